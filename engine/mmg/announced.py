"""What waits to be answered: finding the announcement that a counter fits."""

from __future__ import annotations

from engine.mmg.codes import I_HIT
from engine.mmg.state import State


def newest(s: State, player: int, kinds: int) -> int:
    """Place of the newest announcement of the other player of one of these kinds, or -1."""
    k = len(s.stack) - 1
    while k >= 0:
        item = s.stack[k]
        mine = item.player == player
        if not mine and item.kind != I_HIT and kinds & (1 << item.kind) and not item.countered:
            return k
        k -= 1
    return -1
