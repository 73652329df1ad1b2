"""The record of a deck: by version and opponent, repeated games counted once."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User

from arena.order import Choice, Order
from arena.selectors.record import record_of
from arena.services import starting
from decks.selectors.verdicts import value_of
from decks.services import versions
from tests.arena.conftest import GAME, choices, work_off

pytestmark = pytest.mark.django_db


def test_results_attach_to_the_version_that_played(own_deck: Any, alice: User, bob: User) -> None:
    def play(seed: int, opponent: int = 1) -> None:
        own_deck.refresh_from_db()
        mine = Choice(own_deck.name, value_of(own_deck), "uniform", own_deck, own_deck.head)
        wanted = Order(GAME, "matchup", [mine, choices(3)[opponent]], games=8, seed=seed)
        starting.start(wanted, alice)
        work_off()

    play(1)
    play(1)
    play(2)
    with versions.locked(own_deck.pk, alice.pk) as deck:
        value = value_of(deck)
        versions.advance(
            deck, value.with_card("deck", "dalek-gunstick", -1).with_card("deck", "ogron-patrol", 0)
        )
    own_deck.refresh_from_db()
    found = record_of(own_deck, alice).lines
    assert [(line.version, line.opponent, line.is_now) for line in found] == [
        (1, "UNIT wall", False)
    ]
    # The first run was repeated with its seed: its eight games count once.
    (line,) = found
    assert line.won + line.lost + line.drawn + line.aborted == 16
    assert line.contests == 2
    assert line.rate.low <= (line.won + line.drawn / 2) / line.rate.games <= line.rate.high
    play(3, opponent=2)
    assert [
        (line.version, line.opponent, line.is_now) for line in record_of(own_deck, alice).lines
    ] == [
        (2, "Web of time", True),
        (1, "UNIT wall", False),
    ]
    assert record_of(own_deck, bob).lines == []
