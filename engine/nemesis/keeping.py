"""What a card in hand is worth to keep, and what a player is close to."""

from __future__ import annotations

from engine.nemesis import wins
from engine.nemesis.codes import (
    CHARACTER,
    COMPANION,
    CONSTANT,
    DOCTOR,
    HERO,
    INSTANT,
    MOMENT,
    NEMESIS,
    SCHEME,
)
from engine.nemesis.select import captured
from engine.nemesis.state import State
from engine.nemesis.worth import worth_of_playing


def closest(s: State, player: int) -> float:
    """How near a player is to the nearest goal in play, from 0 to 1."""
    best = min(1.0, captured(s, player) / 2.5)
    for i in s.schemes:
        d = s.pool.designs[s.design[i]]
        win = d.win
        if win is None or (not d.traits & HERO and s.control[i] != player):
            continue
        best = max(best, win.toward(s, player, i))
    return best


def hoarding(s: State, player: int, i: int) -> float:
    """How much goals in play ask for this card in hand, or in the discard pile if negative."""
    traits = s.pool.designs[s.design[i]].traits
    value = 0.0
    for k in s.schemes:
        win = s.pool.designs[s.design[k]].win
        if win is None:
            continue
        goal = win.goal_of()
        near = win.toward(s, player, k)
        if goal == wins.HEROES_IN_HAND and traits & HERO:
            value += 0.4 + 2.0 * near
        elif goal == wins.ONE_TYPE:
            for kind in (CHARACTER, CONSTANT, INSTANT, MOMENT):
                if traits & kind:
                    value += 0.5 * (wins.of_trait(s, s.hand[player], kind) - 2)
        elif goal == wins.INSTANTS and traits & INSTANT:
            hand = wins.of_trait(s, s.hand[player], INSTANT)
            pile = wins.of_trait(s, s.pile[player], INSTANT)
            value += 2.0 if hand <= 4 and pile >= 4 - max(0, hand - 4) else -0.5
        elif goal == wins.PAIRS and traits & (DOCTOR | COMPANION):
            value += 0.8 + near
        elif goal == wins.EMPTY_HAND:
            value -= 0.6
    return value


def keep_worth(s: State, player: int, i: int) -> float:
    """What a card in hand is worth."""
    d = s.pool.designs[s.design[i]]
    value = 0.5 * worth_of_playing(s, player, i) + hoarding(s, player, i)
    if d.traits & INSTANT:
        value += 0.7
        if d.traits & SCHEME:
            value += 1.5 * captured(s, player)
    elif d.traits & SCHEME and d.traits & NEMESIS:
        value += 3.0
    elif d.group == "scheme":
        value += 0.8
    return value
