"""Whole battles: against brute force, against known figures, and laws that hold for all of them."""

from __future__ import annotations

from functools import lru_cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.odds.battle import MOST, battle, conquest_table
from engine.odds.roll import PLAIN, Modifiers, roll_odds

SIDE = st.integers(0, 14)
CARDS = st.sampled_from(
    [
        PLAIN,
        Modifiers(attack_bonus=1),
        Modifiers(defence_bonus=1),
        Modifiers(attack_extra=1),
        Modifiers(defence_extra=1),
        Modifiers(attack_again=1),
        Modifiers(defence_again=2),
    ]
)


def brute_ends(
    attackers: int, defenders: int, stop_at: int, modifiers: Modifiers
) -> dict[tuple[int, int], float]:
    """Every end by following every roll, without any table."""
    if attackers <= stop_at or defenders == 0:
        return {(attackers, defenders): 1.0}
    ends: dict[tuple[int, int], float] = {}
    odds = roll_odds(attackers, defenders, modifiers)
    for lost, p in enumerate(odds):
        after = brute_ends(attackers - lost, defenders - len(odds) + 1 + lost, stop_at, modifiers)
        for end, share in after.items():
            ends[end] = ends.get(end, 0.0) + p * share
    return ends


@pytest.mark.parametrize("attackers", range(9))
@pytest.mark.parametrize("defenders", range(8))
@pytest.mark.parametrize("stop_at", [0, 1, 3, 5])
def test_ends_equal_brute_force(attackers: int, defenders: int, stop_at: int) -> None:
    for modifiers in (PLAIN, Modifiers(attack_bonus=1, defence_extra=1)):
        brute = brute_ends(attackers, defenders, stop_at, modifiers)
        ends = battle(attackers, defenders, stop_at, modifiers).ends
        assert ends == pytest.approx(brute, abs=1e-12)


@given(SIDE, SIDE, st.integers(0, 6), CARDS, CARDS)
def test_a_first_roll_of_its_own(
    attackers: int, defenders: int, stop_at: int, modifiers: Modifiers, first: Modifiers
) -> None:
    """The battle with a card for one roll is a mixture of the battles after that roll."""
    ends: dict[tuple[int, int], float] = {}
    if attackers > stop_at and defenders:
        odds = roll_odds(attackers, defenders, first)
        for lost, p in enumerate(odds):
            after = battle(attackers - lost, defenders - len(odds) + 1 + lost, stop_at, modifiers)
            for end, share in after.ends.items():
                ends[end] = ends.get(end, 0.0) + p * share
    else:
        ends = {(attackers, defenders): 1.0}
    mixed = battle(attackers, defenders, stop_at, modifiers, first).ends
    assert mixed == pytest.approx(ends, abs=1e-12)


@given(SIDE, SIDE, st.integers(0, 8), CARDS)
def test_laws_of_a_battle(
    attackers: int, defenders: int, stop_at: int, modifiers: Modifiers
) -> None:
    result = battle(attackers, defenders, stop_at, modifiers)
    assert sum(result.ends.values()) == pytest.approx(1.0)
    assert sum(result.attackers_left()) == pytest.approx(1.0)
    assert sum(result.defenders_left()) == pytest.approx(1.0)
    assert result.conquest == pytest.approx(result.defenders_left()[0])
    for left, against in result.ends:
        assert against == 0 or left <= stop_at  # nobody stops early
        assert left > stop_at - 2 or left == attackers  # a roll costs two at most
    lost = sum(p * (attackers - left) for left, p in enumerate(result.attackers_left()))
    assert result.mean_attackers_lost() == pytest.approx(lost)


@given(st.integers(0, 30), st.integers(1, 30))
def test_more_attackers_and_fewer_defenders_help(attackers: int, defenders: int) -> None:
    chance = battle(attackers, defenders).conquest
    assert battle(attackers + 1, defenders).conquest > chance or chance == 1.0
    assert battle(attackers, defenders - 1).conquest > chance or chance == 0.0 == attackers


def test_the_table_equals_the_battles() -> None:
    table = conquest_table()
    for attackers in (0, 1, 2, 3, 17, 50, 99, MOST):
        for defenders in (0, 1, 2, 3, 23, 60, MOST):
            expected = battle(attackers, defenders).conquest
            assert table[attackers][defenders] == pytest.approx(expected, abs=1e-12)


def test_a_table_with_a_card() -> None:
    nitro = Modifiers(attack_bonus=1)
    table = conquest_table(12, 12, nitro)
    assert table[5][7] == pytest.approx(battle(5, 7, modifiers=nitro).conquest)
    assert table[5][7] > conquest_table(12, 12)[5][7]


def test_known_chances() -> None:
    """Exact fractions that can be worked out by hand."""

    @lru_cache
    def one_die(attackers: int) -> float:
        return 0.0 if attackers == 0 else 15 / 36

    assert battle(1, 1).conquest == pytest.approx(one_die(1))
    assert battle(2, 1).conquest == pytest.approx(125 / 216 + 91 / 216 * 15 / 36)
    assert battle(1, 2).conquest == pytest.approx(55 / 216 * 15 / 36)


@pytest.mark.parametrize(("sides", "words"), [((101, 1), "attackers"), ((1, -1), "defenders")])
def test_sizes_are_bounded(sides: tuple[int, int], words: str) -> None:
    with pytest.raises(ValueError, match=f"expected 0 to 100 {words}"):
        battle(*sides)


def test_every_problem_is_told_at_once() -> None:
    with pytest.raises(ValueError, match=r"attackers, got 200; .*defenders, got 300; .*stop at"):
        battle(200, 300, 400)
