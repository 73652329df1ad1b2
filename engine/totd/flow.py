"""The steps of a turn: what each of them does, and who carries out what was chosen there."""

from __future__ import annotations

from engine.totd import constants as c
from engine.totd import helpers, pooling, prepare, resolve, rolling, rounds, travel
from engine.totd.state import State


def step_on(s: State) -> bool:
    """Carry out the step at hand; True when a player must choose."""
    step = s.step
    if step < c.ARRIVE_STEP:
        return _before(s, step)
    if step < c.ROLL_STEP:
        return _adventure(s, step)
    if step == c.ROLL_STEP:
        rolling.first_roll(s)
    elif step == c.REROLL_STEP:
        return rolling.ask_reroll(s)
    elif step == c.CHANGE_STEP:
        return rolling.ask_change(s)
    elif step == c.SUCCESS_STEP:
        resolve.succeed(s)
    elif step == c.PROMOTE_STEP:
        resolve.promote(s)
    elif step == c.FAILURE_STEP:
        resolve.fail(s)
    elif step == c.AFTER_STEP:
        resolve.after(s)
    elif step == c.FINISH_STEP:
        rounds.finish(s)
    elif step == c.HAND_LIMIT_STEP:
        return rounds.ask_hand(s)
    elif step == c.PASS_STEP:
        rounds.pass_on(s)
    else:
        rounds.has_ended(s)
    return False


def _before(s: State, step: int) -> bool:
    """Set-up, Prepare and Travel."""
    if step == c.DEAL_STEP:
        rounds.deal(s)
    elif step == c.PREPARE_STEP:
        prepare.begin(s)
    elif step == c.UNINSTALL_STEP:
        return prepare.ask_uninstall(s)
    elif step == c.INSTALL_STEP:
        return prepare.ask_install(s)
    elif step == c.DISMISS_STEP:
        return prepare.ask_dismiss(s)
    elif step == c.TRAVEL_STEP:
        return travel.ask_travel(s)
    elif step == c.TARDIS_STEP:
        return travel.ask_tardis(s)
    elif step == c.KEEP_TILE_STEP:
        return travel.ask_keep(s)
    else:
        return travel.ask_zone(s)
    return False


def _adventure(s: State, step: int) -> bool:
    """Arriving, recruiting, calling for help, creating the pool."""
    if step == c.ARRIVE_STEP:
        travel.arrive(s)
    elif step == c.RECRUIT_STEP:
        return helpers.ask_recruit(s)
    elif step == c.JOIN_STEP:
        helpers.come(s)
    elif step == c.CALL_STEP:
        return helpers.ask_call(s)
    elif step == c.HELP_MODE_STEP:
        return helpers.ask_mode(s)
    elif step == c.HELP_COMES_STEP:
        helpers.arrive_to_help(s)
    elif step == c.GATHER_STEP:
        pooling.gather(s)
    elif step == c.ADD_STEP:
        return pooling.ask_add(s)
    elif step == c.FOCUS_STEP:
        return pooling.ask_focus(s)
    elif step == c.CUT_STEP:
        return pooling.ask_cut(s)
    elif step == c.COUNT_DALEKS_STEP:
        pooling.count_daleks(s)
    else:
        return pooling.ask_exterminate(s)
    return False


def choose_step(s: State, option: int) -> None:
    """Carry out what was chosen at the step at hand."""
    step = s.step
    if step <= c.DISMISS_STEP:
        prepare.choose(s, option)
    elif step == c.TRAVEL_STEP:
        travel.choose_travel(s, option)
    elif step == c.TARDIS_STEP:
        travel.choose_tardis(s, option)
    elif step == c.KEEP_TILE_STEP:
        travel.choose_keep(s, option)
    elif step == c.CHOOSE_ZONE_STEP:
        travel.choose_travel(s, option)
    elif step == c.RECRUIT_STEP:
        helpers.choose_recruit(s, option)
    elif step == c.CALL_STEP:
        helpers.choose_call(s, option)
    elif step == c.HELP_MODE_STEP:
        helpers.choose_mode(s, option)
    elif step == c.ADD_STEP:
        pooling.choose_add(s, option)
    elif step == c.FOCUS_STEP:
        pooling.choose_focus(s, option)
    elif step == c.CUT_STEP:
        pooling.choose_cut(s, option)
    elif step == c.EXTERMINATE_STEP:
        pooling.choose_exterminate(s, option)
    elif step == c.REROLL_STEP:
        rolling.choose_reroll(s, option)
    elif step == c.CHANGE_STEP:
        rolling.choose_change(s, option)
    else:
        rounds.choose_hand(s, option)
