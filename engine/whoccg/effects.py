"""An ability at work: effect after effect, asking its player where something is left open.

The frame of an ability: 1 next effect, 2 card, 3 ability, 4 player, 5 the card picked before,
6 who uses it, 7 who chooses instead, 8 the roll, 9 the card chosen (-2 none yet, -1 none at all),
10 the place that "here" means, 11 a number set, 12 a player chosen, 13 a place chosen.
"""

from __future__ import annotations

from typing import Final

from engine.whoccg import codes as k
from engine.whoccg import events
from engine.whoccg import options as o
from engine.whoccg.apply import act_on, act_on_players
from engine.whoccg.board import shuffle
from engine.whoccg.dice import roll
from engine.whoccg.feasible import has_dice
from engine.whoccg.fights import start_fight
from engine.whoccg.model import Ability, Op
from engine.whoccg.outside import act_outside
from engine.whoccg.state import State
from engine.whoccg.steps import (
    F_ATTEMPT,
    F_BANG,
    F_USE,
    K_CHOOSE_PLAYER,
    K_CHOOSE_REWARD_TARGETS,
    K_CHOOSE_TARGET,
    K_DEFINE_NUMBER,
    K_KIDNAP,
    K_MOVE_BY_CARD,
    K_NAME_WORD,
)
from engine.whoccg.targets import ZONES, can_be_aimed, in_play, move_places, outside
from engine.whoccg.windows import pending

HIGHEST: Final = 10
"""The greatest number that an opponent may set (E37)."""
ON_PLAYERS: Final = (
    1 << k.OP_SCORE | 1 << k.OP_LOSE | 1 << k.OP_DRAW | 1 << k.OP_DROP | 1 << k.OP_LOOK
    | 1 << k.OP_REARRANGE | 1 << k.OP_SHUFFLE
)  # fmt: skip


def _chooser(frame: list[int]) -> int:
    return frame[7] if frame[7] >= 0 else frame[4]


def _ask(s: State, frame: list[int], cards: list[int], may: bool, kind: int) -> bool:
    s.options = [o.CHOOSE_TARGET | i << 6 for i in cards]
    if may:
        s.options.append(o.CHOOSE_NONE)
    s.seat = _chooser(frame)
    s.kind = kind
    return True


def _next(frame: list[int]) -> None:
    """Go on to the next effect; the card chosen is "that" from now on."""
    frame[1] += 1
    if frame[9] >= 0:
        frame[5] = frame[9]
    frame[9] = -2
    frame[11] = -1
    frame[12] = -1
    frame[13] = -2


def _target_kind(ability: Ability, op: Op) -> int:
    if op.code == k.OP_KIDNAP:
        return K_KIDNAP
    return K_CHOOSE_REWARD_TARGETS if ability.when == k.W_REWARD else K_CHOOSE_TARGET


def _pick_outside(s: State, frame: list[int], ability: Ability, op: Op) -> bool:
    """A card of a hand, deck or pile is to be chosen; True to ask."""
    me = frame[4]
    if op.code == k.OP_SEARCH:
        for i in s.deck[me]:
            s.known[i] |= 1 << me
    found = outside(s, op, frame[2], me, frame[10])
    if not found:
        if op.code == k.OP_SEARCH:
            s.note(events.SEARCHED, me, -1)
            shuffle(s, me)
        _next(frame)
        return False
    if len(found) > 1:
        return _ask(s, frame, found, False, _target_kind(ability, op))
    frame[9] = found[0]
    return False


def _pick_in_play(s: State, frame: list[int], ability: Ability, op: Op) -> bool:
    """A card in play is to be chosen; True to ask."""
    me = frame[4]
    found = in_play(s, op, frame[2], me, frame[5], frame[6], frame[10])
    if op.pick == k.P_RANDOM:
        frame[9] = found[s.rng.below(len(found))] if found else -1
        if frame[9] >= 0 and not can_be_aimed(s, op, frame[9], me, frame[10]):
            frame[9] = -1  # it was picked and is immune: nothing happens (E33)
        return False
    if not found:
        _next(frame)
        return False
    if len(found) > 1 or op.may:
        return _ask(s, frame, found, op.may, _target_kind(ability, op))
    frame[9] = found[0]
    return False


def _needs_player(s: State, frame: list[int], op: Op) -> bool:
    """Ask which opponent an effect means; True to ask."""
    if frame[12] >= 0:
        return False
    rivals = [p for p in range(s.seats) if p != frame[4]]
    if len(rivals) == 1:
        frame[12] = rivals[0]
        return False
    s.options = [o.CHOOSE_PLAYER | p << 6 for p in rivals]
    s.seat = _chooser(frame)
    s.kind = K_CHOOSE_PLAYER
    return True


def _needs_number(s: State, frame: list[int], op: Op) -> bool:
    """A number that cannot be defined is set by an opponent of the player's choice (E37)."""
    if op.by != 1 or frame[9] < 0 or s.pool.designs[s.design[frame[9]]].generation:
        return False
    if frame[11] >= 0:
        return False
    if _needs_player(s, frame, op):
        return True
    s.options = [o.DEFINE_NUMBER | n << 6 for n in range(HIGHEST + 1)]
    s.seat = frame[12]
    s.kind = K_DEFINE_NUMBER
    return True


