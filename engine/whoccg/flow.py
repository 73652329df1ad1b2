"""The machine of a game: run to the next decision, and carry out a choice."""

from __future__ import annotations

from typing import Final

from engine.table import RUNNING
from engine.whoccg import (
    apply,
    attempts,
    board,
    choose_stock,
    deal,
    effects,
    fights,
    journey,
    leave,
    outside,
    plays,
    triggers,
    turn,
    use,
    windows,
)
from engine.whoccg import options as o
from engine.whoccg.codes import D_DESTROYED, E_DECISIONS, E_QUEUE, G_NARROW
from engine.whoccg.legal import still_legal
from engine.whoccg.select import host_card
from engine.whoccg.state import State
from engine.whoccg.statics import refresh
from engine.whoccg.steps import (
    ACT_STEP,
    CREW_STEP,
    DEAL_STEP,
    DISCARD_STEP,
    END_STEP,
    F_ATTEMPT,
    F_BANG,
    F_COPY,
    F_DESTROY,
    F_DROP,
    F_ENTER,
    F_FIGHT,
    F_JOURNEY,
    F_REARRANGE,
    F_RUN,
    F_TRIGGERS,
    F_USE,
    F_VORTEX,
    F_WINDOW,
    GOALS_STEP,
    LAY_STEP,
    MOVE_STEP,
    PLAY_STEP,
    REFILL_STEP,
    SETUP_STEP,
    START_STEP,
)

WAITING_LIMIT: Final = 5000


def _illegal(s: State) -> None:
    """Conditions on cards where they could not be played are destroyed (E19, E20)."""
    for i in s.groups[G_NARROW]:
        if still_legal(s, i) or s.guard[i] & D_DESTROYED or leave.about_to_be(s, i):
            continue
        host = host_card(s, i)
        own = False
        for lock in s.locks:
            own = own or (lock[0] == host and lock[4] == i)
        if not own:
            s.skip = i  # without the Condition itself: is it the reason?
            refresh(s)
            own = still_legal(s, i)
            s.skip = -1
            refresh(s)
        if not own:
            leave.destroy(s, i, s.ctrl[i])


def _work(s: State) -> bool:
    """Do the next piece of waiting work; True to ask."""
    frame = s.agenda[len(s.agenda) - 1]
    code = frame[0]
    if code == F_RUN:
        return effects.run_ability(s, frame)
    if code == F_WINDOW:
        return windows.run_window(s, frame)
    if code == F_ATTEMPT:
        return attempts.run_attempt(s, frame)
    if code == F_FIGHT:
        return fights.run_fight(s, frame)
    if code == F_JOURNEY:
        return journey.run_journey(s, frame)
    if code == F_DROP:
        return outside.ask_drop(s, frame)
    if code == F_REARRANGE:
        return outside.ask_rearrange(s, frame)
    if code == F_VORTEX:
        return use.run_vortex(s, frame)
    if code == F_COPY:
        return outside.ask_version(s, frame) if frame[2] < 0 else leave.ask_copy(s, frame)
    if code == F_DESTROY:
        leave.run_destroy(s, frame)
    elif code == F_TRIGGERS:
        triggers.run_triggers(s, frame)
    elif code == F_ENTER:
        plays.run_enter(s, frame)
    elif code == F_BANG:
        windows.run_bang(s, frame)
    elif code == F_USE:
        use.run_use(s, frame)
    return False


def _step(s: State) -> bool:
    """Carry out the current step; True to ask."""
    step = s.step
    if step == PLAY_STEP:
        if turn.ask_play(s):
            return True
        turn.end_play(s)
    elif step == ACT_STEP:
        if turn.ask_act(s):
            return True
        turn.end_act(s)
    elif step == MOVE_STEP:
        if journey.ask_moves(s):
            return True
        turn.end_moves(s)
    elif step == END_STEP:
        s.step = DISCARD_STEP
    elif step == DISCARD_STEP:
        s.step = REFILL_STEP
        return turn.ask_discard(s)
    elif step == REFILL_STEP:
        turn.refill(s)
    elif step == START_STEP:
        turn.begin_turn(s)
    elif step == SETUP_STEP:
        return choose_stock.ask_stock(s)
    elif step == LAY_STEP:
        deal.lay_out(s)
    elif step == CREW_STEP:
        return deal.ask_crew(s)
    elif step == GOALS_STEP:
        return deal.ask_goal(s)
    elif step == DEAL_STEP:
        deal.deal(s)
    return False


def advance(s: State) -> None:
    """Run until a player must choose or the game is over."""
    guard = 0
    while s.status == RUNNING:
        guard += 1
        if guard > WAITING_LIMIT:
            board.abort(s, E_QUEUE)
            break
        if s.dirty:
            refresh(s)
            _illegal(s)
        if s.agenda:
            if _work(s):
                return
        elif _step(s):
            return
    s.options = []


