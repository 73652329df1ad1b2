"""A turn: Start, Control, Minion, Conflict, Action and End Steps in this order (T03, T04)."""

from __future__ import annotations

from engine.kernel.game import TOO_MANY_TURNS
from engine.nemesis import constants as c
from engine.nemesis import options as o
from engine.nemesis.actions import ask_action, pass_action, take_action
from engine.nemesis.codes import AT_END, AT_MINION, AT_START, POWER_LIMIT, SPOTS
from engine.nemesis.conflict import Conflict, legal_spots
from engine.nemesis.deal import (
    ask_side,
    ask_variant,
    choose_side,
    choose_variant,
    deal_doctors,
    draw_hands,
    first_turn,
)
from engine.nemesis.instants import open_window
from engine.nemesis.playing import put_down, spots_for
from engine.nemesis.select import hand_limit, is_minion_of
from engine.nemesis.state import State
from engine.nemesis.stepping import Stepping, begin_step
from engine.nemesis.wins import turn_begins
from engine.nemesis.zones import discard_from_hand, draw_cards, move_card


def step_on(s: State) -> bool:
    """Carry out the next step; True to ask."""
    step = s.step
    if step >= c.CONTROL_STEP and open_window(s):
        return False
    if step == c.START_STEP:
        begin_turn(s)
    elif step == c.CONTROL_STEP:
        return ask_control(s)
    elif step == c.MINION_TRIGGERS_STEP:
        enter_step(s, c.MINION_STEP)
        s.agenda.append(Stepping(s.active, AT_MINION))
    elif step == c.MINION_STEP:
        return ask_minion(s)
    elif step == c.CONFLICT_STEP:
        return ask_conflict(s)
    elif step == c.ACTION_STEP:
        if ask_action(s):
            return True
        enter_step(s, c.END_STEP)
    elif step == c.END_STEP:
        enter_step(s, c.EXCESS_POWER_STEP)
        begin_step(s, s.active, AT_END)
    elif step == c.EXCESS_POWER_STEP:
        drop_power(s)
    elif step == c.DISCARD_STEP:
        return ask_discard(s)
    elif step == c.FILL_STEP:
        fill(s)
    elif step == c.CHOOSE_STEP:
        return ask_side(s)
    elif step == c.DEAL_STEP:
        deal_doctors(s)
    elif step == c.VARIANT_STEP:
        return ask_variant(s)
    elif step == c.HANDS_STEP:
        draw_hands(s)
    elif step == c.FIRST_STEP:
        first_turn(s)
    return False


def enter_step(s: State, step: int) -> None:
    """On to a step; Instants may be played before it."""
    s.step = step
    s.fresh = 1


def begin_turn(s: State) -> None:
    """The turn begins: one trigger looks at this moment (R79), then the Start Step."""
    if s.turn >= s.limit_turns:
        s.out_of_work(TOO_MANY_TURNS)
        return
    s.turn += 1
    s.passed = 0
    s.dealt = []
    s.fights = 1
    s.note(c.TURN_EVENT, s.active, s.turn)
    enter_step(s, c.CONTROL_STEP)
    turn_begins(s, s.active)
    begin_step(s, s.active, AT_START)


def ask_control(s: State) -> bool:
    """The Nemesis token must move to another Location (L01 to L03, R16)."""
    player = s.active
    s.options = [o.move_nemesis(player * SPOTS + k) for k in range(SPOTS) if k != s.token[player]]
    s.seat = player
    s.kind = c.CONTROL_DECISION
    return True


def ask_minion(s: State) -> bool:
    """Play one Minion, move one, or neither (M01 to M05, R17)."""
    player = s.active
    out: list[int] = []
    seen: list[int] = []
    for i in s.hand[player]:
        if s.pool.designs[s.design[i]].minion and s.design[i] not in seen:
            seen.append(s.design[i])
            for spot in spots_for(s, player, i):
                out.append(o.play_minion(i, spot))
    for i in s.play:
        if is_minion_of(s, i, player):
            for spot in range(s.seats * SPOTS):
                if spot != s.spot[i]:
                    out.append(o.move_minion(i, spot))
    if not out:
        enter_step(s, c.CONFLICT_STEP)
        return False
    out.append(o.SKIP_MINION)
    s.options = out
    s.seat = player
    s.kind = c.MINION_DECISION
    return True


def ask_conflict(s: State) -> bool:
    """At most one Conflict, where the player likes (C01, C02, C04)."""
    spots = legal_spots(s, s.active) if s.fights > 0 else []
    if not spots:
        enter_step(s, c.ACTION_STEP)
        return False
    s.options = [o.start_conflict(spot) for spot in spots]
    s.options.append(o.SKIP_CONFLICT)
    s.seat = s.active
    s.kind = c.CONFLICT_DECISION
    return True


def drop_power(s: State) -> None:
    """The active player keeps five Power at most (N06, R60)."""
    player = s.active
    excess = s.power[player] - POWER_LIMIT
    if excess > 0:
        s.power[player] = POWER_LIMIT
        s.note(c.POWER_LOST_EVENT, player, excess)
    enter_step(s, c.DISCARD_STEP)


def ask_discard(s: State) -> bool:
    """Any cards, and at least those above the Hand Limit (N07, N08)."""
    player = s.active
    hand = s.hand[player]
    if not hand:
        s.step = c.FILL_STEP
        return False
    s.options = []
    seen: list[int] = []
    for i in hand:
        if s.design[i] not in seen:
            seen.append(s.design[i])
            s.options.append(o.discard_card(i))
    if len(hand) <= hand_limit(s, player):
        s.options.append(o.DONE)
    s.seat = player
    s.kind = c.END_DISCARD_DECISION
    return True


def fill(s: State) -> None:
    """Draw up to the Hand Limit; the turn passes to the left (N10, N11)."""
    player = s.active
    lacking = hand_limit(s, player) - len(s.hand[player])
    if lacking > 0:
        draw_cards(s, player, lacking)
    s.active = (player + 1) % s.seats
    s.step = c.START_STEP


def choose_step(s: State, option: int) -> None:
    """What the active player chose at a step."""
    player = s.seat
    kind = o.kind_of(option)
    s.fresh = 1
    if kind == o.MOVE_NEMESIS:
        s.token[player] = o.spot_of(option) % SPOTS
        s.note(c.STOOD_EVENT, player, o.spot_of(option))
        enter_step(s, c.MINION_TRIGGERS_STEP)
    elif kind == o.PLAY_MINION:
        enter_step(s, c.CONFLICT_STEP)
        put_down(s, player, o.play_card(o.card_of(option), o.spot_of(option)))
    elif kind == o.MOVE_MINION:
        enter_step(s, c.CONFLICT_STEP)
        move_card(s, o.card_of(option), o.spot_of(option), player, True)
    elif kind == o.SKIP_MINION:
        enter_step(s, c.CONFLICT_STEP)
    elif kind == o.START_CONFLICT:
        s.fights -= 1
        s.agenda.append(Conflict(player, o.spot_of(option)))
    elif kind == o.SKIP_CONFLICT:
        enter_step(s, c.ACTION_STEP)
    elif kind == o.TAKE_ACTION:
        take_action(s, option)
    elif kind == o.PASS_ACTION:
        pass_action(s, option)
    elif kind == o.DISCARD_CARD:
        discard_from_hand(s, o.card_of(option), player)
    elif kind == o.DONE:
        s.step = c.FILL_STEP
    elif kind == o.CHOOSE_SIDE:
        choose_side(s, option)
    else:
        choose_variant(s, option)
