"""How good a position is for a seat, from 0 (lost) to 1 (won)."""

from __future__ import annotations

import math
from typing import Final

from engine.risk.counting import has_continent, held, stars
from engine.risk.fields import TERRITORIES
from engine.risk.model import DOCTORS
from engine.risk.state import State

TERRITORY: Final = 0.10
LATE_TERRITORY: Final = 0.35
"""Added to a territory when Clara is about to arrive."""
DALEK: Final = 0.025
INCOME: Final = 0.10
STAR: Final = 0.03
POWER: Final = 0.05


def strength(s: State, seat: int) -> float:
    """What a player has, in logits."""
    count = held(s, seat)
    if not count:
        return -20.0
    total = 0
    for t in range(TERRITORIES):
        if s.owner_of[t] == seat:
            total += s.daleks[t]
    board = s.box.board
    new = board.base + board.for_territories[count]
    for continent in range(len(board.bonus)):
        if has_continent(s, seat, continent):
            new += board.bonus[continent]
    left = 1.0 if s.long else (DOCTORS - s.clara) / (DOCTORS - 1)
    late = 0.0 if s.long else (1.0 - left) * (1.0 - left)
    score = (TERRITORY + LATE_TERRITORY * late) * count + DALEK * total
    score += INCOME * new * left * 2.0
    score += (STAR * stars(s, s.hand[seat]) + POWER * len(s.powers[seat])) * left
    return score


def evaluate(s: State, seat: int) -> float:
    """The chance of a seat: its strength beside that of the others."""
    mine = strength(s, seat)
    total = 0.0
    for other in range(s.seats):
        total += math.exp(strength(s, other) - mine)
    return 1.0 / total
