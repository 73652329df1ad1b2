"""Phase 1: playing cards from the hand, one after another or together, and swapping."""

from __future__ import annotations

from engine.whoccg import constants as c
from engine.whoccg import options as o
from engine.whoccg.board import put_in_play
from engine.whoccg.codes import (
    CHARACTERS,
    G_BODIES,
    T_BANG,
    T_CONDITION,
    T_PLOT,
    T_SPACETIME,
    T_TARDIS,
)
from engine.whoccg.entering import Enter
from engine.whoccg.legal import affordable, has_copy, hosts, legal_at, unique_ok
from engine.whoccg.resolve.price import price
from engine.whoccg.state import State
from engine.whoccg.swapping import swap


def plays_of(s: State, player: int, i: int, out: list[int]) -> None:
    """All ways to play one card now, as options."""
    design = s.design[i]
    d = s.pool.designs[design]
    if d.type == T_BANG or d.type == T_PLOT:
        return
    if d.type == T_SPACETIME:
        if not has_copy(s, player, d) and affordable(s, player, design, -1):
            out.append(o.play(i))
        return
    if d.type == T_CONDITION:
        if not unique_ok(s, player, design, -1):
            return
        if d.host == 0:
            if affordable(s, player, design, -1):
                out.append(o.play(i))
            return
        for host in hosts(s, player, design):
            if affordable(s, player, design, s.spot[host]):
                out.append(o.play(i, s.spot[host], host))
        return
    if not unique_ok(s, player, design, -1):
        return
    for place in range(len(s.stacks)):
        if s.stacks[place] and legal_at(s, player, design, place):
            if affordable(s, player, design, place):
                out.append(o.play(i, place))


def swaps_of(s: State, player: int, i: int, out: list[int]) -> None:
    """The cards in play for which a card in hand may be swapped (P32)."""
    design = s.design[i]
    d = s.pool.designs[design]
    if not d.kinds & CHARACTERS and d.type != T_TARDIS:
        return
    for j in s.groups[G_BODIES if d.kinds & CHARACTERS else T_TARDIS]:
        old = s.pool.designs[s.design[j]]
        if s.controller[j] == player and old.title == d.title:
            if old.identity != d.identity and unique_ok(s, player, design, j):
                if affordable(s, player, design, s.spot[j]):
                    out.append(o.swap(i, j))


def offer_plays(s: State, player: int) -> list[int]:
    """Everything that may be played from the hand; cards that must be played come alone (E18)."""
    out: list[int] = []
    for debt in s.debts:
        if debt.player == player and s.place[debt.card] == c.UNDER_PLACE:
            plays_of(s, player, debt.card, out)
    if out:
        return out
    seen: list[int] = []
    for i in s.hand[player]:
        if s.design[i] not in seen:
            seen.append(s.design[i])
            plays_of(s, player, i, out)
            swaps_of(s, player, i, out)
    return out


def play(s: State, option: int) -> None:
    """Pay for a card and put it into play; cards played together wait for each other (T07)."""
    player = s.active
    i = o.card_of(option)
    place = o.place_of(option)
    host = o.host_of(option)
    s.spent_points += price(s, player, s.design[i], place)
    s.acted = 1
    s.marks[i] |= 2
    if s.place[i] != c.HAND_PLACE:
        s.debts = [debt for debt in s.debts if debt.card != i]
        s.host[i] = -1
    if host >= 0 and s.pool.designs[s.design[i]].host == 2:
        put_in_play(s, i, player, place, -1)
    else:
        put_in_play(s, i, player, place, host)
    s.note(c.PLAYED_EVENT, player, i, s.spot[i], host)
    if s.together:
        s.batch.append(i)
    else:
        s.agenda.append(Enter(i, player, True))


def end_together(s: State) -> None:
    """Cards played together enter at the same moment: only now do others answer (T07)."""
    s.together = 0
    for i in reversed(s.batch):
        s.agenda.append(Enter(i, s.active, True))
    s.batch = []


def pay_and_swap(s: State, option: int) -> None:
    """A swap from the hand at the new card's Cost (P33)."""
    i = o.card_of(option)
    old = o.old_of(option)
    s.spent_points += price(s, s.active, s.design[i], s.spot[old])
    s.acted = 1
    swap(s, s.active, i, old)
