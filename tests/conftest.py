"""The cast and the stage that all tests share.

Alice owns things. Bob is a stranger who may see nothing of hers. Visitors are not logged in.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.management import call_command
from django.test import Client

REQUIRE_ALL = os.environ.get("CHRONODECK_REQUIRE_ALL") == "1"


def unavailable(what: str) -> None:
    """Skip on a machine without an optional part; fail where every part is required."""
    if REQUIRE_ALL:
        pytest.fail(f"{what}, and CHRONODECK_REQUIRE_ALL asks for it")
    pytest.skip(what)


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup: None, django_db_blocker: Any) -> Iterator[None]:
    """The test database holds the shipped catalogues from the start."""
    with django_db_blocker.unblock():
        call_command("catalogue", "load", verbosity=0, stdout=open(os.devnull, "w"))  # noqa: SIM115, PTH123
    yield


@pytest.fixture
def shipped(db: None) -> None:
    """Be sure that the catalogues are loaded, also after a test that emptied the tables."""
    from collection.models import Game

    if not Game.objects.filter(slug="mmg").exists():
        call_command("catalogue", "load", stdout=open(os.devnull, "w"))  # noqa: SIM115, PTH123


@pytest.fixture
def alice(db: None) -> User:
    return User.objects.create_user("alice", "alice@example.org", "correct-horse-9")


@pytest.fixture
def bob(db: None) -> User:
    return User.objects.create_user("bob", "bob@example.org", "correct-horse-9")


@pytest.fixture
def as_alice(alice: User) -> Client:
    client = Client()
    client.force_login(alice)
    return client


@pytest.fixture
def as_bob(bob: User) -> Client:
    client = Client()
    client.force_login(bob)
    return client


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--screenshots", action="store_true", help="write the README's pictures")
