"""Phases 1, 4 and 5: standing, choosing a Zone, drawing, playing, the bonus and Normalise."""

from __future__ import annotations

from engine.kernel.game import TOO_MANY_TURNS
from engine.mmg import events
from engine.mmg import options as o
from engine.mmg.board import (
    bonus_zone,
    draw,
    enter,
    lose_time,
    renew,
    set_normal,
    stand_card,
    win,
)
from engine.mmg.codes import CREATURE, OPEN, RESOURCE, SEES_CHOSEN, SEES_TURN, TIMELESS
from engine.mmg.constants import (
    BONUS_DRAW_DECISION,
    CHOOSE_ZONE_DECISION,
    PLAY_CARDS_DECISION,
    STAND_STEP,
    START_STEP,
)
from engine.mmg.limits import TIMELESS_LIMIT, count_timeless, in_play, room
from engine.mmg.model import Design
from engine.mmg.state import State
from engine.mmg.triggers import Triggers
from engine.mmg.windows import open_window


def begin_turn(s: State) -> None:
    """A turn begins; the Zone of the turn before still counts as chosen (R20)."""
    if s.turn >= s.limit_turns:
        s.out_of_work(TOO_MANY_TURNS)
        return
    s.turn += 1
    s.began[s.active] = s.turn
    s.bonus = 0
    s.plays = 0
    s.extra_plays = 0
    s.used = []
    s.uses = []
    s.episodes = 0
    s.attacked = -1
    s.chain = 0
    s.note(events.TURN, s.active, s.turn)
    open_window(s, STAND_STEP, s.active, OPEN)


def stand_all(s: State) -> None:
    """1a: the active player's Sided cards Stand, all of them (P01, R18)."""
    stood = 0
    for z in range(3):
        for i in s.board[s.active * 3 + z]:
            if s.sided[i] and stand_card(s, i):
                stood += 1
    if stood:
        s.note(events.STOOD, s.active, stood)


def ask_zone(s: State) -> None:
    """1b: exactly one of the three Zones (P03)."""
    s.options = [o.choose_zone(zone) for zone in range(3)]
    s.seat = s.active
    s.kind = CHOOSE_ZONE_DECISION


def choose_zone(s: State, zone: int) -> None:
    """The bonus is settled at this moment (R21)."""
    s.chosen = zone
    s.bonus = 1 if bonus_zone(s, s.active) == zone else 0
    if s.pool.sees & SEES_CHOSEN:
        s.dirty = 1
    s.note(events.ZONE, s.active, zone, s.bonus)


def draw_card(s: State) -> None:
    """1c: draw one card, or take a Hit when there is none (P09, P10)."""
    if draw(s, s.active):
        return
    s.note(events.EMPTY, s.active)
    lose_time(s, s.active)
    if not s.times[s.active]:
        win(s, 1 - s.active)


def allowed_plays(s: State) -> int:
    """How many cards may be played in 1d of this turn."""
    return 1 + s.bonus + s.extra_plays + s.innate_plays[s.active]


def can_play(s: State, d: Design, player: int, timeless: int) -> bool:
    """Whether a Creature or Resource may go into the chosen Zone (P05, P14 to P19)."""
    at = player * 3 + s.chosen
    if d.kind == CREATURE:
        if d.zone == TIMELESS:
            if timeless >= TIMELESS_LIMIT:
                return False
        elif d.zone != s.chosen:
            return False
    elif d.kind != RESOURCE:
        return False
    if (s.bars[at] | s.innate_bars[at]) & (1 << d.kind):
        return False
    return not d.unique or not in_play(s, d.identity)


def ask_play(s: State) -> bool:
    """1d: a legal Creature or Resource from the hand, or stop; True to ask."""
    player = s.active
    if s.plays >= allowed_plays(s) or room(s, player, s.chosen) <= 0:
        return False
    designs = s.pool.designs
    timeless = count_timeless(s, player)
    out: list[int] = []
    seen: list[int] = []
    for i in s.hand[player]:
        face = s.design[i]
        d = designs[face]
        if d.kind <= RESOURCE and face not in seen:
            seen.append(face)
            if can_play(s, d, player, timeless):
                creature = d.kind == CREATURE
                out.append(o.play_creature(i) if creature else o.play_resource(i))
    if not out:
        return False
    out.append(o.END_PLAY)
    s.options = out
    s.seat = player
    s.kind = PLAY_CARDS_DECISION
    return True


def play_card(s: State, i: int) -> None:
    """Put a card into the chosen Zone; its Innate abilities work at once (P21)."""
    player = s.active
    s.hand[player].remove(i)
    s.plays += 1
    s.last[player] = i
    s.show_played(i)
    enter(s, i, s.chosen)
    s.note(events.PLAYED, player, i, s.chosen)
    arrives = s.pool.designs[s.face[i]].arrives
    if arrives:
        triggers = Triggers()
        triggers.add(arrives, i, player)
        triggers.start(s)


def ask_bonus(s: State) -> bool:
    """Phase 4: the bonus draw, unless the bonus was used for a second play (B01, R53)."""
    if not s.bonus or s.plays >= allowed_plays(s) or not s.deck[s.active]:
        return False
    s.options = [o.BONUS_DRAW, o.DECLINE_BONUS]
    s.seat = s.active
    s.kind = BONUS_DRAW_DECISION
    return True


def normalise(s: State) -> None:
    """Phase 5: normal values, and the end of Specials and Flash cards of this turn (N01 to N05)."""
    revert(s)
    s.note(events.NORMAL, s.turn)


def revert(s: State) -> bool:
    """Let what was of this turn only go; True when there was anything.

    What goes on counts from the normal values again (N05), and may leave a Creature with nothing.
    """
    found = False
    turn_bans = s.turn_bans
    energy_change = s.energy_change
    substance_change = s.substance_change
    for at in range(6):
        s.bars[at] = 0
        for i in s.board[at]:
            if s.copy_turn[i]:
                s.face[i] = s.lasting_face[i]
                s.copied[i] = s.lasting_copied[i]
                s.copy_turn[i] = 0
                renew(s, i)
                found = True
            if turn_bans[i] or energy_change[i] or substance_change[i]:
                found = True
            s.frozen[i] = 0
            s.helped[i] = 0
            s.guard[i] = 0
            turn_bans[i] = 0
            energy_change[i] = 0
            substance_change[i] = 0
            s.support_change[i] = 0
            if not s.lasting:
                set_normal(s, i)
    for player in range(2):
        s.hits_off[player] = 0
        s.hit_used[player] = 0
        s.flash_barred[player] = 0
    if found or s.lasting:
        s.dirty = 1
    return found


def next_player(s: State) -> None:
    """The other player's turn, unless another turn was won (T04)."""
    if s.extra_turns[s.active] > 0:
        s.extra_turns[s.active] -= 1
    else:
        s.active = 1 - s.active
    if s.pool.sees & SEES_TURN:
        s.dirty = 1
    s.step = START_STEP
