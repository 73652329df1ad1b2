"""Cards on their way between the zones, and what is kept straight with it."""

from __future__ import annotations

from typing import Final

from engine.table import ABORTED, RUNNING, WON
from engine.whoccg import events
from engine.whoccg.codes import (
    CHARACTERS,
    DECK,
    E_POINTS,
    G_HEEDS_FREEZING,
    HAND,
    ICE_NONE,
    ICE_TURN,
    LIMBO,
    OUT,
    PILE,
    PLAY,
    SIDE,
    T_GOAL,
    T_SPACETIME,
    UNDER,
)
from engine.whoccg.listed import depart, enter, set_spot
from engine.whoccg.select import frozen
from engine.whoccg.state import State

WINNING: Final = 10
HAND_SIZE: Final = 8


def add_card(s: State, design: int, player: int, place: int) -> int:
    """Number a new card; used only before the game begins."""
    i = s.cards
    s.cards += 1
    d = s.pool.designs[design]
    s.design.append(design)
    s.owner.append(player)
    s.ctrl.append(player)
    s.place.append(place)
    s.spot.append(-1)
    s.host.append(-1)
    for blank in (
        s.ice, s.ice_by, s.taken, s.scored, s.used, s.used_at, s.named, s.marks, s.known,
        s.bans, s.guard,
    ):  # fmt: skip
        blank.append(0)
    s.q0.append(d.qualities[0])
    s.q1.append(d.qualities[1])
    s.q2.append(d.qualities[2])
    s.tr.append(d.traits)
    s.sp.append(d.species)
    s.kinds.append(d.kinds)
    return i


def everybody(s: State) -> int:
    """The bits of all seats."""
    return (1 << s.seats) - 1


def reset(s: State, i: int) -> None:
    """A card that leaves play forgets what happened to it there."""
    d = s.pool.designs[s.design[i]]
    s.ctrl[i] = s.owner[i]
    s.spot[i] = -1
    s.host[i] = -1
    s.ice[i] = ICE_NONE
    s.ice_by[i] = 0
    s.taken[i] = 0
    s.scored[i] = 0
    s.used[i] = 0
    s.named[i] = 0
    s.bans[i] = 0
    s.guard[i] = 0
    s.q0[i] = d.qualities[0]
    s.q1[i] = d.qualities[1]
    s.q2[i] = d.qualities[2]
    s.tr[i] = d.traits
    s.sp[i] = d.species
    s.kinds[i] = d.kinds
    kept: list[list[int]] = []
    for lock in s.locks:
        if lock[0] != i:
            kept.append(lock)
    s.locks = kept
    left: list[list[int]] = []
    for entry in s.counts:
        if entry[0] != i:
            left.append(entry)
    s.counts = left


def take_out(s: State, i: int) -> None:
    """Lift a card from wherever it lies; the caller puts it down again."""
    place = s.place[i]
    player = s.owner[i]
    if place == PLAY:
        s.play.remove(i)
        depart(s, i)
        if s.pool.designs[s.design[i]].type == T_SPACETIME:
            s.stacks[s.spot[i]].remove(i)
        s.dirty = 1
    elif place == HAND:
        s.hand[player].remove(i)
    elif place == DECK:
        s.deck[player].remove(i)
    elif place == PILE:
        s.pile[player].remove(i)
    elif place == SIDE:
        s.side[player].remove(i)
    elif place == OUT:
        s.out[player].remove(i)
    s.place[i] = LIMBO


def put_in_play(s: State, i: int, player: int, spot: int, host: int) -> None:
    """A card comes into play at a place, on a card, or on the table."""
    take_out(s, i)
    s.place[i] = PLAY
    s.ctrl[i] = player
    s.spot[i] = spot
    s.host[i] = host
    s.known[i] = everybody(s)
    s.play.append(i)
    s.dirty = 1
    d = s.pool.designs[s.design[i]]
    if d.type == T_SPACETIME:
        lay(s, i)
    elif d.type == T_GOAL and spot >= 0:
        s.goalers[spot] |= 1 << player
        s.goals_done[player].append(d.identity)
    elif host >= 0:
        s.spot[i] = s.spot[host]
    enter(s, i)


def lay(s: State, i: int) -> None:
    """A Spacetime card joins the place of its copies, or makes a new one (S03, R19)."""
    identity = s.pool.designs[s.design[i]].identity
    for place in range(len(s.stacks)):
        stack = s.stacks[place]
        if stack and s.pool.designs[s.design[stack[0]]].identity == identity:
            stack.append(i)
            s.spot[i] = place
            return
    s.spot[i] = len(s.stacks)
    s.stacks.append([i])
    s.goalers.append(0)
    s.copies.append(0)
    s.there.append([])
    s.printed_eras = [*s.printed_eras, 1 << s.pool.designs[s.design[i]].era]
    s.eras = [*s.eras, 1 << s.pool.designs[s.design[i]].era]


