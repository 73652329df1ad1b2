"""One roll: against plain enumeration of every die, and against the published fractions."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from engine.odds.roll import PLAIN, Modifiers, attackers_lost, expected_gain, roll_odds

PUBLISHED = {
    (1, 1): (15, 36),
    (2, 1): (125, 216),
    (3, 1): (855, 1296),
    (1, 2): (55, 216),
    (2, 2): (295, 1296),
    (3, 2): (2890, 7776),
}
"""Attackers and defenders: the chance that the defender loses everything that is paired."""


def enumerated(attackers: int, defenders: int, modifiers: Modifiers) -> list[Fraction]:
    """The odds of a roll by going through every die one by one; nothing is rolled again."""
    pairs = min(attackers, defenders)
    counts = [0] * (pairs + 1)
    attack_dice = attackers + modifiers.attack_extra
    defence_dice = defenders + modifiers.defence_extra
    for dice in product(range(1, 7), repeat=attack_dice + defence_dice):
        attack = sorted((die + modifiers.attack_bonus for die in dice[:attack_dice]), reverse=True)
        defence = sorted(
            (die + modifiers.defence_bonus for die in dice[attack_dice:]), reverse=True
        )
        counts[sum(attack[k] <= defence[k] for k in range(pairs))] += 1
    return [Fraction(count, 6 ** (attack_dice + defence_dice)) for count in counts]


@pytest.mark.parametrize(("sides", "whole"), PUBLISHED.items())
def test_published_chances(sides: tuple[int, int], whole: tuple[int, int]) -> None:
    assert roll_odds(*sides)[0] == pytest.approx(whole[0] / whole[1], abs=1e-14)


def test_three_against_two_splits_as_published() -> None:
    assert [round(p * 7776) for p in roll_odds(3, 2)] == [2890, 2611, 2275]


@pytest.mark.rule("RISK-P05", "RISK-R28")
def test_one_more_on_each_attack_die_as_published() -> None:
    nitro = Modifiers(attack_bonus=1)
    assert [round(p * 7776) for p in roll_odds(3, 2, nitro)] == [4816, 1981, 979]
    assert [round(p * 1296) for p in roll_odds(3, 1, nitro)] == [1071, 225]


@pytest.mark.parametrize("attackers", [1, 2, 3])
@pytest.mark.parametrize("defenders", [1, 2])
@pytest.mark.parametrize(
    "modifiers",
    [
        PLAIN,
        Modifiers(attack_bonus=2),
        Modifiers(defence_bonus=1),
        Modifiers(attack_bonus=1, defence_bonus=2),
        Modifiers(attack_extra=1),
        Modifiers(defence_extra=1),
        Modifiers(attack_extra=1, defence_extra=1, attack_bonus=1),
    ],
)
def test_odds_equal_enumeration(attackers: int, defenders: int, modifiers: Modifiers) -> None:
    exact = enumerated(attackers, defenders, modifiers)
    assert roll_odds(attackers, defenders, modifiers) == pytest.approx(
        [float(p) for p in exact], abs=1e-12
    )


def test_more_daleks_than_dice_change_nothing() -> None:
    assert roll_odds(50, 70) == roll_odds(3, 2)
    assert roll_odds(50, 1) == roll_odds(3, 1)


@pytest.mark.parametrize("again", [1, 2])
@pytest.mark.parametrize("sides", [(1, 1), (2, 2), (3, 2)])
def test_rolling_again_equals_enumeration_of_every_choice(
    sides: tuple[int, int], again: int
) -> None:
    """The attacker looks at every set of dice it may roll again, not at the lowest alone."""
    attackers, defenders = sides
    pairs = min(sides)
    total = Fraction(0)
    for dice in product(range(1, 7), repeat=attackers + defenders):
        attack, defence = dice[:attackers], tuple(sorted(dice[attackers:], reverse=True))
        best = Fraction(lost_with(attack, defence, pairs))
        for chosen in product([False, True], repeat=attackers):
            if not 1 <= sum(chosen) <= again:
                continue
            tried = Fraction(0)
            for fresh in product(range(1, 7), repeat=sum(chosen)):
                rolled = iter(fresh)
                after = tuple(
                    next(rolled) if picked else die
                    for die, picked in zip(attack, chosen, strict=True)
                )
                tried += lost_with(after, defence, pairs)
            best = min(best, tried / 6 ** sum(chosen))
        total += best
    mean = total / 6 ** (attackers + defenders)
    odds = roll_odds(attackers, defenders, Modifiers(attack_again=again))
    assert sum(lost * p for lost, p in enumerate(odds)) == pytest.approx(float(mean), abs=1e-12)
    assert sum(odds) == pytest.approx(1.0)


def lost_with(attack: tuple[int, ...], defence: tuple[int, ...], pairs: int) -> int:
    return attackers_lost(tuple(sorted(attack, reverse=True)), defence, pairs)


def test_rolling_again_helps_the_side_that_may() -> None:
    plain = expected_gain(roll_odds(3, 2))
    assert expected_gain(roll_odds(3, 2, Modifiers(attack_again=1))) > plain
    assert expected_gain(roll_odds(3, 2, Modifiers(defence_again=1))) < plain


def test_a_roll_needs_two_sides() -> None:
    with pytest.raises(ValueError, match="at least one attacker and one defender, got 0 and 2"):
        roll_odds(0, 2)
