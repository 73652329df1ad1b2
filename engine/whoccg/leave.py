"""Cards that are destroyed, discarded or put out of play, and what goes with them."""

from __future__ import annotations

from typing import Final

from engine.whoccg import events
from engine.whoccg import options as o
from engine.whoccg.board import beneath, put_out, riders, to_hand, to_pile
from engine.whoccg.codes import (
    D_DESTROYED,
    M_DESTROY,
    PLAY,
    T_GOAL,
    T_SPACETIME,
    W_DESTROYED,
)
from engine.whoccg.listed import set_spot
from engine.whoccg.select import frozen
from engine.whoccg.state import State
from engine.whoccg.steps import F_COPY, F_DESTROY, F_WINDOW, K_CHOOSE_COPY
from engine.whoccg.triggers import add, start

DESTROYED: Final = 0
DISCARDED: Final = 1
BANISHED: Final = 2
RECALLED: Final = 3


def destroy(s: State, i: int, by: int) -> None:
    """A card is about to be destroyed; somebody may still answer."""
    if s.place[i] == PLAY and not s.guard[i] & D_DESTROYED:
        s.agenda.append([F_DESTROY, 0, i, by, 0])


def about_to_be(s: State, i: int) -> bool:
    """Whether the destruction of a card is already under way."""
    for frame in s.agenda:
        if frame[0] == F_DESTROY and frame[2] == i:
            return True
    return False


def run_destroy(s: State, frame: list[int]) -> None:
    """Let the others answer, then carry it out."""
    i = frame[2]
    if s.place[i] != PLAY or frame[4]:
        if frame[4]:
            s.note(events.CANCELLED, i)
        s.agenda.pop()
        return
    if frame[1] == 0:
        frame[1] = 1
        s.agenda.append([F_WINDOW, M_DESTROY, i, frame[3], 0, s.spot[i]])
        return
    s.agenda.pop()
    if s.guard[i] & D_DESTROYED:
        return
    goes(s, i, DESTROYED)


def goes(s: State, i: int, how: int) -> None:
    """A card leaves play in one of four ways, with what lies on it and beneath it."""
    d = s.pool.designs[s.design[i]]
    job: list[int] = []
    if how == DESTROYED:
        s.note(events.DESTROYED, i)
        if not frozen(s, i):
            add(s, job, W_DESTROYED, i, -1)
    place = s.spot[i]
    for rider in riders(s, i):
        goes(s, rider, DESTROYED)
    for under in beneath(s, i):
        to_pile(s, under)
    if how == BANISHED:
        put_out(s, i)
        s.note(events.BANISHED, i)
    elif how == RECALLED:
        to_hand(s, i)
        s.note(events.RECALLED, i)
    else:
        to_pile(s, i)
        if how == DISCARDED:
            s.note(events.DISCARDED, i)
    if d.type == T_SPACETIME:
        _clear(s, place)
    start(s, job)


def _clear(s: State, place: int) -> None:
    """The last copy of a place is gone: scored Goals go to the table, the rest is destroyed."""
    if s.stacks[place]:
        return
    for i in s.play[:]:
        if s.place[i] != PLAY or s.spot[i] != place:
            continue
        if s.pool.designs[s.design[i]].type == T_GOAL and s.scored[i]:
            set_spot(s, i, -1)
            s.dirty = 1
            s.note(events.TO_TABLE, i)
        elif s.host[i] < 0 and not s.guard[i] & D_DESTROYED:
            goes(s, i, DESTROYED)
        elif s.host[i] < 0:
            set_spot(s, i, -1)  # it cannot be destroyed, and its place is no more
            s.dirty = 1
            for rider in riders(s, i):
                set_spot(s, rider, -1)


def destroy_place(s: State, place: int, me: int, implied: int) -> None:
    """An effect destroys one copy of a Spacetime card; its player may have to choose (E31, R65)."""
    stack = s.stacks[place]
    if implied >= 0:
        destroy(s, implied, me)
    elif len(stack) == 1:
        destroy(s, stack[0], me)
    elif stack:
        s.agenda.append([F_COPY, me, place])


def ask_copy(s: State, frame: list[int]) -> bool:
    """Which copy of a stacked Spacetime card."""
    s.options = [o.CHOOSE_COPY | i << 6 for i in s.stacks[frame[2]]]
    s.seat = frame[1]
    s.kind = K_CHOOSE_COPY
    return True


def choose_copy(s: State, i: int) -> None:
    """Destroy the copy chosen."""
    frame = s.agenda.pop()
    destroy(s, i, frame[1])
