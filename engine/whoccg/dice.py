"""The Dice Pool: six numbers, drawn without return; when all are drawn they are shuffled again."""

from __future__ import annotations

from typing import Final

from engine.whoccg import constants as c
from engine.whoccg.codes import G_DICE
from engine.whoccg.state import State

FACES: Final = 6


def has_dice(s: State, player: int) -> bool:
    """Whether a Dice Pool Condition of the player is in play (E35, E36)."""
    for i in s.groups[G_DICE]:
        if s.controller[i] == player:
            return True
    return False


def roll(s: State, player: int) -> int:
    """Draw a number from the pool of a player."""
    pool = s.dice[player]
    if not pool:
        for face in range(FACES):
            pool.append(face + 1)
    number = pool.pop(s.rng.below(len(pool)))
    s.note(c.ROLLED_EVENT, player, number)
    return number
