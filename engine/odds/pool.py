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

from engine.odds.multisets import NONE, Multisets

ANY: Final = 99
"""Any selection of the dice, all of them if wanted."""
ALL: Final = -1
"""All the dice, never only some."""
REROLL_COST: Final = 2
CHANGE_COST: Final = 3
SPARE_BITS: Final = 4
PURSE_BITS: Final = 5
MAX_REROLLS: Final = 16
MOST_DICE: Final = 12
CLOSE: Final = 1e-12

STOP: Final = 0
BY_ICON: Final = 1
BY_CHARGES: Final = 2
BY_SPARE: Final = 3


@final
class Group:
    """Equal dice: on how many faces each symbol stands, and how many dice there are."""

    __slots__ = ("count", "faces")

    def __init__(self, faces: list[int], count: int) -> None:
        self.faces = faces
        self.count = count


@final
class Reroll:
    """Used once: re-rolls up to `limit` dice of the groups in `mask`, or ANY, or ALL of them.

    It may take charges from a purse.
    """

    __slots__ = ("cost", "limit", "mask", "purse")

    def __init__(self, mask: int, limit: int, cost: int = 0, purse: int = 0) -> None:
        self.mask = mask
        self.limit = limit
        self.cost = cost
        self.purse = purse


@final
class Change:
    """Used once: turns one die of the groups in `mask` to a symbol that is on it."""

    __slots__ = ("mask", "symbol")

    def __init__(self, mask: int, symbol: int) -> None:
        self.mask = mask
        self.symbol = symbol


@final
class Purse:
    """Charges: two re-roll one die of the groups in `mask`, three turn one to any symbol on it."""

    __slots__ = ("changes", "charges", "mask", "rerolls")

    def __init__(self, mask: int, charges: int, rerolls: bool = True, changes: bool = True) -> None:
        self.mask = mask
        self.charges = charges
        self.rerolls = rerolls
        self.changes = changes


@final
class Spare:
    """A die of `group` may be given up to roll again all other dice of the groups in `mask`."""

    __slots__ = ("group", "mask")

    def __init__(self, group: int, mask: int) -> None:
        if not mask >> group & 1:
            raise ValueError("expected the group of the die given up among those rolled again")
        self.group = group
        self.mask = mask


@final
class Play:
    """One thing to do after a roll, and the chance that it leaves.

    `number` is the place of the icon, purse or spare; `dice` are those to re-roll, as pairs of a
    group and the symbol shown (MISS for any that nobody needs).
    """

    __slots__ = ("chance", "dice", "kind", "number")

    def __init__(self, kind: int, number: int, dice: list[list[int]], chance: float) -> None:
        self.kind = kind
        self.number = number
        self.dice = dice
        self.chance = chance


@final
class Space:
    """All the rolls of a pool with so many dice in each group, numbered, the unfinished included.

    A roll is the sum of its multisets, each times the stride of its group.
    """

    __slots__ = ("full", "numbers", "sets", "size", "strides")

    def __init__(self, sets: list[Multisets]) -> None:
        self.sets = sets
        self.strides: list[int] = []
        self.size = 1
        self.numbers: list[list[int]] = []
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


