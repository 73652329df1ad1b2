"""The machine of a game: run to the next decision, and carry out a choice."""

from __future__ import annotations

from engine.mmg import board, choose, combat, destruction, episodes, events, triggers, turn, windows
from engine.mmg import options as o
from engine.mmg.codes import E_DECISIONS, E_QUEUE
from engine.mmg.deal import ask_setup, choose_setup, deal
from engine.mmg.frames import (
    REPLY,
    Choice,
    Destruction,
    Reply,
    Trigger,
    Triggers,
    Use,
)
from engine.mmg.state import State
from engine.mmg.statics import refresh
from engine.mmg.steps import (
    ANNOUNCE_STEP,
    ATTACK_STEP,
    BLOCK_STEP,
    BONUS_STEP,
    CHAIN_STEP,
    DEAL_STEP,
    DRAW_STEP,
    EPISODE_STEP,
    HIT_STEP,
    K_ANNOUNCE,
    K_ATTACK,
    LAST_STEP,
    NORMAL_STEP,
    OPEN,
    OVER_STEP,
    PICK_STEP,
    PLAY_STEP,
    PREPARING,
    RESTRICTED,
    SETTLE_STEP,
    SOLVE_STEP,
    STAND_STEP,
    START_STEP,
    STRIKE_STEP,
    WINDOW,
    ZONE_STEP,
)
from engine.table import RUNNING

WAITING_LIMIT = 5000


def _work(s: State) -> bool:
    """Do the next piece of waiting work; True to ask."""
    frame = s.agenda[len(s.agenda) - 1]
    if isinstance(frame, Use):
        ability = s.pool.abilities[frame.ability]
        if frame.at >= len(ability.effects):
            s.agenda.pop()
        else:
            ability.effects[frame.at].resolve(s, frame)
            frame.at += 1
        return False
    if isinstance(frame, Destruction):
        return destruction.work(s, frame)
    if isinstance(frame, Triggers):
        return triggers.order(s, frame)
    if isinstance(frame, Trigger):
        return triggers.begin(s, frame)
    if isinstance(frame, Choice):
        return choose.work(s, frame)
    assert isinstance(frame, Reply)
    return destruction.reply(s, frame)


def _combat_step(s: State) -> bool:
    step = s.step
    if step == ATTACK_STEP:
        return combat.ask_attack(s)
    if step == PICK_STEP:
        return combat.ask_pick(s)
    if step == BLOCK_STEP:
        return combat.ask_block(s)
    if step == SETTLE_STEP:
        combat.settle(s)
    elif step == HIT_STEP:
        return combat.ask_hit(s)
    elif step == CHAIN_STEP:
        s.step = HIT_STEP if s.chain else OVER_STEP
    else:
        combat.end_combat(s)
        s.step = BONUS_STEP
    return False


def _step(s: State) -> bool:
    """Carry out the current step; True to ask."""
    step = s.step
    if step == WINDOW:
        return windows.run_window(s)
    if ATTACK_STEP <= step <= OVER_STEP:
        return _combat_step(s)
    if step == PLAY_STEP:
        if turn.ask_play(s):
            return True
        s.step = EPISODE_STEP
    elif step == START_STEP:
        turn.begin_turn(s)
    elif step == STAND_STEP:
        turn.stand_all(s)
        s.step = ZONE_STEP
    elif step == ZONE_STEP:
        turn.ask_zone(s)
        return True
    elif step == DRAW_STEP:
        turn.draw_card(s)
        windows.open_window(s, PLAY_STEP, s.active, OPEN)
    elif step == EPISODE_STEP:
        if episodes.ask_episode(s):
            return True
        windows.open_window(s, SOLVE_STEP, s.active, OPEN)
    elif step == SOLVE_STEP:
        if episodes.ask_solve(s):
            return True
        s.step = STRIKE_STEP
    elif step == STRIKE_STEP:
        episodes.strike(s)
        s.step = ANNOUNCE_STEP
    elif step == ANNOUNCE_STEP:
        s.options = [o.ANNOUNCE_COMBAT]
        s.seat = s.active
        s.kind = K_ANNOUNCE
        return True
    elif step == BONUS_STEP:
        s.step = LAST_STEP
        return turn.ask_bonus(s)
    elif step == LAST_STEP:
        windows.open_window(s, NORMAL_STEP, s.active, OPEN)
    elif step == NORMAL_STEP:
        turn.normalise(s)
        if s.dirty:  # nobody can die of Normalise (R54)
            refresh(s)
        turn.next_player(s)
    elif step == DEAL_STEP:
        deal(s)
    else:
        return ask_setup(s)
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
            fallen = refresh(s)
            if fallen:
                s.agenda.append(Destruction(fallen))
        if s.agenda:
            if _work(s):
                return
        elif _step(s):
            return
    s.options = []


