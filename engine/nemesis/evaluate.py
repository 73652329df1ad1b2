"""How good a position is for a seat: what each player is close to, and what they have."""

from __future__ import annotations

import math

from engine.nemesis.codes import CHARACTER, HERO, NEMESIS, SCHEME, SPOTS
from engine.nemesis.keeping import closest
from engine.nemesis.select import captured, contested, strength_of
from engine.nemesis.state import State
from engine.table import RUNNING

SHARPNESS = 1.6


def standing(s: State, player: int) -> float:
    """One player's prospects in one number."""
    near = closest(s, player)
    value = 2.6 * near * near + 0.6 * near
    value += 0.35 * captured(s, player)
    value += 0.10 * min(6, s.power[player]) + 0.05 * min(6, len(s.hand[player]))
    value += 0.06 * min(10, s.wealth[player])
    for i in s.play:
        if s.control[i] != player:
            continue
        d = s.pool.designs[s.design[i]]
        if d.traits & NEMESIS:
            if d.traits & CHARACTER:
                value += 0.08 + 0.04 * strength_of(s, i)
            elif d.traits & SCHEME:
                value += 0.5
            else:
                value += 0.1
        elif d.traits & HERO:
            value += 0.05
    for i in s.hand[player]:
        d = s.pool.designs[s.design[i]]
        if d.traits & SCHEME and d.traits & NEMESIS:
            value += 0.25
    for k in range(SPOTS):
        value -= 0.07 * contested(s, player * SPOTS + k)
    return value


def evaluate(s: State, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    if s.status != RUNNING:
        return s.score(seat)
    total = 0.0
    mine = 0.0
    for player in range(s.seats):
        weight = math.exp(SHARPNESS * standing(s, player))
        total += weight
        if player == seat:
            mine = weight
    return mine / total