def _choose_in_attempt(s: State, kind: int, option: int) -> None:
    frame = s.agenda[len(s.agenda) - 1]
    if kind == o.JOIN_ATTEMPT:
        frame.append(o.a_of(option))
    elif kind == o.ALL_JOIN:
        attempts.join_all(s, frame)
    elif kind == o.BEGIN_ATTEMPT:
        attempts.begin(s, frame)
    else:
        attempts.tackle(s, frame, o.a_of(option))


def _choose_in_ability(s: State, kind: int, option: int) -> None:
    """What an ability, a search or a swap has asked for."""
    frame = s.agenda[len(s.agenda) - 1]
    if kind == o.CHOOSE_TARGET:
        if frame[0] == F_VORTEX:
            use.fetch(s, o.a_of(option))
        elif frame[0] == F_COPY:
            s.agenda.pop()
            plays.swap(s, frame[1], o.a_of(option), frame[3])
        else:
            frame[9] = o.a_of(option)
    elif kind == o.CHOOSE_NONE:
        frame[9] = -1
    elif kind == o.CHOOSE_PLACE:
        frame[13] = o.b_of(option) - 1
    elif kind == o.CHOOSE_PLAYER:
        frame[12] = o.a_of(option)
    else:
        frame[11] = o.a_of(option)


def _choose_on_the_way(s: State, kind: int, option: int) -> None:
    """Choices about journeys, hands and decks."""
    if kind == o.MOVE_TARDIS:
        journey.set_out(s, option)
    elif kind == o.STAY:
        journey.stay(s, option)
    elif kind == o.BOARD:
        s.agenda[len(s.agenda) - 1].append(o.a_of(option))
    elif kind == o.DEPART:
        s.agenda[len(s.agenda) - 1][1] = 2
    elif kind == o.ALL_BOARD:
        journey.board_all(s, s.agenda[len(s.agenda) - 1])
    elif kind == o.DROP_CARD:
        s.agenda[len(s.agenda) - 1][2] -= 1
        apply.drop_card(s, o.a_of(option))
    elif kind == o.REARRANGE:
        s.agenda[len(s.agenda) - 1].append(o.a_of(option))
    elif kind == o.CHOOSE_COPY:
        leave.choose_copy(s, o.a_of(option))
    elif kind == o.DISCARD_ONE:
        apply.drop_card(s, o.a_of(option))


def choose_option(s: State, option: int) -> None:
    """Carry out a choice, without running on."""
    kind = o.kind_of(option)
    if kind == o.PASS:
        s.agenda[len(s.agenda) - 1][4] += 1
    elif kind == o.PLAY:
        plays.play(s, option)
    elif kind == o.END_PLAY:
        turn.end_play(s)
    elif kind == o.END_ACT:
        turn.end_act(s)
    elif o.ATTEMPT_REACH <= kind <= o.TACKLE:
        attempts.declare(s, option)
    elif o.JOIN_ATTEMPT <= kind <= o.ASSIGN_TO_PUZZLE:
        _choose_in_attempt(s, kind, option)
    elif kind == o.USE_ABILITY:
        use.begin_use(s, option)
    elif kind == o.PLAY_BANG:
        windows.play_bang(s, s.seat, option)
    elif kind == o.PLAY_PLOT:
        windows.play_plot(s, s.seat, o.a_of(option))
    elif kind == o.CHOOSE_FIGHTER:
        fights.pick(s, o.a_of(option))
    elif o.CHOOSE_TARGET <= kind <= o.CHOOSE_PLAYER or kind in (o.DEFINE_NUMBER, o.NAME_WORD):
        _choose_in_ability(s, kind, option)
    elif kind == o.SWAP:
        plays.pay_and_swap(s, option)
    elif kind == o.BEGIN_TOGETHER:
        s.together = 1
    elif kind == o.END_TOGETHER:
        plays.end_together(s)
    elif kind == o.PICK_UP_ARTIFACT:
        use.pick_up(s, option)
    elif kind == o.USE_VORTEX:
        use.begin_vortex(s, option)
    elif kind == o.PLAY_OPENING_GOAL:
        deal.open_goal(s, option)
    elif kind == o.SETUP_PLACE:
        deal.set_place(s, option)
    elif kind <= o.PLOTS_DONE:
        choose_stock.choose_stock(s, option)
    else:
        _choose_on_the_way(s, kind, option)


def play_option(s: State, option: int) -> None:
    """Carry out a choice and run to the next decision."""
    s.choices += 1
    if s.choices > s.limit_decisions:
        board.abort(s, E_DECISIONS)
        s.options = []
        return
    choose_option(s, option)
    advance(s)
