"""The Dice Pool: six numbers, drawn without return; when all are drawn they are shuffled anew."""

from __future__ import annotations

from typing import Final

from engine.whoccg import events
from engine.whoccg.state import State

FACES: Final = 6


def roll(s: State, player: int) -> int:
    """Draw a number from the pool of a player."""
    pool = s.dice[player]
    if not pool:
        for face in range(FACES):
            pool.append(face + 1)
    number = pool.pop(s.rng.below(len(pool)))
    s.note(events.ROLLED, player, number)
    return number
