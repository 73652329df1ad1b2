"""Windows: who may act, announcing, answering, and effects taking hold newest first (R67, R68)."""

from __future__ import annotations

from engine.mmg import events
from engine.mmg import options as o
from engine.mmg.announced import aimed, targets
from engine.mmg.board import bonus_zone, change, put_away, side_card
from engine.mmg.codes import (
    I_FLASH,
    I_HIT,
    I_SPECIAL,
    I_SUPPORT,
    POINTS_BASE,
    PREPARING,
    RESTRICTED,
)
from engine.mmg.constants import (
    ANSWER_DECISION,
    CHAIN_STEP,
    COMBAT_DECISION,
    OVER_STEP,
    PICK_STEP,
    PLAY_PLACE,
    PREPARE_DEFENCE_DECISION,
    SETTLE_STEP,
    WINDOW_DECISION,
    WINDOW_STEP,
)
from engine.mmg.costs import pay
from engine.mmg.frames import Announced
from engine.mmg.losses import hits
from engine.mmg.offers import offer_all
from engine.mmg.repeats import note_use
from engine.mmg.state import State
from engine.mmg.statics import ward_counters
from engine.mmg.use import Use


def open_window(s: State, then: int, first: int, mode: int) -> None:
    """Let the players act; when both have passed play goes on at step `then`."""
    s.step = WINDOW_STEP
    s.window_next = then
    s.window_first = first
    s.window_mode = mode
    s.priority = first
    s.passes = 0


def run_window(s: State) -> bool:
    """Find the next player who can act; True to ask."""
    if s.broken and not s.stack and PICK_STEP <= s.window_next <= CHAIN_STEP:
        s.step = OVER_STEP  # a main combatant is gone, so the combat has ended (R52)
        return False
    player = s.priority
    answering = len(s.stack) > 0
    flash_only = s.window_mode == RESTRICTED and player != s.active and not answering
    out = offer_all(s, player, flash_only)
    if not out:
        passed(s)
        return False
    if answering:
        s.kind = ANSWER_DECISION
    elif s.window_mode == PREPARING:
        s.kind = PREPARE_DEFENCE_DECISION
    elif s.window_next == SETTLE_STEP:
        s.kind = COMBAT_DECISION
    else:
        s.kind = WINDOW_DECISION
    out.append(o.DEFENCE_COMPLETE if s.kind == PREPARE_DEFENCE_DECISION else o.PASS)
    s.seat = player
    s.options = out
    return True


def passed(s: State) -> None:
    """A player does nothing: the other one may, or the newest effect takes hold, or it is over."""
    if s.window_mode == PREPARING and not s.stack:
        s.note(events.COMPLETE, s.priority)
        s.step = s.window_next
        return
    s.passes += 1
    if s.passes < 2:
        s.priority = 1 - s.priority
    elif s.stack:
        s.passes = 0
        s.priority = s.window_first
        resolve(s, s.stack.pop())
    else:
        s.step = s.window_next


def announce(s: State, option: int) -> None:
    """Pay for a W action and put it on the stack; the other player may answer."""
    kind = o.kind_of(option)
    player = s.seat
    source = o.card_of(option)
    first = o.first_of(option)
    second = o.second_of(option)
    mode = o.mode_of(option)
    if kind == o.GIVE_SUPPORT:
        target = o.target_of(option)
        side_card(s, source)
        s.helped[target] += 1
        s.stack.append(
            Announced(I_SUPPORT, source, player, -1, target, -1, mode, s.support[source])
        )
        points = s.support[source] * POINTS_BASE + mode
        s.note(events.SUPPORT, player, source, target, points)
    else:
        ability = s.pool.abilities[o.ability_of(option)]
        aim = ability.effect.aim(s, source, player)
        item = I_FLASH if kind == o.PLAY_FLASH else I_SPECIAL
        code = events.FLASH if kind == o.PLAY_FLASH else events.SPECIAL
        if aim >= 0:
            s.note(code, player, source, s.stack[aim].source)
        else:
            s.note(code, player, source, aimed(ability, 0, first), aimed(ability, 1, second))
        note_use(s, option)
        pay(s, player, source, ability, first)
        s.stack.append(Announced(item, source, player, ability.index, first, second, mode, 0, aim))
    s.passes = 0
    s.priority = 1 - player


def _countered(s: State, item: Announced) -> bool:
    if item.countered:
        return True
    if not s.wards:
        return False
    return any(ward_counters(s, item.kind, item.player, card) >= 0 for card in targets(s, item))


def resolve(s: State, item: Announced) -> None:
    """An announced effect takes hold, unless it was countered."""
    if item.kind == I_HIT:
        _resolve_hit(s)
        return
    if _countered(s, item):
        s.note(events.COUNTERED, item.source)
        if item.kind == I_SUPPORT:
            s.helped[item.first] -= 1
        else:
            put_away(s, item.source)
        return
    if item.kind == I_SUPPORT:
        target = item.first
        if s.place[target] == PLAY_PLACE and s.zone[target] == s.chosen:
            change(s, target, item.mode, item.amount)
        else:
            s.helped[target] -= 1
            s.note(events.FIZZLED, item.source)
        return
    s.agenda.append(
        Use(item.source, item.ability, item.first, item.second, item.mode, item.player, item.aim)
    )


def _resolve_hit(s: State) -> None:
    """A Hit of 3b; a matching new Time card lets the attacker go on (C17 to C20)."""
    if s.broken:
        return
    victim = 1 - s.active
    before = bonus_zone(s, victim)
    left = len(s.times[victim])
    hits(s, 1 if victim == 0 else 0, 1 if victim == 1 else 0, s.active)
    if len(s.times[victim]) < left and bonus_zone(s, victim) == before:
        s.chain = 1
