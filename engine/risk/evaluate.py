"""How good a position is for a seat, from 0 (lost) to 1 (won).

The weights are logits, fitted once to the results of some hundred games of the greedy agent, apart
for two, three and more players: a duel is decided by Daleks and income, three by territories.
"""

from __future__ import annotations

import math
from typing import Final, final

from engine.risk.counting import has_continent, stars
from engine.risk.fields import TERRITORIES
from engine.risk.model import DOCTORS
from engine.risk.state import State

DEFEATED: Final = -20.0


@final
class Weights:
    """What each thing counts while there is time, and what it counts at the end."""

    __slots__ = (
        "dalek", "dalek_late", "income", "power", "star", "territory", "territory_late",
        "weak", "weak_late",
    )  # fmt: skip

    def __init__(
        self, territory: float, dalek: float, income: float, star: float, power: float, weak: float
    ) -> None:
        self.territory = territory
        self.territory_late = 0.0
        self.dalek = dalek
        self.dalek_late = 0.0
        self.income = income
        self.star = star
        self.power = power
        self.weak = weak
        self.weak_late = 0.0

    def late(self, territory: float, dalek: float, weak: float) -> Weights:
        """The same with what is added when Clara is about to arrive."""
        self.territory_late = territory
        self.dalek_late = dalek
        self.weak_late = weak
        return self


DUEL: Final = Weights(-0.06, 0.123, 0.42, 0.146, 0.0, 0.0).late(0.231, 0.082, -0.076)
THREE: Final = Weights(0.149, 0.054, 0.06, 0.091, 0.063, -0.163).late(0.127, 0.032, -0.113)
MORE: Final = Weights(0.068, 0.121, 0.068, 0.363, 0.085, -0.254).late(0.194, 0.092, -0.082)


def evaluate(s: State, seat: int) -> float:
    """The chance of a seat: its strength beside that of the others."""
    weights = DUEL if s.seats == 2 else THREE if s.seats == 3 else MORE
    mine = strength(s, seat, weights)
    total = 0.0
    for other in range(s.seats):
        total += math.exp(min(60.0, strength(s, other, weights) - mine))
    return 1.0 / total


def strength(s: State, seat: int, weights: Weights) -> float:
    """What a player has, in logits."""
    board = s.box.board
    count = 0
    daleks = 0
    weak = 0
    for t in range(TERRITORIES):
        if s.owner_of[t] != seat:
            continue
        count += 1
        daleks += s.daleks[t]
        press = 0
        for other in board.near[t]:
            army = s.owner_of[other]
            if army != seat and army < s.seats:
                press += s.daleks[other] - 1
        if press > s.daleks[t]:
            weak += 1
    if not count:
        return DEFEATED
    new = board.base + board.for_territories[count]
    for continent in range(len(board.bonus)):
        if has_continent(s, seat, continent):
            new += board.bonus[continent]
    left = 1.0 if s.long else (DOCTORS - s.clara) / (DOCTORS - 1)
    late = 0.0 if s.long else (1.0 - left) * (1.0 - left)
    score = (weights.territory + weights.territory_late * late) * count
    score += (weights.dalek * left + weights.dalek_late * late) * daleks
    score += (weights.weak * left + weights.weak_late * late) * weak
    score += weights.income * left * new
    return score + left * (
        weights.star * stars(s, s.hand[seat]) + weights.power * len(s.powers[seat])
    )
