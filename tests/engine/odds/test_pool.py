"""The odds of a pool equal enumeration; the plays it names are worth what it says."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.odds.means import ALL, ANY, Change, Group, Purse, Reroll, Spare
from engine.odds.plays import STOP, plays
from engine.odds.pool import BY_CHARGES, BY_ICON, BY_SPARE, PoolOdds
from tests.engine.odds.brute import Brute

BLACK = [1, 1, 1, 1, 1, 1]
BLUE = [0, 1, 3, 2, 0, 0]
GREEN = [3, 2, 0, 0, 1, 0]
RED = [0, 0, 1, 0, 2, 3]
KINDS = [BLACK, BLUE, GREEN, RED]
RUNNING, DIPLOMACY, SCIENCE, CUNNING, TACTICS, STRENGTH = range(6)


def need(*symbols: int) -> list[int]:
    return [symbols.count(symbol) for symbol in range(6)]


def plain(groups: list[Group], wanted: list[int]) -> PoolOdds:
    return PoolOdds(groups, wanted, [], [], [], [])


@st.composite
def pools(draw: st.DrawFn) -> PoolOdds:
    """Up to three dice of up to three kinds, with a few means of every sort."""
    kinds = draw(st.lists(st.integers(0, 3), min_size=1, max_size=3, unique=True))
    left = 3
    groups = []
    for kind in kinds:
        count = draw(st.integers(0, left))
        left -= count
        groups.append(Group(KINDS[kind], count))
    whole = (1 << len(groups)) - 1
    masks = st.integers(1, whole)
    limits = st.sampled_from([1, 2, ANY, ALL])
    rerolls = [
        Reroll(draw(masks), draw(limits), draw(st.integers(0, 2)))
        for _ in range(draw(st.integers(0, 2)))
    ]
    changes = [Change(draw(masks), draw(st.integers(0, 5))) for _ in range(draw(st.integers(0, 2)))]
    purse = Purse(draw(masks), draw(st.integers(0, 5)), draw(st.booleans()), draw(st.booleans()))
    spares = [Spare(0, draw(masks) | 1)] if draw(st.booleans()) else []
    wanted = need(*draw(st.lists(st.integers(0, 5), max_size=3)))
    return PoolOdds(groups, wanted, rerolls, changes, [purse], spares)


@settings(deadline=None, max_examples=150)
@given(pools())
def test_the_chance_equals_enumeration(odds: PoolOdds) -> None:
    assert odds.chance() == pytest.approx(float(Brute(odds).chance()), abs=1e-12)


def test_every_pool_of_two_dice_and_every_challenge_of_two_symbols() -> None:
    """With a re-roll icon of every sort, charges for one re-roll or one turn, and a spare."""
    tried = 0
    for first, second in itertools.combinations_with_replacement(range(4), 2):
        for symbols in itertools.combinations_with_replacement(range(6), 2):
            for limit in (1, ANY, ALL):
                groups = [Group(KINDS[first], 1), Group(KINDS[second], 1)]
                odds = PoolOdds(
                    groups,
                    need(*symbols),
                    [Reroll(2, limit)],
                    [],
                    [Purse(3, 3)],
                    [Spare(0, 3)] if first == 0 else [],
                )
                assert odds.chance() == pytest.approx(float(Brute(odds).chance()), abs=1e-12)
                tried += 1
    assert tried == 630


def test_known_chances() -> None:
    assert plain([Group(BLACK, 1)], need(CUNNING)).chance() == pytest.approx(1 / 6)
    assert plain([Group(BLUE, 2)], need(SCIENCE)).chance() == pytest.approx(3 / 4)
    assert plain([Group(RED, 1)], need(RUNNING)).chance() == 0
    assert plain([Group(BLACK, 1)], need(CUNNING, CUNNING)).chance() == 0
    assert plain([], need()).chance() == 1
    again = PoolOdds([Group(BLACK, 1)], need(CUNNING), [Reroll(1, 1)], [], [], [])
    assert again.chance() == pytest.approx(11 / 36)
    turned = PoolOdds([Group(GREEN, 1)], need(TACTICS), [], [], [Purse(1, 3)], [])
    assert turned.chance() == 1
    never = PoolOdds([Group(GREEN, 1)], need(CUNNING), [], [], [Purse(1, 5)], [])
    assert never.chance() == 0  # the symbol is not on that die


@settings(deadline=None, max_examples=100)
@given(pools(), st.data())
def test_the_best_play_after_a_roll_is_worth_the_value_of_the_roll(
    odds: PoolOdds, data: st.DataObject
) -> None:
    shown = [
        [
            data.draw(st.sampled_from([s for s in range(6) if group.faces[s]]))
            for _ in range(group.count)
        ]
        for group in odds.groups
    ]
    found = plays(odds, odds.whole(), shown)
    chances = [play.chance for play in found]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] == pytest.approx(odds.chance_of(odds.whole(), shown), abs=1e-12)
    dice = tuple(sorted((g, s) for g, part in enumerate(shown) for s in part))
    charges = tuple(purse.charges for purse in odds.purses)
    assert chances[0] == pytest.approx(float(Brute(odds).value(dice, 0, charges)), abs=1e-12)


def test_the_plays_name_the_dice_to_take_up() -> None:
    odds = PoolOdds(
        [Group(BLACK, 1), Group(BLUE, 1), Group(RED, 1)],
        need(SCIENCE, STRENGTH, RUNNING),
        [Reroll(1, 1)],
        [],
        [Purse(7, 2)],
        [],
    )
    found = plays(odds, odds.whole(), [[TACTICS], [SCIENCE], [STRENGTH]])
    assert [play.kind for play in found] == [BY_ICON, BY_CHARGES, STOP]
    assert found[0].dice == [[0, -1]]
    assert found[0].chance == pytest.approx(11 / 36)  # and the charges after the icon


def test_a_spare_die_rolls_all_others_again() -> None:
    odds = PoolOdds([Group(BLACK, 2)], need(CUNNING), [], [], [], [Spare(0, 1)])
    found = plays(odds, odds.whole(), [[TACTICS, STRENGTH]])
    assert [(play.kind, pytest.approx(play.chance)) for play in found] == [
        (BY_SPARE, 1 / 6),
        (STOP, 0),
    ]


def test_all_means_all_even_dice_that_fit() -> None:
    odds = PoolOdds([Group(RED, 2)], need(STRENGTH, TACTICS), [Reroll(1, ALL)], [], [], [])
    icon = next(p for p in plays(odds, odds.whole(), [[STRENGTH, STRENGTH]]) if p.kind == BY_ICON)
    assert icon.dice == [[0, STRENGTH], [0, STRENGTH]]
    assert icon.chance == pytest.approx(2 * (3 / 6) * (2 / 6))


def test_more_means_never_hurt() -> None:
    groups = [Group(BLACK, 3), Group(GREEN, 2)]
    wanted = need(RUNNING, DIPLOMACY, TACTICS, CUNNING)
    chances = [
        PoolOdds(groups, wanted, [Reroll(3, ANY)] * icons, [], [Purse(3, charges)], []).chance()
        for icons in range(3)
        for charges in (0, 2, 5)
    ]
    assert chances[0] < chances[1] < chances[2]
    assert chances[0] < chances[3] < chances[6]


def test_a_roll_with_the_wrong_number_of_dice_is_refused() -> None:
    odds = plain([Group(BLACK, 2)], need(CUNNING))
    with pytest.raises(ValueError, match="expected 2 dice in group 1, got 1"):
        odds.chance_of(odds.whole(), [[CUNNING]])
