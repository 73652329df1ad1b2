"""A turn: play cards, act, move, then discard and refill (T01)."""

from __future__ import annotations

from typing import Final

from engine.table import DRAWN, WON
from engine.whoccg import events
from engine.whoccg import options as o
from engine.whoccg.attempts import offer_attempts
from engine.whoccg.board import HAND_SIZE, abort, draw, finish
from engine.whoccg.codes import (
    E_STOPPED,
    E_TURNS,
    G_ENDERS,
    G_STARTERS,
    L_GAME,
    L_ROUND,
    L_TURN,
    M_ANY,
    M_TURN,
    UNDER,
    W_TURN_END,
    W_TURN_START,
)
from engine.whoccg.ice import thaw
from engine.whoccg.legal import TURN_POINTS, price
from engine.whoccg.plays import offer_plays
from engine.whoccg.state import State
from engine.whoccg.statics import refresh
from engine.whoccg.steps import (
    ACT_STEP,
    END_STEP,
    F_WINDOW,
    K_ACT,
    K_DISCARD,
    K_PLAY_CARDS,
    MOVE_STEP,
    PLAY_STEP,
    START_STEP,
)
from engine.whoccg.triggers import fire
from engine.whoccg.use import offer_pick_ups, offer_uses, offer_vortex
from engine.whoccg.windows import offers, open_window

VAIN_ROUNDS: Final = 10
"""Without cards, after so many rounds in which nothing came of acting, nobody has moves left."""


def _expire(s: State, ending: bool) -> None:
    """Changes end with the turn, or when the player whose turn it was begins another (E22)."""
    kept: list[list[int]] = []
    for mod in s.mods:
        over = mod[0] == L_TURN if ending else mod[0] == L_ROUND and mod[1] == s.active
        if mod[0] == L_GAME or not over:
            kept.append(mod)
    if len(kept) != len(s.mods):
        s.mods = kept
        s.dirty = 1


def begin_turn(s: State) -> None:
    """A turn begins: freezes end, abilities are fresh after a round (T02, E21)."""
    if s.turn >= s.limit_turns:
        abort(s, E_TURNS)
        return
    s.turn += 1
    s.spent_points = 0
    s.acted = 0
    s.together = 0
    s.batch = []
    s.moved = []
    _expire(s, False)
    for i in s.play:
        if s.used[i] and s.turn - s.used_at[i] >= s.seats:
            s.used[i] = 0
    s.note(events.TURN, s.active, s.turn)
    refresh(s)
    thaw(s)
    s.step = PLAY_STEP
    open_window(s, M_TURN)
    fire(s, W_TURN_START, [i for i in s.groups[G_STARTERS] if s.ctrl[i] == s.active], -1)


def _free(s: State, out: list[int]) -> None:
    """Bang! cards and Plots that the turn player may play at any time."""
    window = [F_WINDOW, M_ANY, -1, s.active, 0, -1]
    out += offers(s, s.active, window)


def _pair(s: State, out: list[int]) -> bool:
    """Whether two different cards could be played together."""
    cards: list[int] = []
    costs: list[int] = []
    for option in out:
        i = o.a_of(option)
        if o.kind_of(option) == o.PLAY and i not in cards:
            cards.append(i)
            costs.append(price(s, s.active, s.design[i], o.b_of(option) - 1))
    costs.sort()
    return len(costs) > 1 and s.spent_points + costs[0] + costs[1] <= TURN_POINTS


def ask_play(s: State) -> bool:
    """Phase 1; True to ask."""
    player = s.active
    out = offer_plays(s, player)
    forced = bool(out) and s.place[o.a_of(out[0])] == UNDER
    if s.together:
        out = [option for option in out if o.kind_of(option) == o.PLAY]
        if s.batch:
            out.append(o.END_TOGETHER)
    elif not forced:
        if _pair(s, out):
            out.append(o.BEGIN_TOGETHER)
        offer_vortex(s, player, out)
        _free(s, out)
        if not out:
            return False
        out.append(o.END_PLAY)
    if not out:
        s.together = 0
        return False
    s.options = out
    s.seat = player
    s.kind = K_PLAY_CARDS
    return True


def end_play(s: State) -> None:
    """On to phase 2; points not spent are lost (R28)."""
    s.step = ACT_STEP
    open_window(s, M_ANY)


def ask_act(s: State) -> bool:
    """Phase 2; True to ask."""
    player = s.active
    out: list[int] = []
    offer_attempts(s, player, out)
    offer_uses(s, player, out)
    offer_pick_ups(s, player, out)
    offer_vortex(s, player, out)
    _free(s, out)
    if not out:
        return False
    out.append(o.END_ACT)
    s.options = out
    s.seat = player
    s.kind = K_ACT
    return True


def end_act(s: State) -> None:
    """The last action of phase 2 follows: TARDISes move."""
    s.step = MOVE_STEP
    open_window(s, M_ANY)


def end_moves(s: State) -> None:
    """Abilities for the end of the turn."""
    s.step = END_STEP
    fire(s, W_TURN_END, [i for i in s.groups[G_ENDERS] if s.ctrl[i] == s.active], -1)


def ask_discard(s: State) -> bool:
    """Phase 3: no card or one (T13); True to ask."""
    hand = s.hand[s.active]
    if not hand:
        return False
    seen: list[int] = []
    s.options = [o.DISCARD_NONE]
    for i in hand:
        if s.design[i] not in seen:
            seen.append(s.design[i])
            s.options.append(o.DISCARD_ONE | i << 6)
    s.seat = s.active
    s.kind = K_DISCARD
    return True


def refill(s: State) -> None:
    """Draw until the hand holds eight, then the next player's turn (T14, S12)."""
    player = s.active
    count = draw(s, player, HAND_SIZE - len(s.hand[player]))
    s.note(events.REFILLED, player, count)
    _expire(s, True)
    empty = True
    for other in range(s.seats):
        if s.hand[other] or s.deck[other]:
            empty = False
    s.idle = s.idle + 1 if empty and not s.acted else 0
    tally = _tally(s)
    s.quiet = s.quiet + 1 if empty and tally == s.tally else 0
    s.tally = tally
    if s.idle >= s.seats or s.quiet >= s.seats * VAIN_ROUNDS:
        stop(s)
        return
    s.active = (player + 1) % s.seats
    s.step = START_STEP


def _tally(s: State) -> int:
    """Points, cards in play, Goals worked on, prisoners: what acting can change for good."""
    number = len(s.play)
    for player in range(s.seats):
        number = number * 64 + s.points[player]
    for entry in s.counts:
        number += entry[3]
    for i in s.play:
        if s.taken[i]:
            number += 1 << 40
    return number


def stop(s: State) -> None:
    """Nobody has cards or moves left: the present scores decide (W05, R68)."""
    best = max(s.points)
    leaders = [p for p in range(s.seats) if s.points[p] == best]
    if len(leaders) == 1:
        finish(s, WON, leaders[0], E_STOPPED)
        s.note(events.STOPPED, leaders[0])
    else:
        finish(s, DRAWN, -1, E_STOPPED)
        s.note(events.STOPPED, -1)
