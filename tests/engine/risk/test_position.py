"""Short positions: everything has a default, every problem is told, and they round-trip."""

from __future__ import annotations

import pytest

from cards.catalogue.problems import CardError
from engine.risk.invariants import violations
from engine.risk.matchup import read_position
from tests.engine.risk.stage import POOL, position


def test_a_position_with_nothing_given() -> None:
    table = position(territories={"Russia": [0, 3]}).table
    assert (table.seats, table.active, table.turn, table.clara) == (3, 0, 1, 1)
    assert violations(table) == []


def test_owners_by_seat_name_and_neutral_army() -> None:
    board = position(
        players=["Ann", "Bob"], others=["Bob", 2],
        territories={"russia": ["Ann", 4], "Ural": {"owner": "neutral 2", "daleks": 3}},
    )  # fmt: skip
    assert board.at("Russia") == (0, 4)
    assert board.at("Ural") == (3, 3)
    assert board.at("Peru") == (1, 2)


def test_a_short_position_reads_back_whole() -> None:
    board = position(
        players=2, hands=[["Peru", "Ace"], ["Defeat the Yeti"]], others=[1, 2],
        territories={"Russia": [0, 4]}, tardis="Brazil", discard=["China"],
        piles=[["Egypt", "Congo", "India"]], deck=["Siam", "Ural"], clara=5,
    )  # fmt: skip
    table = board.table
    again = read_position(table.to_dict(), POOL)
    assert again.to_dict() == table.to_dict()
    assert again.options == table.options


def test_every_problem_is_told_at_once() -> None:
    with pytest.raises(CardError) as raised:
        position(
            players=3, wizards=1, clara=12, step="sleep", dice=[7], territories={"Narnia": [0, 1]},
            others=[9, 0], hands=[["Zarbi"], ["Peru"], ["Peru"]], deck=["Ace"],
        )  # fmt: skip
    problems = "\n".join(raised.value.problems)
    for words in (
        "got 'wizards'",
        "clara: expected a number from 1 to 11, got 12",
        "step: expected one of",
        "dice: expected numbers from 1 to 6, got 7",
        "territories: expected a territory, got 'Narnia'",
        "others: expected 1 Dalek or more, got 0",
        "hands of seat 0: expected a card, got 'Zarbi'",
        "hands of seat 2: 'Peru' is already somewhere else",
        "deck: expected a Territory card, got 'Ace'",
    ):
        assert words in problems


def test_dice_that_were_handed_over_come_first() -> None:
    board = position(
        territories={"Russia": [0, 4], "Ural": [1, 1]}, dice=[6, 6, 6, 5, 4, 3], others=[2, 1]
    )
    board.do("Attack Ural from Russia with 3")
    assert board.table.dice_ahead == [4, 3]
    assert not board.used_dice
