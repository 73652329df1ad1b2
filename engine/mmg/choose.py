"""A player is asked to pick own cards: to sacrifice, to discard, to take back (Q24)."""

from __future__ import annotations

from engine.mmg import options as o
from engine.mmg.frames import Choice
from engine.mmg.state import State
from engine.mmg.steps import K_CARDS


def work(s: State, frame: Choice) -> bool:
    """Ask for the next card; True when there is a real choice."""
    effect = s.pool.abilities[frame.ability].effects[frame.at]
    found = effect.pickable(s, frame)
    if not found or frame.left <= 0:
        s.agenda.pop()
        return False
    if len(found) == 1:
        pick(s, found[0])
        return False
    s.options = [o.CHOOSE_CARDS | i << 6 for i in found]
    s.seat = frame.player
    s.kind = K_CARDS
    return True


def pick(s: State, i: int) -> None:
    """Do with one card what the player was asked for."""
    frame = s.agenda[len(s.agenda) - 1]
    assert isinstance(frame, Choice)
    frame.left -= 1
    s.pool.abilities[frame.ability].effects[frame.at].picked(s, frame, i)
