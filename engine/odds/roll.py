"""One roll of attack dice against defence dice: how likely each split of the losses is.

Both sides roll six-sided dice and pair them highest with highest; the attacker wins a pair only
with the higher die. Dice are looked at as sorted multisets with their weights, so that even four
against three are a few thousand cases. Modifiers are what a card can give: a number added to each
die of a side, extra dice of which the lowest drop out again, and dice that may be rolled again.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial

import msgspec

FACES = 6
ATTACK_DICE = 3
DEFENCE_DICE = 2

Dice = tuple[int, ...]
"""Dice of one side, highest first."""


class Modifiers(msgspec.Struct, frozen=True):
    """What cards change in a roll; nothing by default."""

    attack_bonus: int = 0
    """Added to each attack die."""
    defence_bonus: int = 0
    attack_extra: int = 0
    """Dice rolled beyond one for each Dalek; as many of the lowest drop out."""
    defence_extra: int = 0
    attack_again: int = 0
    """So many of the lowest attack dice may be rolled once more, if the attacker gains by it."""
    defence_again: int = 0


PLAIN = Modifiers()


@lru_cache
def weighted(dice: int) -> tuple[tuple[Dice, float], ...]:
    """Every multiset of so many dice, highest first, with its probability.

    >>> len(weighted(3)), weighted(1)[0]
    (56, ((1,), 0.16666666666666666))
    """
    every = []
    for faces in combinations_with_replacement(range(1, FACES + 1), dice):
        ways = factorial(dice)
        for face in set(faces):
            ways //= factorial(faces.count(face))
        every.append((tuple(reversed(faces)), ways / FACES**dice))
    return tuple(every)


def attackers_lost(attack: Dice, defence: Dice, pairs: int, edge: int = 0) -> int:
    """Attackers lost when so many of the highest dice are paired; `edge` helps each attack die.

    >>> attackers_lost((6, 3, 1), (4, 2), 2), attackers_lost((5, 4, 1), (5, 3), 2)
    (0, 1)
    """
    lost = 0
    for attacking, defending in zip(attack[:pairs], defence[:pairs], strict=True):
        if attacking + edge <= defending:
            lost += 1
    return lost


@lru_cache(maxsize=4096)
def rolled_again(kept: Dice, again: int) -> tuple[tuple[Dice, float], ...]:
    """What dice become when so many are rolled once more beside those that are kept."""
    return tuple(
        (tuple(sorted(kept + rolled, reverse=True)), weight) for rolled, weight in weighted(again)
    )


@lru_cache(maxsize=256)
def roll_odds(attackers: int, defenders: int, modifiers: Modifiers = PLAIN) -> tuple[float, ...]:
    """The probability of losing 0, 1, ... attackers in one roll; the other pairs cost defenders.

    `attackers` and `defenders` are the Daleks that fight; more than three, or two, add no dice. A
    side that may roll dice again does so when that lowers its expected losses against the dice as
    they lie, the attacker first.

    >>> [round(p * 7776) for p in roll_odds(3, 2)]
    [2890, 2611, 2275]
    """
    if attackers < 1 or defenders < 1:
        raise ValueError(
            f"expected at least one attacker and one defender, got {attackers} and {defenders}"
        )
    attack_dice = min(attackers, ATTACK_DICE)
    defence_dice = min(defenders, DEFENCE_DICE)
    roll = _Roll(modifiers, min(attack_dice, defence_dice))
    odds = [0.0] * (roll.pairs + 1)
    for attack, likely in weighted(attack_dice + modifiers.attack_extra):
        for defence, weight in weighted(defence_dice + modifiers.defence_extra):
            for dice, share in roll.answered(attack, defence):
                for lost, p in enumerate(roll.defended(dice, defence)):
                    odds[lost] += likely * weight * share * p
    return tuple(odds)


def expected_gain(odds: tuple[float, ...]) -> float:
    """Defenders less attackers lost, on average, in a roll with these odds."""
    pairs = len(odds) - 1
    return sum(p * (pairs - 2 * lost) for lost, p in enumerate(odds))


class _Roll:
    """One roll with its modifiers; what is rolled again depends on the dice that are kept only."""

    def __init__(self, modifiers: Modifiers, pairs: int) -> None:
        self.modifiers = modifiers
        self.pairs = pairs
        self.edge = modifiers.attack_bonus - modifiers.defence_bonus
        self.means: dict[tuple[Dice, int, Dice], float] = {}
        self.splits: dict[tuple[Dice, Dice], list[float]] = {}

    def lost(self, attack: Dice, defence: Dice) -> int:
        return attackers_lost(attack, defence, self.pairs, self.edge)

    def answered(self, attack: Dice, defence: Dice) -> tuple[tuple[Dice, float], ...]:
        """The attack dice once the attacker has rolled again what is worth it."""
        best = 0
        least: float = self.lost(attack, defence)
        for again in range(1, min(self.modifiers.attack_again, len(attack)) + 1):
            kept = attack[: len(attack) - again]
            mean = self.means.get((kept, again, defence))
            if mean is None:
                mean = sum(p * self.lost(dice, defence) for dice, p in rolled_again(kept, again))
                self.means[kept, again, defence] = mean
            if mean < least:
                best, least = again, mean
        return rolled_again(attack[: len(attack) - best], best)

    def defended(self, attack: Dice, defence: Dice) -> list[float]:
        """The split of the losses once the attack dice are settled and the defender has chosen."""
        known = self.splits.get((attack, defence))
        if known is not None:
            return known
        best = self._split(attack, defence, 0)
        for again in range(1, min(self.modifiers.defence_again, len(defence)) + 1):
            tried = self._split(attack, defence, again)
            if _mean(tried) > _mean(best):
                best = tried
        self.splits[attack, defence] = best
        return best

    def _split(self, attack: Dice, defence: Dice, again: int) -> list[float]:
        split = [0.0] * (self.pairs + 1)
        for dice, p in rolled_again(defence[: len(defence) - again], again):
            split[self.lost(attack, dice)] += p
        return split


def _mean(split: list[float]) -> float:
    return sum(lost * p for lost, p in enumerate(split))
