"""The chance of meeting a challenge with a pool of dice, under best play, exactly.

A pool is made of groups of equal dice; a challenge asks for so many dice that show each symbol. The
whole pool is rolled once. Then dice may be re-rolled and in the end turned, with means that are
used up: icons that re-roll so many dice, charges that re-roll one die or turn one, spare dice that
are given up to roll all others again, icons that turn a die to a symbol.

What is left of the means is a layer; in every layer the chance is known for every roll. The best
way to re-roll is found without trying all selections: the worth of keeping some dice is the mean
over one more die thrown, die by die, and the best of all selections is the best after taking one
die less, die by die. Two players who share a challenge are groups with means of their own.
"""

from __future__ import annotations

from typing import Final, final

from engine.odds.means import ALL, Change, Group, Purse, Reroll, Spare
from engine.odds.multisets import NONE, Multisets
from engine.odds.space import Space

REROLL_COST: Final = 2
CHANGE_COST: Final = 3
SPARE_BITS: Final = 4
PURSE_BITS: Final = 5
MAX_REROLLS: Final = 16

BY_ICON: Final = 1
BY_CHARGES: Final = 2
BY_SPARE: Final = 3


@final
class PoolOdds:
    """The exact odds of one pool, one challenge and one set of means."""

    __slots__ = (
        "before",
        "changes", "groups", "layers", "need", "purses", "rerolls", "spaces", "spares", "wins",
    )  # fmt: skip

    def __init__(
        self,
        groups: list[Group],
        need: list[int],
        rerolls: list[Reroll],
        changes: list[Change],
        purses: list[Purse],
        spares: list[Spare],
    ) -> None:
        if len(rerolls) > MAX_REROLLS:
            raise ValueError(f"expected at most {MAX_REROLLS} re-roll icons, got {len(rerolls)}")
        self.groups = groups
        self.need = need
        self.rerolls = rerolls
        self.changes = changes
        self.purses = purses
        self.spares = spares
        self.spaces: dict[int, Space] = {}
        self.wins: dict[int, list[bool]] = {}
        self.layers: dict[int, list[float]] = {}
        self.before = -1.0  # the chance before the first roll, once it is known

    # What is left of the means is one number: icons used, charges left, spares given up.

    def layer(self, used: int, charges: list[int], given: list[int]) -> int:
        """The number of a layer: icons used (bits), charges in each purse, dice given up."""
        key = used
        shift = MAX_REROLLS
        for left in charges:
            key |= left << shift
            shift += PURSE_BITS
        for gone in given:
            key |= gone << shift
            shift += SPARE_BITS
        return key

    def whole(self) -> int:
        """The layer with all means."""
        return self.layer(0, [purse.charges for purse in self.purses], [0] * len(self.spares))

    def _charges(self, key: int, purse: int) -> int:
        return (key >> (MAX_REROLLS + PURSE_BITS * purse)) & ((1 << PURSE_BITS) - 1)

    def _pay(self, key: int, purse: int, cost: int) -> int:
        return key - (cost << (MAX_REROLLS + PURSE_BITS * purse))

    def _spare_shift(self, spare: int) -> int:
        return MAX_REROLLS + PURSE_BITS * len(self.purses) + SPARE_BITS * spare

    def _given(self, key: int, spare: int) -> int:
        return (key >> self._spare_shift(spare)) & ((1 << SPARE_BITS) - 1)

    def space(self, key: int) -> Space:
        """The rolls that are possible with the dice of a layer."""
        gone = key >> (MAX_REROLLS + PURSE_BITS * len(self.purses))
        known = self.spaces.get(gone)
        if known is not None:
            return known
        left = [group.count for group in self.groups]
        for k in range(len(self.spares)):
            left[self.spares[k].group] -= self._given(key, k)
        sets = [
            Multisets(self.groups[g].faces, left[g], self.need) for g in range(len(self.groups))
        ]
        made = Space(sets)
        self.spaces[gone] = made
        return made

    # Rolls that are met as they lie, or after turning dice.

    def _met(self, space: Space, roll: int) -> bool:
        have = [0] * len(self.need)
        for g in range(len(space.sets)):
            part = space.sets[g]
            shown = part.parts[space.at(roll, g)]
            for k in range(part.count):
                if part.classes[k] >= 0:
                    have[part.classes[k]] += shown[k]
        short = 0
        for symbol in range(len(have)):
            short += max(0, self.need[symbol] - have[symbol])
        return short == 0

    def _widen(self, space: Space, won: list[bool], mask: int, symbol: int) -> list[bool]:
        """Rolls that one turned die brings among the won ones; symbol -1 is any."""
        more = won[:]
        for roll in space.full:
            if won[roll]:
                continue
            for g in range(len(space.sets)):
                if mask >> g & 1 and self._turns(space, won, roll, g, symbol):
                    more[roll] = True
                    break
        return more

    def _turns(self, space: Space, won: list[bool], roll: int, g: int, symbol: int) -> bool:
        part = space.sets[g]
        number = space.at(roll, g)
        for k in range(part.count):
            less = part.take[number * part.count + k]
            if less == NONE:
                continue
            for into in range(part.count):
                shows = part.classes[into]
                if into == k or shows < 0 or (symbol >= 0 and shows != symbol):
                    continue
                other = part.add[less * part.count + into]
                if won[roll + (other - number) * space.strides[g]]:
                    return True
        return False

    def won(self, key: int) -> list[bool]:
        """Which rolls meet the challenge without another re-roll, dice turned if it helps."""
        turns = [0] * len(self.purses)
        for k in range(len(self.purses)):
            if self.purses[k].changes:
                turns[k] = self._charges(key, k) // CHANGE_COST
        mark = key >> (MAX_REROLLS + PURSE_BITS * len(self.purses))
        for times in turns:
            mark = mark << SPARE_BITS | times
        known = self.wins.get(mark)
        if known is not None:
            return known
        space = self.space(key)
        won = [False] * space.size
        for roll in space.full:
            won[roll] = self._met(space, roll)
        for change in self.changes:
            won = self._widen(space, won, change.mask, change.symbol)
        for k in range(len(turns)):
            for _ in range(turns[k]):
                won = self._widen(space, won, self.purses[k].mask, -1)
        self.wins[mark] = won
        return won

    def _use(self, space: Space, after: list[float], mask: int, limit: int) -> list[float]:
        """The worth of every roll when a re-roll is used: `after` is the layer without it."""
        mean = space.throw(after, mask)
        if limit == ALL:
            return [mean[space.emptied(roll, mask)] for roll in space.full]
        best = space.select(mean, mask, limit)
        return [best[roll] for roll in space.full]

    def values(self, key: int) -> list[float]:
        """The chance for every roll of a layer, under best play."""
        known = self.layers.get(key)
        if known is not None:
            return known
        space = self.space(key)
        won = self.won(key)
        best = [0.0] * space.size
        for roll in space.full:
            if won[roll]:
                best[roll] = 1.0
        for kind, number, after in self.steps(key):
            uses: list[float]
            if kind == BY_SPARE:
                mask = self.spares[number].mask
                other = self.space(after)
                mean = other.throw(self.values(after), mask)
                uses = [mean[space.smaller(other, roll, mask)] for roll in space.full]
            elif kind == BY_CHARGES:
                uses = self._use(space, self.values(after), self.purses[number].mask, 1)
            else:
                reroll = self.rerolls[number]
                uses = self._use(space, self.values(after), reroll.mask, reroll.limit)
            for k in range(len(uses)):
                roll = space.full[k]
                if uses[k] > best[roll]:
                    best[roll] = uses[k]
        self.layers[key] = best
        return best

    def steps(self, key: int) -> list[tuple[int, int, int]]:
        """What may be used in a layer: the kind, its place, and the layer afterwards."""
        steps: list[tuple[int, int, int]] = []
        for k in range(len(self.rerolls)):
            reroll = self.rerolls[k]
            if key >> k & 1 or (reroll.cost and self._charges(key, reroll.purse) < reroll.cost):
                continue
            after = key | 1 << k
            if reroll.cost:
                after = self._pay(after, reroll.purse, reroll.cost)
            steps.append((BY_ICON, k, after))
        for k in range(len(self.purses)):
            if self.purses[k].rerolls and self._charges(key, k) >= REROLL_COST:
                steps.append((BY_CHARGES, k, self._pay(key, k, REROLL_COST)))
        space = self.space(key)
        for k in range(len(self.spares)):
            spare = self.spares[k]
            if space.sets[spare.group].size > 0 and self._given(key, k) < spare.most:
                steps.append((BY_SPARE, k, key + (1 << self._spare_shift(k))))
        return steps

    # What a player asks.

    def chance(self) -> float:
        """The chance before the first roll."""
        if self.before < 0.0:
            space = self.space(self.whole())
            mask = (1 << len(space.sets)) - 1
            self.before = space.throw(self.values(self.whole()), mask)[space.size - 1]
        return self.before

    def roll(self, key: int, shown: list[list[int]]) -> int:
        """The number of a roll: the symbols that the dice of each group show."""
        space = self.space(key)
        number = 0
        for g in range(len(space.sets)):
            if len(shown[g]) != space.sets[g].size:
                raise ValueError(
                    f"expected {space.sets[g].size} dice in group {g + 1}, got {len(shown[g])}"
                )
            part = space.sets[g]
            number += part.number(part.counts(shown[g])) * space.strides[g]
        return number

    def chance_of(self, key: int, shown: list[list[int]]) -> float:
        """The chance after a roll."""
        return self.values(key)[self.roll(key, shown)]
