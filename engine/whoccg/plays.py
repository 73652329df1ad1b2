"""Phase 1: playing cards from the hand, one after another or together, and swapping."""

from __future__ import annotations

from engine.whoccg import events
from engine.whoccg import options as o
from engine.whoccg.board import beneath, move_to, put_in_play, riders, to_pile
from engine.whoccg.codes import (
    CHARACTERS,
    HAND,
    M_PLAY,
    PLAY,
    T_BANG,
    T_CONDITION,
    T_PLOT,
    T_SPACETIME,
    T_TARDIS,
    UNDER,
    W_ARRIVES,
)
from engine.whoccg.leave import DISCARDED, goes
from engine.whoccg.legal import affordable, has_copy, hosts, legal_at, price, unique_ok
from engine.whoccg.state import State
from engine.whoccg.steps import F_ENTER, F_WINDOW
from engine.whoccg.triggers import fire


def plays_of(s: State, player: int, i: int, out: list[int]) -> None:
    """All ways to play one card now, as options."""
    design = s.design[i]
    d = s.pool.designs[design]
    if d.type == T_BANG or d.type == T_PLOT:
        return
    if d.type == T_SPACETIME:
        if not has_copy(s, player, d) and affordable(s, player, design, -1):
            out.append(o.PLAY | i << 6)
        return
    if d.type == T_CONDITION:
        if not unique_ok(s, player, design, -1):
            return
        if d.host == 0:
            if affordable(s, player, design, -1):
                out.append(o.PLAY | i << 6)
            return
        for host in hosts(s, player, design):
            if affordable(s, player, design, s.spot[host]):
                out.append(o.PLAY | i << 6 | (s.spot[host] + 1) << 16 | (host + 1) << 30)
        return
    if not unique_ok(s, player, design, -1):
        return
    for place in range(len(s.stacks)):
        if s.stacks[place] and legal_at(s, player, design, place):
            if affordable(s, player, design, place):
                out.append(o.PLAY | i << 6 | (place + 1) << 16)


def swaps_of(s: State, player: int, i: int, out: list[int]) -> None:
    """The cards in play for which a card in hand may be swapped (P32)."""
    design = s.design[i]
    d = s.pool.designs[design]
    if not d.kinds & CHARACTERS and d.type != T_TARDIS:
        return
    for j in s.groups[d.type]:
        old = s.pool.designs[s.design[j]]
        if s.ctrl[j] == player and old.title == d.title:
            if old.identity != d.identity and unique_ok(s, player, design, j):
                if affordable(s, player, design, s.spot[j]):
                    out.append(o.SWAP | i << 6 | (j + 1) << 30)


def offer_plays(s: State, player: int) -> list[int]:
    """Everything that may be played from the hand; cards that must be played come alone (E18)."""
    out: list[int] = []
    for debt in s.owed:
        if debt[0] == player and s.place[debt[1]] == UNDER:
            plays_of(s, player, debt[1], out)
    if out:
        return out
    seen: list[int] = []
    for i in s.hand[player]:
        if s.design[i] not in seen:
            seen.append(s.design[i])
            plays_of(s, player, i, out)
            swaps_of(s, player, i, out)
    return out


def _owed(s: State, i: int) -> None:
    kept: list[list[int]] = []
    for debt in s.owed:
        if debt[1] != i:
            kept.append(debt)
    s.owed = kept


def play(s: State, option: int) -> None:
    """Pay for a card and put it into play; cards played together wait for each other (T07)."""
    player = s.active
    i = o.a_of(option)
    place = o.b_of(option) - 1
    host = o.c_of(option) - 1
    s.spent_points += price(s, player, s.design[i], place)
    s.acted = 1
    s.marks[i] |= 2
    if s.place[i] != HAND:
        _owed(s, i)
        s.host[i] = -1
    if host >= 0 and s.pool.designs[s.design[i]].host == 2:
        put_in_play(s, i, player, place, -1)
    else:
        put_in_play(s, i, player, place, host)
    s.note(events.PLAYED, player, i, s.spot[i], host)
    if s.together:
        s.batch.append(i)
    else:
        s.agenda.append([F_ENTER, 0, i, player, 0])


def end_together(s: State) -> None:
    """Cards played together enter at the same moment: only now do others answer (T07)."""
    s.together = 0
    for i in reversed(s.batch):
        s.agenda.append([F_ENTER, 0, i, s.active, 0])
    s.batch = []


def swap(s: State, player: int, i: int, old: int) -> None:
    """Another version takes over place, state and what lies on the old card (P34 to P37)."""
    place = s.spot[old]
    on = riders(s, old)
    ice, ice_by, taken = s.ice[old], s.ice_by[old], s.taken[old]
    locks: list[list[int]] = []
    for lock in s.locks:
        if lock[0] == old:
            locks.append([i, *lock[1:]])
    for under in beneath(s, old):
        s.host[under] = i
    s.note(events.SWAPPED, player, i, old)
    s.marks[i] |= 2
    to_pile(s, old)
    put_in_play(s, i, player, place, -1)
    s.ice[i] = ice
    s.ice_by[i] = ice_by
    s.taken[i] = taken
    s.locks += locks
    for rider in on:
        s.host[rider] = i
    move_to(s, i, place)
    s.agenda.append([F_ENTER, 0, i, player, 0])


def pay_and_swap(s: State, option: int) -> None:
    """A swap from the hand at the new card's Cost (P33)."""
    i = o.a_of(option)
    old = o.c_of(option) - 1
    s.spent_points += price(s, s.active, s.design[i], s.spot[old])
    s.acted = 1
    swap(s, s.active, i, old)


def run_enter(s: State, frame: list[int]) -> None:
    """A card has been played: the others may answer, then it acts."""
    i = frame[2]
    if s.place[i] != PLAY:
        s.agenda.pop()
        return
    if frame[1] == 0:
        frame[1] = 1
        s.agenda.append([F_WINDOW, M_PLAY, i, frame[3], 0, s.spot[i]])
        return
    s.agenda.pop()
    if frame[4]:
        s.note(events.CANCELLED, i)
        goes(s, i, DISCARDED)
        return
    sources = [i]
    fire(s, W_ARRIVES, sources, -1)
