"""How good a position is, from 0 (lost) to 1 (won)."""

from __future__ import annotations

import math
from typing import Final

from engine.table import RUNNING, WON
from engine.whoccg.outlook import promise
from engine.whoccg.state import State

POINT: Final = 0.30
MARK: Final = 0.9
"""A first Reach or Oppose: without both there is no win."""
HOPE: Final = 0.22


def _side(s: State, player: int) -> float:
    points = min(s.points[player], 12)
    score = POINT * points
    if s.reached[player]:
        score += MARK
    if s.opposed[player]:
        score += MARK
    return score + HOPE * promise(s, player)


def evaluate(s: State, seat: int) -> float:
    """The chance of a seat to win against the best of the others."""
    if s.status != RUNNING:
        if s.status == WON:
            return 1.0 if s.winner == seat else 0.0
        return 0.5
    best = -1000.0
    for player in range(s.seats):
        if player != seat:
            best = max(best, _side(s, player))
    return 1.0 / (1.0 + math.exp(best - _side(s, seat)))