@final
class PoolOdds:
    """The exact odds of one pool, one challenge and one set of means."""

    __slots__ = (
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

    # Throwing dice and choosing which.

    def _throw(self, space: Space, worth: list[float], mask: int) -> list[float]:
        """The worth of unfinished rolls too: the mean over the dice of `mask` still in hand."""
        mean = worth[:]
        for g in range(len(space.sets)):
            if not mask >> g & 1:
                continue
            part = space.sets[g]
            stride = space.strides[g]
            block = stride * len(part.total)
            classes = part.count
            for number in range(part.full, len(part.total)):
                for k in range(classes):
                    offset = part.add[number * classes + k] * stride
                    chance = part.chances[k]
                    target = number * stride
                    for high in range(0, space.size, block):
                        for low in range(high, high + stride):
                            if k == 0:
                                mean[low + target] = chance * mean[low + offset]
                            else:
                                mean[low + target] += chance * mean[low + offset]
        return mean

    def _select(self, space: Space, mean: list[float], mask: int, limit: int) -> list[float]:
        """The best worth of any roll when up to `limit` dice of `mask` may be taken up."""
        dice = 0
        for g in range(len(space.sets)):
            if mask >> g & 1:
                dice += space.sets[g].size
        best = mean[:]
        if limit >= dice:
            for g in range(len(space.sets)):
                if mask >> g & 1:
                    self._lift(space, best, best, g)
            return best
        for _ in range(limit):
            more = mean[:]
            for g in range(len(space.sets)):
                if mask >> g & 1:
                    self._lift(space, best, more, g)
            best = more
        return best

    def _lift(self, space: Space, worth: list[float], best: list[float], g: int) -> None:
        """Raise `best` to what taking up one die of a group gives; fewest dice first."""
        part = space.sets[g]
        stride = space.strides[g]
        block = stride * len(part.total)
        for number in range(len(part.total) - 1, -1, -1):
            target = number * stride
            for k in range(part.count):
                less = part.take[number * part.count + k]
                if less == NONE:
                    continue
                offset = less * stride
                for high in range(0, space.size, block):
                    for low in range(high, high + stride):
                        if worth[low + offset] > best[low + target]:
                            best[low + target] = worth[low + offset]

    def _use(self, space: Space, after: list[float], mask: int, limit: int) -> list[float]:
        """The worth of every roll when a re-roll is used: `after` is the layer without it."""
        mean = self._throw(space, after, mask)
        if limit == ALL:
            return [mean[self._emptied(space, roll, mask)] for roll in space.full]
        best = self._select(space, mean, mask, limit)
        return [best[roll] for roll in space.full]

    def _emptied(self, space: Space, roll: int, mask: int) -> int:
        """The roll with all dice of the groups in `mask` taken up."""
        for g in range(len(space.sets)):
            if mask >> g & 1:
                last = len(space.sets[g].total) - 1
                roll += (last - space.at(roll, g)) * space.strides[g]
        return roll

    def _smaller(self, space: Space, other: Space, roll: int, mask: int) -> int:
        """A roll in the space with one die less, all dice of the groups in `mask` taken up."""
        target = 0
        for g in range(len(space.sets)):
            number = len(other.sets[g].total) - 1 if mask >> g & 1 else space.at(roll, g)
            target += number * other.strides[g]
        return target

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
        for kind, number, after in self._steps(key):
            uses: list[float]
            if kind == BY_SPARE:
                mask = self.spares[number].mask
                other = self.space(after)
                mean = self._throw(other, self.values(after), mask)
                uses = [mean[self._smaller(space, other, roll, mask)] for roll in space.full]
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

    def _steps(self, key: int) -> list[tuple[int, int, int]]:
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
            if space.sets[self.spares[k].group].size > 0:
                steps.append((BY_SPARE, k, key + (1 << self._spare_shift(k))))
        return steps

    # What a player asks.

    def chance(self) -> float:
        """The chance before the first roll."""
        space = self.space(self.whole())
        mask = (1 << len(space.sets)) - 1
        return self._throw(space, self.values(self.whole()), mask)[space.size - 1]

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

    def plays(self, key: int, shown: list[list[int]]) -> list[Play]:
        """The best use of each means after a roll, and stopping; the best chance first.

        Of equal ones icons come before charges and charges before dice given up.
        """
        space = self.space(key)
        roll = self.roll(key, shown)
        found = [Play(STOP, 0, [], 1.0 if self.won(key)[roll] else 0.0)]
        for kind, number, after in self._steps(key):
            if kind == BY_SPARE:
                mask = self.spares[number].mask
                other = self.space(after)
                mean = self._throw(other, self.values(after), mask)
                chance = mean[self._smaller(space, other, roll, mask)]
                found.append(Play(kind, number, [], chance))
                continue
            if kind == BY_ICON:
                mask = self.rerolls[number].mask
                limit = self.rerolls[number].limit
            else:
                mask = self.purses[number].mask
                limit = 1
            mean = self._throw(space, self.values(after), mask)
            best = self._best_dice(space, mean, roll, mask, limit, kind, number)
            if best.dice:
                found.append(best)
        found.sort(key=_rank)
        return found

    def _best_dice(
        self,
        space: Space,
        mean: list[float],
        roll: int,
        mask: int,
        limit: int,
        kind: int,
        number: int,
    ) -> Play:
        """Which dice to take up: of equally good selections one with the fewest."""
        if limit == ALL:
            kept = self._emptied(space, roll, mask)
            return Play(kind, number, self._taken(space, roll, kept), mean[kept])
        best = Play(kind, number, [], -1.0)
        level = [roll]
        for dice in range(min(limit, MOST_DICE) + 1):
            for kept in level:
                if dice and mean[kept] > best.chance + CLOSE:
                    best = Play(kind, number, self._taken(space, roll, kept), mean[kept])
            below: list[int] = []
            for kept in level:
                for g in range(len(space.sets)):
                    if mask >> g & 1:
                        self._one_less(space, kept, g, below)
            level = below
        return best

    def _one_less(self, space: Space, kept: int, g: int, below: list[int]) -> None:
        part = space.sets[g]
        at = space.at(kept, g)
        for k in range(part.count):
            less = part.take[at * part.count + k]
            if less != NONE:
                other = kept + (less - at) * space.strides[g]
                if other not in below:
                    below.append(other)

    def _taken(self, space: Space, roll: int, kept: int) -> list[list[int]]:
        """The dice that lie in a roll and not among the kept ones."""
        dice: list[list[int]] = []
        for g in range(len(space.sets)):
            part = space.sets[g]
            before = part.parts[space.at(roll, g)]
            after = part.parts[space.at(kept, g)]
            for k in range(part.count):
                for _ in range(before[k] - after[k]):
                    dice.append([g, part.classes[k]])
        return dice


def _rank(play: Play) -> tuple[float, int]:
    return -round(play.chance, 12), play.kind
