"""Whoever looks changes nothing: every GET of the site and the API, with writing forbidden.

The rows are as an interrupted worker and an upgrade leave them: a contest whose job ended without
being settled, verdicts found by rules of long ago, a slow game that nobody has prepared.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client

from arena.models import Contest
from decks.models import DeckVersion
from jobs.models import Job
from tests.site.test_every_address import ADDRESSES, address_of, samples

__all__ = ["samples"]

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("shipped")]

WRITES = re.compile(r'\s*(INSERT INTO|UPDATE|DELETE FROM|REPLACE INTO)\s+"(\w+)"', re.IGNORECASE)
# Who is logged in, and how often a password was wrong, is noted whatever is asked for.
MAY_CHANGE = {"django_session", "axes_accessattempt", "axes_accesslog"}


class WritingError(AssertionError):
    """A page that only shows something tried to change a row."""


def forbid(execute: Callable[..., Any], sql: str, params: Any, many: bool, context: Any) -> Any:
    found = WRITES.match(sql)
    if found and found[2] not in MAY_CHANGE:
        raise WritingError(f"{found[1]} {found[2]}")
    return execute(sql, params, many, context)


def people(alice: User, bob: User) -> dict[str, Client]:
    cast = {"owner": Client(), "stranger": Client(), "visitor": Client()}
    for user in (alice, bob):
        # As signing up leaves it.
        EmailAddress.objects.create(user=user, email=user.email, primary=True)
    cast["owner"].force_login(alice)
    cast["stranger"].force_login(bob)
    return cast


def test_no_get_changes_a_row(alice: User, bob: User, samples: dict[str, dict[str, Any]]) -> None:
    DeckVersion.objects.update(judged_with="rules of long ago")
    Job.objects.update(is_settled=False)
    Contest.objects.update(headline="")
    cast, seen = people(alice, bob), set()
    with connection.execute_wrapper(forbid):
        for name, parts in ADDRESSES:
            address = address_of(name, parts, samples)
            if address is None:
                continue
            seen.add(name)
            for client in cast.values():
                assert client.get(address).status_code < 500, address
    assert {"arena:list", "arena:detail", "arena:replay_step", "api_result", "api_replay"} <= seen
    assert {"decks:list", "decks:detail", "decks:edit", "account_export", "api_contests"} <= seen
    assert DeckVersion.objects.exclude(judged_with="rules of long ago").count() == 0


def test_what_is_forbidden_here_is_writing(alice: User) -> None:
    with connection.execute_wrapper(forbid):
        assert User.objects.filter(pk=alice.pk).exists()
        with pytest.raises(WritingError, match="UPDATE auth_user"):
            User.objects.filter(pk=alice.pk).update(first_name="A")
