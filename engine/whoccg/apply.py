"""What each effect does to the cards in play and to the players."""

from __future__ import annotations

from engine.whoccg import codes as k
from engine.whoccg import events
from engine.whoccg.board import draw, freeze, gain, lose, move_to, shuffle, to_pile
from engine.whoccg.dice import roll
from engine.whoccg.feasible import has_dice
from engine.whoccg.ice import lock, unfreeze
from engine.whoccg.leave import BANISHED, DISCARDED, RECALLED, destroy, destroy_place, goes
from engine.whoccg.model import Op
from engine.whoccg.moving import may_move
from engine.whoccg.outside import swap_for
from engine.whoccg.state import State
from engine.whoccg.statics import amount_for
from engine.whoccg.steps import F_DROP, F_JOURNEY, F_REARRANGE
from engine.whoccg.targets import can_be_aimed


def _modify(s: State, op: Op, at: int, i: int, frame: list[int], number: int) -> None:
    """A change that lasts for the turn, the round or the rest of the game (E22 to E24)."""
    amount = amount_for(s, op, frame[2], frame[4])
    if op.by == 1:
        generation = s.pool.designs[s.design[i]].generation
        amount *= generation if generation else max(0, number)
    elif op.by == 2:
        if not has_dice(s, frame[4]):
            s.note(events.NO_DICE, frame[4])
            return
        amount *= roll(s, frame[4])
    identity = s.pool.designs[s.design[i]].identity
    mod = [op.lasts, s.active, frame[3], at, i, identity, s.ctrl[i], amount]
    if op.code in (k.OP_BOOST, k.OP_GIVE_TRAIT, k.OP_DOUBLE_TRAIT) or mod not in s.mods:
        s.mods.append(mod)  # a standing that a card has already gains nothing by being given again
    s.dirty = 1
    if op.code == k.OP_BOOST:
        s.note(events.BOOSTED, i, op.value, amount)
    elif op.code == k.OP_PROTECT:
        s.note(events.PROTECTED, i)
    elif op.code == k.OP_FORBID:
        s.note(events.FORBIDDEN, i, op.mask)
    elif op.code == k.OP_ACT_AS:
        s.note(events.ACTS_AS, i)
    else:
        s.note(events.TRAIT, i, op.value, op.code)


def _freeze(s: State, op: Op, at: int, i: int, frame: list[int]) -> None:
    if s.guard[i] & k.D_FROZEN:
        return
    if op.value:
        freeze(s, i, k.ICE_TURN, frame[4])
        lock(s, i, op.value, frame, at)
    else:
        freeze(s, i, op.until, frame[4])


def _move(s: State, op: Op, i: int, me: int, place: int) -> None:
    if place >= 0 and may_move(s, i, me):
        move_to(s, i, place)
        s.note(events.MOVED, i, place)


def _kidnap(s: State, i: int, me: int) -> None:
    if s.ctrl[i] != me and not s.guard[i] & k.D_KIDNAPPED and s.kinds[i] & k.CHARACTERS:
        s.taken[i] = me + 1
        s.dirty = 1
        s.note(events.KIDNAPPED, i, me)


def _act(s: State, op: Op, at: int, i: int, frame: list[int], place: int, number: int) -> None:
    """One effect on one card."""
    code = op.code
    me = frame[4]
    if k.ON_CARDS >> code & 1:
        _modify(s, op, at, i, frame, number)
    elif code == k.OP_FREEZE:
        _freeze(s, op, at, i, frame)
    elif code == k.OP_UNFREEZE:
        unfreeze(s, i)
    elif code == k.OP_DESTROY:
        if s.pool.designs[s.design[i]].type == k.T_SPACETIME:
            destroy_place(s, s.spot[i], me, frame[2] if frame[2] == i else -1)
        else:
            destroy(s, i, me)
    elif code == k.OP_DISCARD:
        goes(s, i, DISCARDED)
    elif code == k.OP_BANISH:
        goes(s, i, BANISHED)
    elif code == k.OP_RECALL:
        goes(s, i, RECALLED)
    elif code == k.OP_KIDNAP:
        _kidnap(s, i, me)
    elif code == k.OP_FREE:
        if s.taken[i]:
            s.taken[i] = 0
            s.dirty = 1
            s.note(events.FREED, i)
    elif code == k.OP_MOVE:
        _move(s, op, i, me, place)
    elif code == k.OP_MOVE_TARDIS:
        s.agenda.append([F_JOURNEY, 0, i, s.ctrl[i], -1, 0])
    elif code == k.OP_TAKE_CONTROL:
        s.ctrl[i] = me
        s.dirty = 1
        s.note(events.CONTROL, me, i)
    elif code == k.OP_SOLVE:
        s.note(events.OVERCAME, me, i)
        destroy(s, i, me)
    elif code == k.OP_SWAP:
        swap_for(s, i, me)