def to_pile(s: State, i: int) -> None:
    """To the discard pile of its owner, face up (R63)."""
    take_out(s, i)
    reset(s, i)
    s.place[i] = PILE
    s.known[i] = everybody(s)
    s.pile[s.owner[i]].append(i)


def to_hand(s: State, i: int) -> None:
    """To the hand of its owner; whoever saw it knows it there."""
    take_out(s, i)
    reset(s, i)
    s.place[i] = HAND
    s.known[i] |= 1 << s.owner[i]
    s.marks[i] |= 1
    s.hand[s.owner[i]].append(i)


def put_out(s: State, i: int) -> None:
    """Out of play."""
    take_out(s, i)
    reset(s, i)
    s.place[i] = OUT
    s.known[i] = everybody(s)
    s.out[s.owner[i]].append(i)


def put_under(s: State, i: int, host: int) -> None:
    """Beneath another card, out of play."""
    take_out(s, i)
    reset(s, i)
    s.place[i] = UNDER
    s.known[i] = 1 << s.owner[i]
    s.host[i] = host


def beneath(s: State, host: int) -> list[int]:
    """The cards that lie beneath a card."""
    found: list[int] = []
    for i in range(s.cards):
        if s.place[i] == UNDER and s.host[i] == host:
            found.append(i)
    return found


def riders(s: State, host: int) -> list[int]:
    """The cards in play that lie on a card."""
    found: list[int] = []
    for i in s.play:
        if s.host[i] == host:
            found.append(i)
    return found


def shuffle(s: State, player: int) -> None:
    """Shuffle a draw deck; nobody knows anything about it any more (E11)."""
    deck = s.deck[player]
    s.rng.shuffle(deck)
    for i in deck:
        s.known[i] = 0
    s.note(events.SHUFFLED, player)


def draw(s: State, player: int, count: int) -> int:
    """Draw up to so many cards; an empty deck gives nothing (W04)."""
    drawn = 0
    while drawn < count and s.deck[player]:
        to_hand(s, s.deck[player][len(s.deck[player]) - 1])
        drawn += 1
    return drawn


def freezing_changed(s: State) -> None:
    """Somebody was frozen or unfrozen: only some cards ask about it."""
    if s.groups[G_HEEDS_FREEZING]:
        s.dirty = 1
    if s.pool.plots_heed_freezing:
        s.plots_known = 0


def freeze(s: State, i: int, how: int, by: int) -> None:
    """Freeze a Character; a longer freeze is not cut short by a shorter one."""
    if s.kinds[i] & CHARACTERS and s.ice[i] <= ICE_TURN:
        if not frozen(s, i):
            s.note(events.FROZEN, i)
        s.ice[i] = how
        s.ice_by[i] = by
        freezing_changed(s)


def move_to(s: State, i: int, place: int) -> None:
    """A card goes to a place, with what lies on it."""
    set_spot(s, i, place)
    s.dirty = 1
    for rider in riders(s, i):
        set_spot(s, rider, place)


def finish(s: State, status: int, winner: int, reason: int) -> None:
    """The game is over."""
    if s.status == RUNNING:
        s.status = status
        s.winner = winner
        s.end_reason = reason


def abort(s: State, reason: int) -> None:
    """The bound of work is reached."""
    finish(s, ABORTED, -1, reason)
    s.note(events.ABORTED, reason)


def check_win(s: State) -> None:
    """Ten points with a Reach and an Oppose; the turn player comes first (W01, W03)."""
    for n in range(s.seats):
        player = (s.active + n) % s.seats
        if s.points[player] >= WINNING and s.reached[player] and s.opposed[player]:
            if s.status == RUNNING:
                finish(s, WON, player, E_POINTS)
                s.note(events.WINS, player)
            return


def gain(s: State, player: int, amount: int) -> None:
    """Score points."""
    s.points[player] += amount
    s.plots_known = 0
    s.note(events.SCORED, player, amount, s.points[player])
    check_win(s)


def lose(s: State, player: int, amount: int) -> None:
    """Lose points, below zero too; it is never scoring (G19, G20)."""
    s.points[player] -= amount
    s.plots_known = 0
    s.note(events.LOST_POINTS, player, amount, s.points[player])
