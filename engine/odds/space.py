"""All the rolls of a pool, numbered, and what throwing and taking up dice does to their worth."""

from __future__ import annotations

from typing import final

from engine.odds.multisets import NONE, Multisets


@final
class Space:
    """All the rolls of a pool with so many dice in each group, numbered, the unfinished included.

    A roll is the sum of its multisets, each times the stride of its group.
    """

    __slots__ = ("full", "sets", "size", "strides")

    def __init__(self, sets: list[Multisets]) -> None:
        self.sets = sets
        self.strides: list[int] = []
        self.size = 1
        for part in sets:
            self.strides.append(self.size)
            self.size *= len(part.total)
        self.full: list[int] = [0]
        for g in range(len(sets)):
            self.full = [
                base + number * self.strides[g]
                for base in self.full
                for number in range(sets[g].full)
            ]

    def at(self, roll: int, group: int) -> int:
        """The multiset of one group in a roll."""
        return (roll // self.strides[group]) % len(self.sets[group].total)

    def throw(self, worth: list[float], mask: int) -> list[float]:
        """The worth of unfinished rolls too: the mean over the dice of `mask` still in hand."""
        mean = worth[:]
        for g in range(len(self.sets)):
            if not mask >> g & 1:
                continue
            part = self.sets[g]
            stride = self.strides[g]
            block = stride * len(part.total)
            classes = part.count
            for number in range(part.full, len(part.total)):
                for k in range(classes):
                    offset = part.add[number * classes + k] * stride
                    chance = part.chances[k]
                    target = number * stride
                    for high in range(0, self.size, block):
                        for low in range(high, high + stride):
                            if k == 0:
                                mean[low + target] = chance * mean[low + offset]
                            else:
                                mean[low + target] += chance * mean[low + offset]
        return mean

    def select(self, mean: list[float], mask: int, limit: int) -> list[float]:
        """The best worth of any roll when up to `limit` dice of `mask` may be taken up."""
        dice = 0
        for g in range(len(self.sets)):
            if mask >> g & 1:
                dice += self.sets[g].size
        best = mean[:]
        if limit >= dice:
            for g in range(len(self.sets)):
                if mask >> g & 1:
                    self._lift(best, best, g)
            return best
        for _ in range(limit):
            more = mean[:]
            for g in range(len(self.sets)):
                if mask >> g & 1:
                    self._lift(best, more, g)
            best = more
        return best

    def _lift(self, worth: list[float], best: list[float], g: int) -> None:
        """Raise `best` to what taking up one die of a group gives; fewest dice first."""
        part = self.sets[g]
        stride = self.strides[g]
        block = stride * len(part.total)
        for number in range(len(part.total) - 1, -1, -1):
            target = number * stride
            for k in range(part.count):
                less = part.take[number * part.count + k]
                if less == NONE:
                    continue
                offset = less * stride
                for high in range(0, self.size, block):
                    for low in range(high, high + stride):
                        if worth[low + offset] > best[low + target]:
                            best[low + target] = worth[low + offset]

    def emptied(self, roll: int, mask: int) -> int:
        """The roll with all dice of the groups in `mask` taken up."""
        for g in range(len(self.sets)):
            if mask >> g & 1:
                last = len(self.sets[g].total) - 1
                roll += (last - self.at(roll, g)) * self.strides[g]
        return roll

    def smaller(self, other: Space, roll: int, mask: int) -> int:
        """A roll in the space with one die less, all dice of the groups in `mask` taken up."""
        target = 0
        for g in range(len(self.sets)):
            number = len(other.sets[g].total) - 1 if mask >> g & 1 else self.at(roll, g)
            target += number * other.strides[g]
        return target

    def one_less(self, kept: int, g: int, below: list[int]) -> None:
        part = self.sets[g]
        at = self.at(kept, g)
        for k in range(part.count):
            less = part.take[at * part.count + k]
            if less != NONE:
                other = kept + (less - at) * self.strides[g]
                if other not in below:
                    below.append(other)

    def taken(self, roll: int, kept: int) -> list[list[int]]:
        """The dice that lie in a roll and not among the kept ones."""
        dice: list[list[int]] = []
        for g in range(len(self.sets)):
            part = self.sets[g]
            before = part.parts[self.at(roll, g)]
            after = part.parts[self.at(kept, g)]
            for k in range(part.count):
                for _ in range(before[k] - after[k]):
                    dice.append([g, part.classes[k]])
        return dice
