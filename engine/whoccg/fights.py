"""Fights, only where a card allows one; the card says what decides and what the loser suffers."""

from __future__ import annotations

from typing import Final

from engine.whoccg import codes as k
from engine.whoccg import events
from engine.whoccg import options as o
from engine.whoccg.board import freeze
from engine.whoccg.leave import DISCARDED, RECALLED, destroy, goes
from engine.whoccg.model import Op
from engine.whoccg.needs import total
from engine.whoccg.select import frozen
from engine.whoccg.state import State
from engine.whoccg.steps import F_FIGHT, F_RUN, F_WINDOW, K_FIGHT
from engine.whoccg.targets import fighters, opponents_of

SIDE: Final = 12
"""Where the fighters begin in the frame of a fight."""


def start_fight(s: State, run: list[int], at: int) -> None:
    """An effect begins a fight."""
    #              0        1  2       3   4       5       6   7  8  9        10      11
    s.agenda.append([F_FIGHT, 0, run[3], at, run[2], run[4], -1, 0, 0, run[10], run[5], run[6]])


def _op(s: State, frame: list[int]) -> Op:
    return s.pool.abilities[frame[2]].ops[frame[3]]


def _ask(s: State, frame: list[int], cards: list[int]) -> bool:
    s.options = [o.CHOOSE_FIGHTER | i << 6 for i in cards]
    s.seat = frame[5]
    s.kind = K_FIGHT
    return True


def pick(s: State, i: int) -> None:
    """A fighter, or the one to be fought, is named."""
    frame = s.agenda[len(s.agenda) - 1]
    if frame[1] == 0:
        frame.append(i)
        frame[1] = 1
    else:
        frame[6] = i
        frame[1] = 2


def _choose_side(s: State, frame: list[int]) -> bool:
    op = _op(s, frame)
    able = fighters(s, op, frame[4], frame[5], frame[10], frame[11], frame[9])
    if not able:
        s.agenda.pop()
        _skip(s, op)
        return False
    if op.pick2 == k.P_EACH:
        place = s.spot[able[0]]
        frame += [i for i in able if s.spot[i] == place]
        frame[1] = 1
        return False
    if len(able) == 1:
        pick(s, able[0])
        return False
    return _ask(s, frame, able)


def _choose_target(s: State, frame: list[int]) -> bool:
    op = _op(s, frame)
    found = opponents_of(s, op, frame[SIDE], frame[4], frame[5])
    if op.pick == k.P_THAT:
        found = [i for i in found if i == frame[10]]
    if not found:
        s.agenda.pop()
        _skip(s, op)
        return False
    if op.pick == k.P_RANDOM:
        pick(s, found[s.rng.below(len(found))])
        return False
    if len(found) == 1:
        pick(s, found[0])
        return False
    return _ask(s, frame, found)


def _skip(s: State, op: Op) -> None:
    """What hangs on winning does not follow."""
    if s.agenda and s.agenda[len(s.agenda) - 1][0] == F_RUN:
        s.agenda[len(s.agenda) - 1][1] += op.skip


def _suffer(s: State, cards: list[int], how: int, winner: int) -> None:
    """What the card says becomes of the losers."""
    for i in cards:
        if s.place[i] != k.PLAY:
            continue
        if how == 0:
            destroy(s, i, winner)
        elif how == 1:
            if not s.guard[i] & k.D_KIDNAPPED:
                s.taken[i] = winner + 1
                s.dirty = 1
                s.note(events.KIDNAPPED, i, winner)
        elif how == 2:
            goes(s, i, DISCARDED)
        elif how == 3:
            freeze(s, i, k.ICE_OWNER, winner)
        else:
            goes(s, i, RECALLED)


def difference(one: int, other: int) -> int:
    """Always the positive difference (K07)."""
    return one - other if one > other else other - one


def _settle(s: State, frame: list[int]) -> None:
    op = _op(s, frame)
    mine = [i for i in frame[SIDE:] if s.place[i] == k.PLAY and not frozen(s, i)]
    target = frame[6]
    if not mine or s.place[target] != k.PLAY or frozen(s, target):
        return
    theirs = [target]
    own = total(s, mine, op.value) + op.amount
    other = total(s, theirs, op.value)
    if difference(own, other) < op.flag:
        s.note(events.FIGHT_DRAWN, mine[0], target)
    elif own > other:
        frame[8] = 1
        s.note(events.FIGHT_WON, mine[0], target, own, other)
        _suffer(s, theirs, op.kind, frame[5])
    else:
        s.note(events.FIGHT_WON, target, mine[0], other, own)
        _suffer(s, mine, op.kind, s.ctrl[target])


def run_fight(s: State, frame: list[int]) -> bool:
    """The stages of a fight; True to ask."""
    stage = frame[1]
    if stage == 0:
        return _choose_side(s, frame)
    if stage == 1:
        return _choose_target(s, frame)
    s.party = [frame[6], *frame[SIDE:]]
    s.plots_known = 0
    frame[1] = stage + 1
    if stage == 2:
        s.note(events.FIGHT, frame[5], frame[SIDE], frame[6])
        s.agenda.append([F_WINDOW, k.M_FIGHT, frame[6], frame[5], 0, s.spot[frame[SIDE]]])
    elif stage == 3:
        if frame[7]:
            s.note(events.CANCELLED, frame[4])
        else:
            _settle(s, frame)
    else:
        fought = s.party
        s.party = []
        s.plots_known = 0
        s.agenda.pop()
        if not frame[7]:
            for i in fought:
                if s.place[i] == k.PLAY:
                    freeze(s, i, k.ICE_TURN, frame[5])
        if not frame[8]:
            _skip(s, _op(s, frame))
    return False
