"""Every address of the site, whoever built it: few queries, no 500, nothing to strangers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import NoReverseMatch, URLPattern, URLResolver, get_resolver, reverse

from arena.services import starting
from cards.deck import Deck as DeckValue
from collection.models import Printing
from collection.selectors.games import vocabularies
from collection.services.holdings import Details, create_holding
from collection.services.wants import set_want
from decks.selectors.game_rules import game_rules
from decks.services import lifecycle
from tests.arena.conftest import order, work_off

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("shipped")]

# Django's staff pages are not ours to count.
NOT_OURS = {"admin"}
# An archive gathers everything an account holds; that is no page.
NOT_PAGES = {"account_export"}


def named(patterns: list[Any], spaces: tuple[str, ...] = ()) -> Iterator[tuple[str, set[str]]]:
    """The full name of each address and the names of its parts."""
    for one in patterns:
        if isinstance(one, URLResolver):
            inner = (*spaces, one.namespace) if one.namespace else spaces
            if not NOT_OURS & set(inner):
                yield from named(one.url_patterns, inner)
        elif isinstance(one, URLPattern) and one.name:
            yield ":".join((*spaces, one.name)), set(one.pattern.regex.groupindex)


ADDRESSES = sorted(dict(named(get_resolver().url_patterns)).items())


@pytest.fixture
def samples(alice: User) -> dict[str, dict[str, Any]]:
    """Parts of addresses: those that mean the same everywhere, and the numbers of some things."""
    printing = Printing.objects.select_related("card").get(card__slug="zarbi", set__slug="base")
    holding = create_holding(alice, printing, Details(3, 1))
    set_want(alice, printing.card, 6)
    # Cards and rules are read once by each process, then kept: no page is charged for that.
    for slug in vocabularies():
        game_rules(slug)
    deck = lifecycle.create(alice, "mmg", DeckValue.of({"deck": {"zarbi": 3}}), name="A deck")
    contest = starting.start(order(games=4), alice)
    work_off()
    game = {"token": contest.token, "pairing": 0, "number": 1, "step": 2, "table": "games"}
    return {
        "": {"game": "mmg", "slug": "zarbi", "card": "zarbi", "set_slug": "base", "form": "text"},
        "decks": {"pk": deck.pk, "number": 1},
        "holding": {"pk": holding.pk},
        **dict.fromkeys(("arena", "api_contest", "api_result", "api_table", "api_replay"), game),
    }


def address_of(name: str, parts: set[str], samples: dict[str, dict[str, Any]]) -> str | None:
    known = dict(samples[""])
    for word, more in samples.items():
        if word and word in name:
            known |= more
    if name == "set_detail":
        known["slug"] = "base"
    try:
        return reverse(name, kwargs={part: known[part] for part in parts})
    except (KeyError, NoReverseMatch):
        return None


def test_every_address_takes_few_queries_and_never_fails(
    alice: User, bob: User, samples: dict[str, Any], django_assert_max_num_queries: Any
) -> None:
    people = {"owner": Client(), "stranger": Client(), "visitor": Client()}
    people["owner"].force_login(alice)
    people["stranger"].force_login(bob)
    seen = set()
    for name, parts in ADDRESSES:
        address = address_of(name, parts, samples)
        if address is None or name in NOT_PAGES:
            continue
        seen.add(name)
        for who, client in people.items():
            if name == "account_logout":
                continue
            with django_assert_max_num_queries(12, info=f"{address} for the {who}"):
                answer = client.get(address)
            assert answer.status_code < 500, (address, who)
            if ("pk" in parts or "token" in parts) and who != "owner":
                assert answer.status_code in (302, 401, 403, 404, 405), (address, who)
    # The walk found pages of every kind, so that a change of names cannot empty it.
    assert {"home", "card_list", "card_detail", "set_detail", "holding_edit", "want_list"} <= seen
    assert {"arena:detail", "arena:replay_step", "arena:csv", "api_result"} <= seen
    assert len(seen) > 40