def _needs_place(s: State, frame: list[int], op: Op) -> bool:
    """Ask where a card goes; True to ask."""
    if frame[13] != -2 or frame[9] < 0:
        return False
    places = move_places(s, op, frame[9], frame[4], frame[10])
    if not places:
        frame[13] = -1
        return False
    if len(places) == 1:
        frame[13] = places[0]
        return False
    s.options = [o.CHOOSE_PLACE | (place + 1) << 16 for place in places]
    s.seat = _chooser(frame)
    s.kind = K_MOVE_BY_CARD
    return True


def _cancel(s: State) -> None:
    """What the Bang! answers has no effect."""
    frame = pending(s)
    if frame is None:
        return
    code = frame[0]
    if code == F_ATTEMPT:
        if frame[1] == 1:
            frame[5] = 1
    elif code in (F_BANG, F_USE):
        frame[5] = 1
    else:
        frame[CANCEL_FLAG[code]] = 1


CANCEL_FLAG = [0, 0, 5, 7, 4, 0, 4, 5, 5, 5, 0, 0, 0, 0]
"""Where the frame of each kind of work says that it is cancelled."""


def _answer(s: State, frame: list[int], op: Op, at: int) -> None:
    """Effects on what a Bang! answers."""
    if op.code == k.OP_CANCEL:
        _cancel(s)
        return
    answered = pending(s)
    if answered is None:
        return
    if op.code == k.OP_REDIRECT:
        if answered[0] == F_BANG:
            answered[8] = frame[4]
        elif answered[0] == F_USE:
            answered[7] = frame[4]
    elif answered[0] == F_ATTEMPT and answered[1] == 1:
        answered[8] = frame[3]
        answered[9] = at


def _roll(s: State, frame: list[int], op: Op) -> None:
    """Roll the Dice: without a Dice Pool nothing happens (E35)."""
    me = frame[4]
    if not has_dice(s, me):
        s.note(events.NO_DICE, me)
        frame[1] += op.skip
        return
    frame[8] = roll(s, me)
    if frame[8] < op.amount:
        frame[1] += op.skip


def run_ability(s: State, frame: list[int]) -> bool:
    """Carry out the next effect; True to ask."""
    ability = s.pool.abilities[frame[3]]
    at = frame[1]
    if at >= len(ability.ops):
        s.agenda.pop()
        return False
    op = ability.ops[at]
    code = op.code
    if code == k.OP_FIGHT:
        _next(frame)
        start_fight(s, frame, at)
        return False
    if code == k.OP_ROLL:
        _next(frame)
        _roll(s, frame, op)
        return False
    if code == k.OP_CANCEL or code == k.OP_REDIRECT or code == k.OP_HARDEN:
        _answer(s, frame, op, at)
        _next(frame)
        return False
    if ON_PLAYERS >> code & 1:
        if op.who == k.WHO_CHOSEN and _needs_player(s, frame, op):
            return True
        chosen = frame[12]
        that = frame[5]
        _next(frame)
        act_on_players(s, op, frame[4], chosen, that, frame[2])
        return False
    if code == k.OP_NAME_WORD:
        if frame[11] < 0:
            s.options = [o.NAME_WORD | n << 6 for n in range(len(s.pool.words))]
            s.seat = _chooser(frame)
            s.kind = K_NAME_WORD
            return True
        s.named[frame[2]] = frame[11] + 1
        s.dirty = 1
        s.note(events.NAMED, frame[4], frame[11])
        _next(frame)
        return False
    if ZONES >> code & 1:
        if frame[9] == -2 and _pick_outside(s, frame, ability, op):
            return True
        if frame[1] == at:
            card = frame[9]
            _next(frame)
            act_outside(s, op, card, frame)
        return False
    return _on_cards(s, frame, ability, op, at)


def _on_cards(s: State, frame: list[int], ability: Ability, op: Op, at: int) -> bool:
    """Effects on cards in play; True to ask."""
    if op.pick == k.P_ONE or op.pick == k.P_RANDOM:
        if frame[9] == -2 and _pick_in_play(s, frame, ability, op):
            return True
        if frame[1] != at:
            return False
        if op.code == k.OP_MOVE and _needs_place(s, frame, op):
            return True
        if op.code == k.OP_BOOST and _needs_number(s, frame, op):
            return True
        cards = [frame[9]] if frame[9] >= 0 else []
    else:
        cards = in_play(s, op, frame[2], frame[4], frame[5], frame[6], frame[10])
        if op.pick != k.P_EACH and cards:
            frame[9] = cards[0]
            if op.code == k.OP_MOVE and _needs_place(s, frame, op):
                return True
            if op.code == k.OP_BOOST and _needs_number(s, frame, op):
                return True
    place = frame[13]
    number = frame[11]
    snapshot = frame[:]
    _next(frame)
    act_on(s, op, at, cards, snapshot, place, number)
    return False