def _choose_in_combat(s: State, kind: int, option: int) -> None:
    if kind == o.ANNOUNCE_COMBAT:
        s.note(events.ANNOUNCED, s.active)
        windows.open_window(s, ATTACK_STEP, 1 - s.active, PREPARING)
    elif kind == o.DECLARE_ATTACK:
        combat.declare(s, option)
    elif kind == o.DECLINE_ATTACK:
        s.note(events.NO_ATTACK, s.active)
        s.step = OVER_STEP
    elif kind == o.CHOOSE_DEFENDER:
        combat.fix_defender(s, o.a_of(option), s.active)
    elif kind == o.LEAVE_CHOICE:
        combat.leave_choice(s)
    elif kind == o.CHOOSE_BLOCKER:
        combat.fix_defender(s, o.a_of(option), 1 - s.active)
    elif kind == o.DECLINE_BLOCK:
        s.note(events.NO_BLOCK, 1 - s.active)
        s.step = HIT_STEP
    elif kind == o.MAKE_HIT:
        combat.make_hit(s)
    else:
        s.note(events.NO_HIT, s.active)
        s.step = OVER_STEP


def _choose_in_episodes(s: State, kind: int, option: int) -> None:
    if kind == o.PLAY_EPISODE:
        episodes.play_episode(s, option)
        windows.open_window(s, SOLVE_STEP, s.active, OPEN)
    elif kind == o.SKIP_EPISODE:
        windows.open_window(s, SOLVE_STEP, s.active, OPEN)
    elif kind == o.SOLVE_BY_SUPPORT:
        s.solving = o.a_of(option)
        s.solvers = []
    elif kind == o.SOLVE_ADD:
        s.solvers.append(o.a_of(option))
    elif kind == o.SOLVE_DONE:
        episodes.solve(s, s.solving, s.solvers)
        windows.open_window(s, SOLVE_STEP, s.active, OPEN)
    elif kind == o.SOLVE_BY_DOCTOR:
        helpers = [o.b_of(option), o.c_of(option) - 1, o.d_of(option) - 1]
        episodes.solve(s, o.a_of(option), helpers)
        windows.open_window(s, SOLVE_STEP, s.active, OPEN)
    else:
        s.step = STRIKE_STEP


def choose_option(s: State, option: int) -> None:
    """Carry out a choice, without running on."""
    kind = o.kind_of(option)
    if s.agenda:
        if kind == o.ORDER_EFFECTS:
            triggers.take(s, o.a_of(option))
        elif kind == o.CHOOSE_TARGET:
            triggers.chosen(s, option)
        elif kind == o.CHOOSE_CARDS:
            choose.pick(s, o.a_of(option))
        elif s.agenda[len(s.agenda) - 1].code == REPLY:
            destruction.choose_reply(s, option)
        else:
            destruction.choose_rescue(s, option)
    elif kind == o.PASS or kind == o.DEFENCE_COMPLETE:
        windows.passed(s)
    elif o.PLAY_FLASH <= kind <= o.GIVE_SUPPORT:
        if s.kind == K_ATTACK:
            windows.open_window(s, ATTACK_STEP, s.active, RESTRICTED)
        windows.announce(s, option)
    elif kind == o.CHOOSE_ZONE:
        turn.choose_zone(s, o.a_of(option))
        windows.open_window(s, DRAW_STEP, s.active, OPEN)
    elif kind == o.PLAY_CREATURE or kind == o.PLAY_RESOURCE:
        turn.play_card(s, o.a_of(option))
        windows.open_window(s, PLAY_STEP, s.active, OPEN)
    elif kind == o.END_PLAY:
        s.step = EPISODE_STEP
    elif o.PLAY_EPISODE <= kind <= o.END_SOLVE:
        _choose_in_episodes(s, kind, option)
    elif o.ANNOUNCE_COMBAT <= kind <= o.DECLINE_HIT:
        _choose_in_combat(s, kind, option)
    elif kind == o.BONUS_DRAW:
        s.note(events.BONUS, s.active)
        board.draw(s, s.active)
    elif kind <= o.CHOOSE_FIRST_PLAYER:
        choose_setup(s, option)


def play_option(s: State, option: int) -> None:
    """Carry out a choice and run to the next decision."""
    s.choices += 1
    if s.choices > s.limit_decisions:
        board.abort(s, E_DECISIONS)
        s.options = []
        return
    choose_option(s, option)
    advance(s)
