"""The steps of a turn: carry out the current one, and what a player chose at it."""

from __future__ import annotations

from engine.mmg import board, combat, episodes, events, turn, windows
from engine.mmg import options as o
from engine.mmg.codes import OPEN, PREPARING, RESTRICTED
from engine.mmg.constants import (
    ANNOUNCE_COMBAT_DECISION,
    ANNOUNCE_STEP,
    ATTACK_DECISION,
    ATTACK_STEP,
    BLOCK_STEP,
    BONUS_STEP,
    CHAIN_STEP,
    DEAL_STEP,
    DRAW_STEP,
    EPISODE_STEP,
    HIT_STEP,
    LAST_STEP,
    NEXT_STEP,
    NORMALISE_STEP,
    OVER_STEP,
    PICK_STEP,
    PLAY_STEP,
    SETTLE_STEP,
    SOLVE_STEP,
    STAND_STEP,
    START_STEP,
    STRIKE_STEP,
    WINDOW_STEP,
    ZONE_STEP,
)
from engine.mmg.deal import ask_setup, choose_setup, deal
from engine.mmg.destruction import Destruction
from engine.mmg.state import State
from engine.mmg.statics import refresh


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


def step(s: State) -> bool:
    """Carry out the current step; True to ask."""
    at = s.step
    if at == WINDOW_STEP:
        return windows.run_window(s)
    if ATTACK_STEP <= at <= OVER_STEP:
        return _combat_step(s)
    if at == PLAY_STEP:
        if turn.ask_play(s):
            return True
        s.step = EPISODE_STEP
    elif at == START_STEP:
        turn.begin_turn(s)
    elif at == STAND_STEP:
        turn.stand_all(s)
        s.step = ZONE_STEP
    elif at == ZONE_STEP:
        turn.ask_zone(s)
        return True
    elif at == DRAW_STEP:
        turn.draw_card(s)
        windows.open_window(s, PLAY_STEP, s.active, OPEN)
    elif at == EPISODE_STEP:
        if episodes.ask_episode(s):
            return True
        windows.open_window(s, SOLVE_STEP, s.active, OPEN)
    elif at == SOLVE_STEP:
        if episodes.ask_solve(s):
            return True
        s.step = STRIKE_STEP
    elif at == STRIKE_STEP:
        episodes.strike(s)
        s.step = ANNOUNCE_STEP
    elif at == ANNOUNCE_STEP:
        s.options = [o.ANNOUNCE_COMBAT]
        s.seat = s.active
        s.kind = ANNOUNCE_COMBAT_DECISION
        return True
    elif at == BONUS_STEP:
        s.step = LAST_STEP
        return turn.ask_bonus(s)
    elif at == LAST_STEP:
        windows.open_window(s, NORMALISE_STEP, s.active, OPEN)
    elif at == NORMALISE_STEP:
        turn.normalise(s)
        fallen = refresh(s) if s.dirty else []
        if fallen:
            s.agenda.append(Destruction(fallen))
            s.step = NEXT_STEP
        else:
            turn.next_player(s)
    elif at == NEXT_STEP:
        if not turn.revert(s):  # a Creature that fell in Phase 5 may have done something more
            turn.next_player(s)
    elif at == DEAL_STEP:
        deal(s)
    else:
        return ask_setup(s)
    return False


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
        combat.fix_defender(s, o.card_of(option), s.active)
    elif kind == o.LEAVE_CHOICE:
        combat.leave_choice(s)
    elif kind == o.CHOOSE_BLOCKER:
        combat.fix_defender(s, o.card_of(option), 1 - s.active)
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
        s.solving = o.card_of(option)
        s.solvers = []
    elif kind == o.ADD_SOLVER:
        s.solvers.append(o.card_of(option))
    elif kind == o.FINISH_SOLVE:
        episodes.solve(s, s.solving, s.solvers)
        windows.open_window(s, SOLVE_STEP, s.active, OPEN)
    elif kind == o.SOLVE_BY_DOCTOR:
        helpers = [o.target_of(option), o.first_of(option), o.second_of(option)]
        episodes.solve(s, o.card_of(option), helpers)
        windows.open_window(s, SOLVE_STEP, s.active, OPEN)
    else:
        s.step = STRIKE_STEP


def choose(s: State, option: int) -> None:
    """Carry out what a player chose at a step of the turn."""
    kind = o.kind_of(option)
    if kind == o.PASS or kind == o.DEFENCE_COMPLETE:
        windows.passed(s)
    elif o.PLAY_FLASH <= kind <= o.GIVE_SUPPORT:
        if s.kind == ATTACK_DECISION:
            windows.open_window(s, ATTACK_STEP, s.active, RESTRICTED)
        windows.announce(s, option)
    elif kind == o.CHOOSE_ZONE:
        turn.choose_zone(s, o.zone_of(option))
        windows.open_window(s, DRAW_STEP, s.active, OPEN)
    elif kind == o.PLAY_CREATURE or kind == o.PLAY_RESOURCE:
        turn.play_card(s, o.card_of(option))
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
