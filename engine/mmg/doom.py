"""Destruction: cards about to be destroyed, what saves them, and their way to the discard pile."""

from __future__ import annotations

from engine.mmg import events
from engine.mmg import options as o
from engine.mmg.board import discard, set_normal
from engine.mmg.codes import (
    FLASH,
    I_FLASH,
    I_SPECIAL,
    OP_REGENERATE,
    OP_SAVE,
    P_SELF,
    PLAY,
    W_FLASH,
    W_INNATE,
)
from engine.mmg.costs import pay
from engine.mmg.model import Ability, Design
from engine.mmg.offers import offer, offer_ways, special_ready
from engine.mmg.select import matches
from engine.mmg.state import State
from engine.mmg.statics import holds, ward_saves
from engine.mmg.steps import A_REPLY, K_REPLY, K_RESCUE
from engine.mmg.triggers import note_destroyed


def _covers(s: State, ability: Ability, source: int, doomed: int, player: int) -> bool:
    op = ability.ops[0]
    if op.pick == P_SELF:
        return source == doomed
    return op.sel is not None and matches(s, op.sel, doomed, source, player)


def _offer_rescues(
    s: State, d: Design, source: int, doomed: int, player: int, out: list[int]
) -> None:
    for ability in d.rescues:
        if _covers(s, ability, source, doomed, player):
            offer(s, ability, o.USE_REPLACEMENT, source, player, out)


def rescues(s: State, doomed: int, player: int) -> list[int]:
    """Every way in which a player may keep a card from being destroyed (Q22)."""
    out: list[int] = []
    designs = s.pool.designs
    k = 0
    while k < len(s.wards):
        ability = s.pool.abilities[s.wards[k + 1]]
        source = s.wards[k]
        if (
            ability.ops[0].code == OP_REGENERATE
            and s.owner[source] == player
            and _covers(s, ability, source, doomed, player)
        ):
            out.append(o.USE_REPLACEMENT | source << 6 | ability.index << 16)
        k += 2
    if s.chosen >= 0:
        for i in s.board[player * 3 + s.chosen]:
            if not special_ready(s, i):
                continue
            if designs[s.face[i]].rescues:
                _offer_rescues(s, designs[s.face[i]], i, doomed, player, out)
            if s.copied[i] >= 0:
                _offer_rescues(s, designs[s.copied[i]], i, doomed, player, out)
    if not s.s_flash[player] and not s.t_flash[player]:
        seen: list[int] = []
        for i in s.hand[player]:
            d = designs[s.design[i]]
            if d.kind == FLASH and d.rescues and s.design[i] not in seen:
                seen.append(s.design[i])
                _offer_rescues(s, d, i, doomed, player, out)
    return out


def doom(s: State, job: list[int]) -> bool:
    """Go through the cards about to be destroyed; True to ask somebody.

    The job is [code, place in the list, who was asked, cards...]: first what Innates save, then the
    owner of the card is asked, then the other player; what is left goes to the discard pile.
    """
    while 3 + job[1] < len(job):
        i = job[3 + job[1]]
        if s.place[i] != PLAY:
            del job[3 + job[1]]
        elif job[2] == 0:
            saver = ward_saves(s, i, OP_SAVE)
            if saver >= 0:
                s.note(events.SAVED, i, saver)
                del job[3 + job[1]]
            else:
                job[2] = 1
        elif job[2] == 3:
            job[1] += 1
            job[2] = 0
        else:
            player = s.owner[i] if job[2] == 1 else 1 - s.owner[i]
            out = rescues(s, i, player)
            if out:
                out.append(o.PASS)
                s.options = out
                s.seat = player
                s.kind = K_RESCUE
                return True
            job[2] += 1
    s.agenda.pop()
    lost = job[3:]
    for i in lost:
        discard(s, i)
    note_destroyed(s, lost)
    return False


