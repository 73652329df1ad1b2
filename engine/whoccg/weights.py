"""Rough values of cards, for agents: in play, and not yet in play."""

from __future__ import annotations

from engine.whoccg import codes as k
from engine.whoccg.select import frozen
from engine.whoccg.state import State


def body_worth(s: State, i: int) -> float:
    """A rough value of a card in play."""
    d = s.pool.designs[s.design[i]]
    if d.kinds & k.CHARACTERS:
        return 0.3 + 0.06 * (s.brains[i] + s.brawn[i] + s.bravery[i]) + 0.1 * d.heads
    if d.type == k.T_GOAL:
        return 1.0
    return 0.5 + 0.2 * d.cost


def design_worth(s: State, design: int) -> float:
    """A rough value of a card not yet in play."""
    d = s.pool.designs[design]
    if d.kinds & k.CHARACTERS:
        return 0.3 + 0.06 * (d.qualities[0] + d.qualities[1] + d.qualities[2]) + 0.1 * d.heads
    if d.type == k.T_GOAL:
        return 1.5
    if d.type == k.T_BANG:
        return 1.0
    return 0.5 + 0.1 * d.cost


def loss(s: State, me: int, i: int, value: float) -> float:
    """A value lost with a card: good for the player if it is an opponent's."""
    return -value if s.controller[i] == me else value


def help_for(s: State, me: int, i: int) -> float:
    """What a helpful effect on a card is worth."""
    good = 0.3 + 0.1 * body_worth(s, i)
    return good if s.controller[i] == me else -good


def hindrance(s: State, me: int, i: int) -> float:
    """What holding a card back is worth; a frozen one does nothing anyway."""
    return loss(s, me, i, 0.05 if frozen(s, i) else 0.25 + 0.2 * body_worth(s, i))


def sign(who: int) -> float:
    """Whether what happens to those players is good (1) or bad (-1) for its own player."""
    if who == k.WHO_EACH:
        return 0.0
    return 1.0 if who == k.WHO_YOU else -1.0
