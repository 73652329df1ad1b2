"""The ways to go on after a roll, each with the chance that it leaves."""

from __future__ import annotations

from typing import Final, final

from engine.odds.means import ALL
from engine.odds.pool import BY_ICON, BY_SPARE, PoolOdds
from engine.odds.space import Space

MOST_DICE: Final = 12
CLOSE: Final = 1e-12
STOP: Final = 0


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


def plays(odds: PoolOdds, key: int, shown: list[list[int]]) -> list[Play]:
    """The best use of each means after a roll, and stopping; the best chance first.

    Of equal ones icons come before charges and charges before dice given up.
    """
    space = odds.space(key)
    roll = odds.roll(key, shown)
    found = [Play(STOP, 0, [], 1.0 if odds.won(key)[roll] else 0.0)]
    for kind, number, after in odds.steps(key):
        if kind == BY_SPARE:
            mask = odds.spares[number].mask
            other = odds.space(after)
            mean = other.throw(odds.values(after), mask)
            chance = mean[space.smaller(other, roll, mask)]
            found.append(Play(kind, number, [], chance))
            continue
        if kind == BY_ICON:
            mask = odds.rerolls[number].mask
            limit = odds.rerolls[number].limit
        else:
            mask = odds.purses[number].mask
            limit = 1
        mean = space.throw(odds.values(after), mask)
        best = _best_dice(space, mean, roll, mask, limit, kind, number)
        if best.dice:
            found.append(best)
    found.sort(key=_rank)
    return found


def _best_dice(
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
        kept = space.emptied(roll, mask)
        return Play(kind, number, space.taken(roll, kept), mean[kept])
    best = Play(kind, number, [], -1.0)
    level = [roll]
    for dice in range(min(limit, MOST_DICE) + 1):
        for kept in level:
            if dice and mean[kept] > best.chance + CLOSE:
                best = Play(kind, number, space.taken(roll, kept), mean[kept])
        below: list[int] = []
        for kept in level:
            for g in range(len(space.sets)):
                if mask >> g & 1:
                    space.one_less(kept, g, below)
        level = below
    return best


def _rank(play: Play) -> tuple[float, int]:
    return -round(play.chance, 12), play.kind
