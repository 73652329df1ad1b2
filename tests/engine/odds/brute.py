"""The odds of a small pool by trying everything: every order of dice, every selection.

Slow and plain on purpose; it shares no idea with `engine.odds.pool`.
"""

from __future__ import annotations

import itertools
from fractions import Fraction
from functools import cache

from engine.odds.means import ALL
from engine.odds.pool import PoolOdds

Die = tuple[int, int]
"""The group of a die and the symbol that it shows; -2 is not yet rolled."""
OPEN = -2


class Brute:
    """One pool, challenge and means, by enumeration with exact fractions."""

    def __init__(self, odds: PoolOdds) -> None:
        self.odds = odds
        self.value = cache(self._value)
        self.rolled = cache(self._rolled)

    def chance(self) -> Fraction:
        dice = tuple(
            (g, OPEN) for g, group in enumerate(self.odds.groups) for _ in range(group.count)
        )
        charges = tuple(purse.charges for purse in self.odds.purses)
        return self.rolled(dice, 0, charges)

    def _rolled(self, dice: tuple[Die, ...], used: int, charges: tuple[int, ...]) -> Fraction:
        """The mean over the open dice."""
        for k, (group, symbol) in enumerate(dice):
            if symbol == OPEN:
                faces = self.odds.groups[group].faces
                total = Fraction(0)
                for shown, count in enumerate(faces):
                    if count:
                        after = tuple(sorted((*dice[:k], (group, shown), *dice[k + 1 :])))
                        total += Fraction(count, sum(faces)) * self.rolled(after, used, charges)
                return total
        return self.value(dice, used, charges)

    def _value(self, dice: tuple[Die, ...], used: int, charges: tuple[int, ...]) -> Fraction:
        best = Fraction(int(self.turned(dice, frozenset(range(len(self.odds.changes))), charges)))
        for k, icon in enumerate(self.odds.rerolls):
            if used >> k & 1 or (charges and charges[icon.purse] < icon.cost):
                continue
            left = list(charges)
            if icon.cost:
                left[icon.purse] -= icon.cost
            for chosen in self.chosen(dice, icon.mask, icon.limit):
                best = max(best, self.rolled(self.opened(dice, chosen), used | 1 << k, tuple(left)))
        for k, purse in enumerate(self.odds.purses):
            if purse.rerolls and charges[k] >= 2:
                left = list(charges)
                left[k] -= 2
                for chosen in self.chosen(dice, purse.mask, 1):
                    best = max(best, self.rolled(self.opened(dice, chosen), used, tuple(left)))
        for spare in self.odds.spares:
            for k, (group, _) in enumerate(dice):
                if group == spare.group:
                    rest = dice[:k] + dice[k + 1 :]
                    chosen = tuple(i for i, (g, _) in enumerate(rest) if spare.mask >> g & 1)
                    best = max(best, self.rolled(self.opened(rest, chosen), used, charges))
        return best

    def chosen(self, dice: tuple[Die, ...], mask: int, limit: int) -> list[tuple[int, ...]]:
        fitting = [k for k, (group, _) in enumerate(dice) if mask >> group & 1]
        if limit == ALL:
            return [tuple(fitting)]
        return [
            some
            for size in range(1, min(limit, len(fitting)) + 1)
            for some in itertools.combinations(fitting, size)
        ]

    def opened(self, dice: tuple[Die, ...], chosen: tuple[int, ...]) -> tuple[Die, ...]:
        return tuple(sorted((g, OPEN if k in chosen else s) for k, (g, s) in enumerate(dice)))

    def turned(
        self, dice: tuple[Die, ...], icons: frozenset[int], charges: tuple[int, ...]
    ) -> bool:
        """Whether turning dice, in any way that is left, meets the challenge."""
        shown = [symbol for _, symbol in dice]
        if all(shown.count(s) >= need for s, need in enumerate(self.odds.need)):
            return True
        for k, (group, _) in enumerate(dice):
            on_die = [s for s, count in enumerate(self.odds.groups[group].faces) if count]
            for icon in icons:
                change = self.odds.changes[icon]
                if change.mask >> group & 1 and change.symbol in on_die:
                    after = (*dice[:k], (group, change.symbol), *dice[k + 1 :])
                    if self.turned(after, icons - {icon}, charges):
                        return True
            for p, purse in enumerate(self.odds.purses):
                if purse.changes and purse.mask >> group & 1 and charges[p] >= 3:
                    left = (*charges[:p], charges[p] - 3, *charges[p + 1 :])
                    for symbol in on_die:
                        if self.turned((*dice[:k], (group, symbol), *dice[k + 1 :]), icons, left):
                            return True
        return False
