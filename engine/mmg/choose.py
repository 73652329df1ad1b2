"""A player is told to pick own cards: to sacrifice, to discard, to take back (Q24)."""

from __future__ import annotations

from engine.mmg import events
from engine.mmg import options as o
from engine.mmg.board import discard, recall, to_pile
from engine.mmg.codes import OP_DISCARD, OP_SACRIFICE
from engine.mmg.select import candidates
from engine.mmg.state import State
from engine.mmg.steps import K_CARDS
from engine.mmg.triggers import note_destroyed


def _pickable(s: State, job: list[int]) -> list[int]:
    code = job[1]
    player = job[2]
    if code == OP_DISCARD:
        return s.hand[player][:]
    op = s.pool.abilities[job[5]].ops[job[6]]
    if code == OP_SACRIFICE:
        if op.sel is None:
            return []
        return [i for i in candidates(s, op.sel, job[4], job[7]) if s.owner[i] == player]
    # Taking back: the card that does it lies on the pile too, but cannot fetch itself.
    designs = s.pool.designs
    found: list[int] = []
    seen: list[int] = []
    for i in s.pile[player]:
        d = designs[s.design[i]]
        if i == job[4] or d.kind == 4 or s.design[i] in seen or not op.mask & (1 << d.kind):
            continue
        if op.to and not op.to & d.races:
            continue
        seen.append(s.design[i])
        found.append(i)
    return found


def choose(s: State, job: list[int]) -> bool:
    """Ask for the next card; True when there is a real choice."""
    found = _pickable(s, job)
    if not found or job[3] <= 0:
        s.agenda.pop()
        return False
    if len(found) == 1:
        pick(s, found[0])
        return False
    s.options = [o.CHOOSE_CARDS | i << 6 for i in found]
    s.seat = job[2]
    s.kind = K_CARDS
    return True


def pick(s: State, i: int) -> None:
    """Do with one card what the player was told to."""
    job = s.agenda[len(s.agenda) - 1]
    job[3] -= 1
    if job[1] == OP_SACRIFICE:
        lost = [i]
        discard(s, i)
        note_destroyed(s, lost)
    elif job[1] == OP_DISCARD:
        s.hand[job[2]].remove(i)
        to_pile(s, i)
        s.note(events.DISCARDED, i)
    else:
        recall(s, i)
