"""Destruction: cards about to be destroyed, what saves them, and their way to the discard pile."""

from __future__ import annotations

from typing import Final

from engine.mmg import events
from engine.mmg import options as o
from engine.mmg.board import discard, set_normal
from engine.mmg.codes import (
    FLASH,
    I_FLASH,
    I_SPECIAL,
    P_SELF,
    PLAY,
    REACTS_REGENERATE,
    W_FLASH,
    W_INNATE,
)
from engine.mmg.costs import pay
from engine.mmg.frames import DESTRUCTION, Destruction, Reply
from engine.mmg.model import Ability, Design
from engine.mmg.offers import offer, offer_ways, special_ready
from engine.mmg.resolve.regenerate import REGENERATED
from engine.mmg.resolve.save import SAVED
from engine.mmg.select import matches
from engine.mmg.state import State
from engine.mmg.statics import holds, ward_saves
from engine.mmg.steps import K_REPLY, K_RESCUE
from engine.mmg.triggers import note_destroyed

NOBODY: Final = 0
OWNER: Final = 1
BOTH: Final = 3


def _covers(s: State, ability: Ability, source: int, doomed: int, player: int) -> bool:
    effect = ability.effects[0]
    if effect.pick == P_SELF:
        return source == doomed
    return effect.sel is not None and matches(s, effect.sel, doomed, source, player)


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
            ability.effects[0].reaction == REACTS_REGENERATE
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
    if not s.innate_flash_barred[player] and not s.flash_barred[player]:
        seen: list[int] = []
        for i in s.hand[player]:
            d = designs[s.design[i]]
            if d.kind == FLASH and d.rescues and s.design[i] not in seen:
                seen.append(s.design[i])
                _offer_rescues(s, d, i, doomed, player, out)
    return out


def work(s: State, frame: Destruction) -> bool:
    """Go through the cards about to be destroyed; True to ask somebody.

    First what Innates save, then the owner of the card is asked, then the other player; what is
    left goes to the discard pile.
    """
    cards = frame.cards
    while frame.at < len(cards):
        i = cards[frame.at]
        if s.place[i] != PLAY:
            del cards[frame.at]
        elif frame.asked == NOBODY:
            saver = ward_saves(s, i)
            if saver >= 0:
                s.note(SAVED, i, saver)
                del cards[frame.at]
            else:
                frame.asked = OWNER
        elif frame.asked == BOTH:
            frame.at += 1
            frame.asked = NOBODY
        else:
            player = s.owner[i] if frame.asked == OWNER else 1 - s.owner[i]
            out = rescues(s, i, player)
            if out:
                out.append(o.PASS)
                s.options = out
                s.seat = player
                s.kind = K_RESCUE
                return True
            frame.asked += 1
    s.agenda.pop()
    for i in cards:
        discard(s, i)
    note_destroyed(s, cards)
    return False


def choose_rescue(s: State, option: int) -> None:
    """The player asked uses a replacement, or passes."""
    frame = s.agenda[len(s.agenda) - 1]
    assert isinstance(frame, Destruction)
    if o.kind_of(option) == o.PASS:
        frame.asked += 1
        return
    source = o.a_of(option)
    ability = s.pool.abilities[o.b_of(option)]
    doomed = frame.cards[frame.at]
    player = s.seat
    if ability.when == W_INNATE:
        _rescue(s, ability, source, doomed)
        return
    code = events.FLASH if ability.when == W_FLASH else events.SPECIAL
    s.note(code, player, source, doomed)
    pay(s, player, source, ability, o.c_of(option) - 1, o.d_of(option) - 1)
    kind = I_FLASH if ability.when == W_FLASH else I_SPECIAL
    s.agenda.append(Reply(source, ability.index, 1 - player, doomed, 0, kind))


def _rescue(s: State, ability: Ability, source: int, doomed: int) -> None:
    """Take a card off the list of the doomed; a regenerated one is at its normal values (R76)."""
    k = len(s.agenda) - 1
    while s.agenda[k].code != DESTRUCTION:
        k -= 1
    frame = s.agenda[k]
    assert isinstance(frame, Destruction)
    if doomed in frame.cards:
        frame.cards.remove(doomed)
        frame.asked = NOBODY
    if s.place[doomed] != PLAY:
        return
    if ability.effects[0].reaction == REACTS_REGENERATE:
        set_normal(s, doomed)
        if s.lasting:
            # What goes on lowers it again, but that is no new effect: it does not fall twice.
            s.energy[doomed] = 0
            s.substance[doomed] = 0
        s.note(REGENERATED, doomed, source)
    else:
        s.note(SAVED, doomed, source)


def _offer_counters(
    s: State, d: Design, i: int, player: int, kind: int, doomed: int, out: list[int]
) -> None:
    for ability in d.answers:
        counter = ability.effects[0]
        if not counter.stops_kind(kind) or not holds(s, ability, i, player):
            continue
        if counter.sel is not None and not matches(s, counter.sel, doomed, i, player):
            continue
        offer_ways(s, ability, o.COUNTER_REPLACEMENT, i, player, out)


def reply(s: State, frame: Reply) -> bool:
    """The other player may counter a replacement, and so on in turn; True to ask."""
    player = frame.player
    designs = s.pool.designs
    out: list[int] = []
    if s.chosen >= 0:
        for i in s.board[player * 3 + s.chosen]:
            if designs[s.face[i]].answers and special_ready(s, i):
                _offer_counters(s, designs[s.face[i]], i, player, frame.kind, frame.doomed, out)
    if not s.innate_flash_barred[player] and not s.flash_barred[player]:
        for i in s.hand[player]:
            d = designs[s.design[i]]
            if d.kind == FLASH and d.answers:
                _offer_counters(s, d, i, player, frame.kind, frame.doomed, out)
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
    frame = s.agenda[len(s.agenda) - 1]
    assert isinstance(frame, Reply)
    source = o.a_of(option)
    ability = s.pool.abilities[o.b_of(option)]
    code = events.FLASH if ability.when == W_FLASH else events.SPECIAL
    s.note(code, s.seat, source, frame.source)
    pay(s, s.seat, source, ability, o.c_of(option) - 1, o.d_of(option) - 1)
    frame.countered = 1 - frame.countered
    frame.player = 1 - frame.player
    frame.kind = I_FLASH if ability.when == W_FLASH else I_SPECIAL


def finish_reply(s: State) -> None:
    """Nobody answers any more: the replacement works unless it was countered."""
    frame = s.agenda.pop()
    assert isinstance(frame, Reply)
    if frame.countered:
        s.note(events.COUNTERED, frame.source)
    else:
        _rescue(s, s.pool.abilities[frame.ability], frame.source, frame.doomed)
