"""About how likely a pool meets a challenge: fast, for plans; the dice are played exactly.

The first roll is exact: what is still wanted after each die, die by die. One re-roll stands for all
that can be done then; the dice that are rolled again count as middling dice of the pool.
"""

from __future__ import annotations

from engine.totd import codes
from engine.totd.state import State


def chance(s: State, counts: list[int], need: list[int], again: bool) -> float:
    """The chance of so many dice of each colour, with one re-roll of any dice or without."""
    strides: list[int] = []
    size = 1
    wanted = 0
    for amount in need:
        strides.append(size)
        size *= amount + 1
        wanted += amount
    total = sum(counts)
    if wanted > total:
        return 0.0
    left = [0.0] * size
    left[size - 1] = 1.0
    middling = [0.0] * len(need)
    for colour in range(len(counts)):
        shows = [0.0] * len(need)
        for symbol in s.box.faces[colour]:
            shows[symbol] += 1.0 / len(s.box.faces[colour])
        for symbol in range(len(need)):
            middling[symbol] += shows[symbol] * counts[colour] / max(1, total)
        for _ in range(counts[colour]):
            left = after_die(left, shows, need, strides)
    if not again:
        return left[0]
    return rolled_again(left, middling, need, strides, total)


def after_die(
    left: list[float], shows: list[float], need: list[int], strides: list[int]
) -> list[float]:
    """What is still wanted after one die more; `left` has a chance for every rest."""
    after = [0.0] * len(left)
    for rest in range(len(left)):
        here = left[rest]
        if here == 0.0:
            continue
        missed = 1.0
        for symbol in range(len(need)):
            if need[symbol] and (rest // strides[symbol]) % (need[symbol] + 1):
                after[rest - strides[symbol]] += here * shows[symbol]
                missed -= shows[symbol]
        after[rest] += here * missed
    return after


def rolled_again(
    left: list[float], shows: list[float], need: list[int], strides: list[int], total: int
) -> float:
    """All dice that did not help are rolled once more."""
    wanted = sum(need)
    met = left[0]
    for rest in range(1, len(left)):
        if left[rest] == 0.0:
            continue
        open_symbols = 0
        for symbol in range(len(need)):
            if need[symbol]:
                open_symbols += (rest // strides[symbol]) % (need[symbol] + 1)
        dice = total - (wanted - open_symbols)
        if dice < open_symbols:
            continue
        alone = [0.0] * len(left)
        alone[rest] = 1.0
        for _ in range(dice):
            alone = after_die(alone, shows, need, strides)
        met += left[rest] * alone[0]
    return met


def can_again(s: State, seat: int, blacks: int) -> bool:
    """Whether a Doctor has the means for something like one re-roll."""
    if s.tokens[seat] > 1 or blacks > 1:
        return True
    for card in s.doctor[seat] + s.companions[seat] + s.equipment[seat]:
        if s.box.designs[s.design[card]].rerolls:
            return True
    return False


def of_pools(s: State, pools: list[list[int]], need: list[int]) -> float:
    """The chance of both pools of the adventure at hand together."""
    both = [pools[0][colour] + pools[1][colour] for colour in range(len(codes.COLOURS))]
    return chance(s, both, need, can_again(s, s.active, both[codes.BLACK]))
