"""A turn: play cards, act, move, then discard and refill (T01)."""

from __future__ import annotations

from typing import Final

from engine.kernel.game import TOO_MANY_TURNS
from engine.whoccg import constants as c
from engine.whoccg import options as o
from engine.whoccg.attempts import offer_attempts
from engine.whoccg.board import HAND_SIZE, draw
from engine.whoccg.codes import (
    G_ENDERS,
    G_STARTERS,
    L_GAME,
    L_ROUND,
    L_TURN,
    M_ANY,
    M_TURN,
    W_TURN_END,
    W_TURN_START,
)
from engine.whoccg.freezing import thaw
from engine.whoccg.items import Change
from engine.whoccg.journey import Journey, ask_where
from engine.whoccg.legal import TURN_POINTS
from engine.whoccg.moving import can_depart, harbours, ships
from engine.whoccg.plays import offer_plays
from engine.whoccg.resolve.price import price
from engine.whoccg.state import State
from engine.whoccg.statics import refresh
from engine.whoccg.triggers import fire
from engine.whoccg.use import offer_pick_ups, offer_uses
from engine.whoccg.vortex import offer_vortex
from engine.whoccg.windows import Window, offers, open_to_everybody, open_window

VAIN_ROUNDS: Final = 10
"""Without cards, after so many rounds in which nothing came of acting, nobody has moves left."""


STUCK_ROUNDS: Final = 25
"""With cards left, after so many rounds in which neither table nor hands nor decks changed."""


def _expire(s: State, ending: bool) -> None:
    """Changes end with the turn, or when the player whose turn it was begins another (E22)."""
    kept: list[Change] = []
    for change in s.changes:
        over = change.lasts == L_TURN
        if not ending:
            over = change.lasts == L_ROUND and change.turn_of == s.active
        if change.lasts == L_GAME or not over:
            kept.append(change)
    if len(kept) != len(s.changes):
        s.changes = kept
        s.dirty = 1


def begin_turn(s: State) -> None:
    """A turn begins: freezes end, abilities are fresh after a round (T02, E21)."""
    if s.turn >= s.limit_turns:
        s.out_of_work(TOO_MANY_TURNS)
        return
    s.turn += 1
    s.spent_points = 0
    s.acted = 0
    s.landed = 0
    s.together = 0
    s.batch = []
    s.moved = []
    _expire(s, False)
    for i in s.play:
        if s.used[i] and s.turn - s.used_at[i] >= s.seats:
            s.used[i] = 0
    s.note(c.TURN_EVENT, s.active, s.turn)
    refresh(s)
    thaw(s)
    s.step = c.PLAY_STEP
    open_window(s, M_TURN)
    fire(s, W_TURN_START, [i for i in s.groups[G_STARTERS] if s.controller[i] == s.active], -1)


def _free(s: State, out: list[int]) -> None:
    """Bang! cards and Plots that the turn player may play at any time."""
    out += offers(s, s.active, Window(M_ANY, -1, s.active, -1))


def _pair(s: State, out: list[int]) -> bool:
    """Whether two different cards could be played together."""
    cards: list[int] = []
    costs: list[int] = []
    for option in out:
        i = o.card_of(option)
        if o.kind_of(option) == o.PLAY and i not in cards:
            cards.append(i)
            costs.append(price(s, s.active, s.design[i], o.place_of(option)))
    costs.sort()
    return len(costs) > 1 and s.spent_points + costs[0] + costs[1] <= TURN_POINTS


def ask_play(s: State) -> bool:
    """Phase 1; True to ask."""
    player = s.active
    out = offer_plays(s, player)
    forced = bool(out) and s.place[o.card_of(out[0])] == c.UNDER_PLACE
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
    s.kind = c.PLAY_CARDS_DECISION
    return True


def end_play(s: State) -> None:
    """On to phase 2; points not spent are lost (R28)."""
    s.step = c.ACT_STEP
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
    s.kind = c.ACT_DECISION
    return True


def end_act(s: State) -> None:
    """The last action of phase 2 follows: TARDISes move."""
    s.step = c.MOVE_STEP
    open_window(s, M_ANY)


def ask_moves(s: State) -> bool:
    """The last action of phase 2: each TARDIS may move once (T11, R30); True to ask."""
    player = s.active
    for ship in ships(s, player):
        if ship in s.moved or not can_depart(s, ship, player):
            continue
        places = harbours(s, ship)
        if places:
            ask_where(s, ship, places, player)
            return True
    return False


def choose_move(s: State, option: int) -> None:
    """A destination is chosen, or the TARDIS stays."""
    ship = o.card_of(option)
    s.moved.append(ship)
    if o.kind_of(option) == o.MOVE_TARDIS:
        journey = Journey(ship, s.active)
        journey.depart_for(o.place_of(option))
        s.agenda.append(journey)


def end_moves(s: State) -> None:
    """What a landing has made possible, then abilities for the end of the turn."""
    if s.landed:
        s.landed = 0
        open_to_everybody(s)
        return
    s.step = c.END_STEP
    fire(s, W_TURN_END, [i for i in s.groups[G_ENDERS] if s.controller[i] == s.active], -1)


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
            s.options.append(o.discard_one(i))
    s.seat = s.active
    s.kind = c.DISCARD_DECISION
    return True


def refill(s: State) -> None:
    """Draw until the hand holds eight, then the next player's turn (T14, S12)."""
    player = s.active
    count = draw(s, player, HAND_SIZE - len(s.hand[player]))
    s.note(c.REFILLED_EVENT, player, count)
    _expire(s, True)
    empty = True
    for other in range(s.seats):
        if s.hand[other] or s.deck[other]:
            empty = False
    s.idle = s.idle + 1 if empty and not s.acted else 0
    tally = _tally(s)
    s.quiet = s.quiet + 1 if tally == s.tally else 0
    s.tally = tally
    rounds = VAIN_ROUNDS if empty else STUCK_ROUNDS
    if s.idle >= s.seats or s.quiet >= s.seats * rounds:
        stop(s)
        return
    s.active = (player + 1) % s.seats
    s.step = c.START_STEP


def _tally(s: State) -> int:
    """Points, cards in play, Goals worked on, prisoners: what acting can change for good."""
    number = len(s.play)
    for player in range(s.seats):
        number = number * 64 + s.points[player]
        number = number * 256 + len(s.hand[player])
        number = number * 256 + len(s.deck[player])
    for entry in s.progress:
        number += entry.times
    for i in s.play:
        if s.kidnapper[i]:
            number += 1 << 40
    return number


def stop(s: State) -> None:
    """Nobody has cards or moves left: the present scores decide (W05, R68)."""
    best = max(s.points)
    leaders = [p for p in range(s.seats) if s.points[p] == best]
    if len(leaders) == 1:
        s.finish(leaders[0], c.STOPPED_END)
        s.note(c.STOPPED_EVENT, leaders[0])
    else:
        s.finish_drawn(c.STOPPED_END)
        s.note(c.STOPPED_EVENT, -1)