def choose_rescue(s: State, option: int) -> None:
    """The player asked uses a replacement, or passes."""
    job = s.agenda[len(s.agenda) - 1]
    if o.kind_of(option) == o.PASS:
        job[2] += 1
        return
    source = o.a_of(option)
    ability = s.pool.abilities[o.b_of(option)]
    doomed = job[3 + job[1]]
    player = s.seat
    if ability.when == W_INNATE:
        _rescue(s, ability, source, doomed)
        return
    code = events.FLASH if ability.when == W_FLASH else events.SPECIAL
    s.note(code, player, source, doomed)
    pay(s, player, source, ability, o.c_of(option) - 1, o.d_of(option) - 1)
    kind = I_FLASH if ability.when == W_FLASH else I_SPECIAL
    s.agenda.append([A_REPLY, source, ability.index, 1 - player, doomed, 0, kind])


def _rescue(s: State, ability: Ability, source: int, doomed: int) -> None:
    """Take a card off the list of the doomed; a regenerated one is at its normal values (R76)."""
    k = len(s.agenda) - 1
    while s.agenda[k][0] != 1:
        k -= 1
    job = s.agenda[k]
    for at in range(3, len(job)):
        if job[at] == doomed:
            del job[at]
            job[2] = 0
            break
    if s.place[doomed] != PLAY:
        return
    if ability.ops[0].code == OP_REGENERATE:
        set_normal(s, doomed)
        if s.lasting:
            # What goes on lowers it again, but that is no new effect: it does not fall twice.
            s.ce[doomed] = 0
            s.cs[doomed] = 0
        s.note(events.REGENERATED, doomed, source)
    else:
        s.note(events.SAVED, doomed, source)


def _offer_counters(
    s: State, d: Design, i: int, player: int, kind: int, doomed: int, out: list[int]
) -> None:
    for ability in d.answers:
        op = ability.ops[0]
        if not op.item & (1 << kind) or not holds(s, ability, i, player):
            continue
        if op.sel is not None and not matches(s, op.sel, doomed, i, player):
            continue
        offer_ways(s, ability, o.COUNTER_REPLACEMENT, i, player, out)


def reply(s: State, job: list[int]) -> bool:
    """The other player may counter a replacement, and so on in turn; True to ask."""
    player = job[3]
    designs = s.pool.designs
    out: list[int] = []
    if s.chosen >= 0:
        for i in s.board[player * 3 + s.chosen]:
            if designs[s.face[i]].answers and special_ready(s, i):
                _offer_counters(s, designs[s.face[i]], i, player, job[6], job[4], out)
    if not s.s_flash[player] and not s.t_flash[player]:
        for i in s.hand[player]:
            d = designs[s.design[i]]
            if d.kind == FLASH and d.answers:
                _offer_counters(s, d, i, player, job[6], job[4], out)
    if out:
        out.append(o.PASS)
        s.options = out
        s.seat = player
        s.kind = K_REPLY
        return True
    finish_reply(s)
    return False


def choose_reply(s: State, option: int) -> None:
    """Counter, or let the replacement stand as it is."""
    if o.kind_of(option) == o.PASS:
        finish_reply(s)
        return
    job = s.agenda[len(s.agenda) - 1]
    source = o.a_of(option)
    ability = s.pool.abilities[o.b_of(option)]
    code = events.FLASH if ability.when == W_FLASH else events.SPECIAL
    s.note(code, s.seat, source, job[1])
    pay(s, s.seat, source, ability, o.c_of(option) - 1, o.d_of(option) - 1)
    job[5] = 1 - job[5]
    job[3] = 1 - job[3]
    job[6] = I_FLASH if ability.when == W_FLASH else I_SPECIAL


def finish_reply(s: State) -> None:
    """Nobody answers any more: the replacement works unless it was countered."""
    job = s.agenda.pop()
    if job[5]:
        s.note(events.COUNTERED, job[1])
    else:
        _rescue(s, s.pool.abilities[job[2]], job[1], job[4])