def act_on(
    s: State, op: Op, at: int, cards: list[int], frame: list[int], place: int, number: int
) -> None:
    """One effect on all the cards that it means."""
    seen: list[int] = []
    for i in cards:
        if s.place[i] != k.PLAY:
            continue
        if op.pick == k.P_EACH and not can_be_aimed_all(s, op, i, frame[4]):
            continue
        if op.code == k.OP_DESTROY and s.pool.designs[s.design[i]].type == k.T_SPACETIME:
            if s.spot[i] in seen:
                continue  # of several copies one goes (E31)
            seen.append(s.spot[i])
        _act(s, op, at, i, frame, place, number)


def can_be_aimed_all(s: State, op: Op, i: int, me: int) -> bool:
    """An effect on all cards needs no choice, so protection against being chosen is no help."""
    guard = s.guard[i]
    s.guard[i] = guard & ~k.D_CHOSEN
    able = op.code == k.OP_MOVE or can_be_aimed(s, op, i, me, -1)
    s.guard[i] = guard
    return able


def _meant(s: State, op: Op, me: int, chosen: int, that: int) -> list[int]:
    """The players whom an effect means, the turn player first."""
    found: list[int] = []
    for n in range(s.seats):
        player = (s.active + n) % s.seats
        if op.who == k.WHO_EACH or (op.who == k.WHO_YOU and player == me):
            found.append(player)
        elif op.who == k.WHO_OPPONENTS and player != me:
            found.append(player)
        elif op.who == k.WHO_CHOSEN and player == chosen:
            found.append(player)
        elif op.who == k.WHO_THAT and that >= 0 and player == s.ctrl[that]:
            found.append(player)
    return found


def _look(s: State, op: Op, me: int, player: int) -> None:
    zone = s.hand[player]
    if op.value == 1:
        deck = s.deck[player]
        zone = deck[max(0, len(deck) - op.amount) :]
    elif op.value == 2:
        zone = s.side[player]
    for i in zone:
        s.known[i] |= 1 << me
    s.note(events.LOOKED, me, player, op.value)


def _drop(s: State, op: Op, player: int) -> None:
    if not op.flag:
        s.agenda.append([F_DROP, player, op.amount])
        return
    from_hand = s.hand[player]
    for _ in range(min(op.amount, len(from_hand))):
        drop_card(s, from_hand[s.rng.below(len(from_hand))])


def drop_card(s: State, i: int) -> None:
    """A card goes from the hand to the discard pile."""
    s.note(events.DROPPED, s.owner[i], i)
    to_pile(s, i)


def act_on_players(s: State, op: Op, me: int, chosen: int, that: int, source: int) -> None:
    """Effects on players rather than on cards in play."""
    code = op.code
    for player in _meant(s, op, me, chosen, that):
        if code == k.OP_SCORE:
            gain(s, player, op.amount)
        elif code == k.OP_LOSE:
            lose(s, player, op.amount)
        elif code == k.OP_DRAW:
            count = draw(s, player, op.amount)
            s.note(events.DREW, player, count)
        elif code == k.OP_DROP:
            _drop(s, op, player)
        elif code == k.OP_LOOK:
            _look(s, op, me, player)
        elif code == k.OP_SHUFFLE:
            shuffle(s, player)
        elif code == k.OP_REARRANGE:
            deck = s.deck[player]
            size = min(op.amount, len(deck))
            if size > 1:
                for i in deck[len(deck) - size :]:
                    s.known[i] |= 1 << me
                s.agenda.append([F_REARRANGE, me, player, size])
