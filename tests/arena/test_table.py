"""A table of three: played in every seating, told and drawn for as many seats as there are."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from arena.models import Contest
from arena.order import Choice, Order
from arena.services import starting
from arena.setup import Entry, Setup, to_params
from cards.catalogue.values import Card
from cards.deck import Deck as DeckValue
from cards.ready import ReadyDeck
from engine.games import GAMES
from engine.rng import seeded
from jobs import services as jobs
from tests.arena.conftest import work_off
from tests.engine.whoccg.cardset import CARDS
from tests.markup import folded

pytestmark = pytest.mark.django_db
THREE = "whoccg"


def table_of(card: Card) -> dict[str, Any]:
    return {
        "id": card.id,
        "name": card.name,
        "subtitle": card.subtitle,
        "type": card.type,
        "provenance": "house",
        "house": [],
        "fields": dict(card.fields),
        "ability": [msgspec.to_builtins(one) for one in card.abilities],
    }


def sections_of(deck: ReadyDeck) -> list[tuple[str, list[tuple[str, int]]]]:
    return [(name, [(card.id, 1) for card in cards]) for name, cards in deck.sections.items()]


@pytest.fixture
def contest(shipped: None, alice: User) -> Contest:
    cards = list(CARDS.values()) if isinstance(CARDS, dict) else list(CARDS)
    decks = [GAMES[THREE].random_deck(cards, seeded(4, n)) for n in range(3)]
    used = {card.id: card for deck in decks for card in deck.cards}
    names = ["Ann", "Bob", "Cat"]
    setup = Setup(
        kind="multiplayer",
        game=THREE,
        cards=[table_of(card) for card in used.values()],
        entries=[
            Entry(name, "uniform", sections_of(deck))
            for name, deck in zip(names, decks, strict=True)
        ],
        games=6,
        seed=3,
    )
    order = Order(
        THREE, "multiplayer", [Choice(name, DeckValue()) for name in names], games=6, seed=3
    )
    job = jobs.start("multiplayer", alice, to_params(setup), 3, title="Three at one table")
    made = starting._store(order, setup, job, alice, "Three at one table")
    work_off()
    made.job.refresh_from_db()
    assert made.job.state == "done", made.job.traceback
    return made


def test_three_decks_sit_everywhere_and_are_shown(
    contest: Contest, as_alice: Client, django_assert_max_num_queries: Any
) -> None:
    result = contest.job.result
    (pairing,) = result["pairings"]
    assert result["games"] == 6
    won = sum(row["rate"]["wins"] for row in result["standings"])
    assert won == pytest.approx(6 - pairing["aborted"])
    with django_assert_max_num_queries(14):
        page = as_alice.get(reverse("arena:detail", args=[contest.token])).content.decode()
    assert "Deck by deck" in page and "Seats" in page
    assert "even share" in page
    games = folded(as_alice.get(reverse("arena:games", args=[contest.token, 0])))
    assert all(f"Watch game {n}" in games for n in range(1, 7))
    table = as_alice.get(reverse("arena:csv", args=[contest.token, "games"])).content.decode()
    begins = [line.split(",")[2] for line in table.splitlines()[1:]]
    assert begins == ["Ann", "Bob", "Cat"] * 2


def test_a_game_of_three_is_replayed(contest: Contest, as_alice: Client) -> None:
    for view in ("", "?view=text"):
        there = reverse("arena:replay_step", args=[contest.token, 0, 2, 4]) + view
        page = as_alice.get(there).content.decode()
        assert all(name in page for name in ("Ann", "Bob", "Cat"))
    order = as_alice.get(there).context["record"].order
    assert order == (1, 2, 0)
