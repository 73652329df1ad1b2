"""Cards on their way between the zones, and what is kept straight with it."""

from __future__ import annotations

from typing import Final

from engine.table import RUNNING
from engine.whoccg import constants as c
from engine.whoccg.codes import (
    CHARACTERS,
    G_HEEDS_FREEZING,
    NOT_FROZEN,
    T_GOAL,
    T_SPACETIME,
    TO_NEXT_TURN,
    TO_OWNERS_TURN,
)
from engine.whoccg.listed import depart, enter, set_spot
from engine.whoccg.select import frozen
from engine.whoccg.state import State

WINNING: Final = 10
HAND_SIZE: Final = 8


def add_card(s: State, design: int, player: int, place: int) -> int:
    """Number a new card; used only before the game begins."""
    i = s.new_card(design, player, place)
    s.controller[i] = player
    _face(s, i)
    return i


def _face(s: State, i: int) -> None:
    """What follows from the face of a card while nothing changes it."""
    d = s.pool.designs[s.design[i]]
    s.brains[i] = d.qualities[0]
    s.brawn[i] = d.qualities[1]
    s.bravery[i] = d.qualities[2]
    s.traits[i] = d.traits
    s.species[i] = d.species
    s.kinds[i] = d.kinds
    s.room[i] = d.carry


def everybody(s: State) -> int:
    """The bits of all seats."""
    return (1 << s.seats) - 1


def reset(s: State, i: int) -> None:
    """A card that leaves play forgets what happened to it there."""
    s.controller[i] = s.owner[i]
    s.spot[i] = -1
    s.host[i] = -1
    s.freezing[i] = NOT_FROZEN
    s.frozen_by[i] = 0
    s.kidnapper[i] = 0
    s.scored[i] = 0
    s.used[i] = 0
    s.tried_at[i] = 0
    s.named[i] = 0
    s.forbidden[i] = 0
    s.protected[i] = 0
    _face(s, i)
    s.holds = [hold for hold in s.holds if hold.card != i]
    s.progress = [entry for entry in s.progress if entry.card != i]


def take_out(s: State, i: int) -> None:
    """Lift a card from wherever it lies; the caller puts it down again."""
    place = s.place[i]
    player = s.owner[i]
    if place == c.PLAY_PLACE:
        s.play.remove(i)
        depart(s, i)
        if s.pool.designs[s.design[i]].type == T_SPACETIME:
            s.stacks[s.spot[i]].remove(i)
        s.dirty = 1
    elif place == c.HAND_PLACE:
        s.hand[player].remove(i)
    elif place == c.DECK_PLACE:
        s.deck[player].remove(i)
    elif place == c.DISCARD_PLACE:
        s.pile[player].remove(i)
    elif place == c.PLOTS_PLACE:
        s.plots[player].remove(i)
    elif place == c.OUT_PLACE:
        s.removed[player].remove(i)
    s.place[i] = c.LIMBO_PLACE


def put_in_play(s: State, i: int, player: int, spot: int, host: int) -> None:
    """A card comes into play at a place, on a card, or on the table."""
    take_out(s, i)
    s.place[i] = c.PLAY_PLACE
    s.controller[i] = player
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
    s.there = [*s.there, []]
    s.printed_eras = [*s.printed_eras, 1 << s.pool.designs[s.design[i]].era]
    s.eras = [*s.eras, 1 << s.pool.designs[s.design[i]].era]


def to_pile(s: State, i: int) -> None:
    """To the discard pile of its owner, face up (R63)."""
    take_out(s, i)
    reset(s, i)
    s.place[i] = c.DISCARD_PLACE
    s.known[i] = everybody(s)
    s.pile[s.owner[i]].append(i)


def to_hand(s: State, i: int) -> None:
    """To the hand of its owner; whoever saw it knows it there."""
    take_out(s, i)
    reset(s, i)
    s.place[i] = c.HAND_PLACE
    s.known[i] |= 1 << s.owner[i]
    s.marks[i] |= 1
    s.hand[s.owner[i]].append(i)


def put_out(s: State, i: int) -> None:
    """Out of play."""
    take_out(s, i)
    reset(s, i)
    s.place[i] = c.OUT_PLACE
    s.known[i] = everybody(s)
    s.removed[s.owner[i]].append(i)


def put_under(s: State, i: int, host: int) -> None:
    """Beneath another card, out of play."""
    take_out(s, i)
    reset(s, i)
    s.place[i] = c.UNDER_PLACE
    s.known[i] = 1 << s.owner[i]
    s.host[i] = host


def beneath(s: State, host: int) -> list[int]:
    """The cards that lie beneath a card."""
    found: list[int] = []
    for i in range(s.cards):
        if s.place[i] == c.UNDER_PLACE and s.host[i] == host:
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
    s.note(c.SHUFFLED_EVENT, player)


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
    """Freeze a Character; of two freezes the one that ends later counts."""
    if s.kinds[i] & CHARACTERS:
        if not frozen(s, i):
            s.note(c.FROZEN_EVENT, i)
        if _turns_frozen(s, i, how, by) > _turns_frozen(s, i, s.freezing[i], s.frozen_by[i]):
            s.freezing[i] = how
            s.frozen_by[i] = by
            freezing_changed(s)


def _turns_frozen(s: State, i: int, how: int, by: int) -> int:
    """How many turns from now a freeze ends, at the beginning of a turn."""
    if how == NOT_FROZEN:
        return 0
    if how == TO_NEXT_TURN:
        return 1
    player = s.controller[i] if how == TO_OWNERS_TURN else by
    return (player - s.active - 1) % s.seats + 1


def move_to(s: State, i: int, place: int) -> None:
    """A card goes to a place, with what lies on it."""
    set_spot(s, i, place)
    s.dirty = 1
    for rider in riders(s, i):
        set_spot(s, rider, place)


def check_win(s: State) -> None:
    """Ten points with a Reach and an Oppose; the turn player comes first (W01, W03)."""
    for n in range(s.seats):
        player = (s.active + n) % s.seats
        if s.points[player] >= WINNING and s.reached[player] and s.opposed[player]:
            if s.status == RUNNING:
                s.finish(player, c.POINTS_END)
                s.note(c.WINS_EVENT, player)
            return


def gain(s: State, player: int, amount: int) -> None:
    """Score points."""
    s.points[player] += amount
    s.plots_known = 0
    s.note(c.SCORED_EVENT, player, amount, s.points[player])
    check_win(s)


def lose(s: State, player: int, amount: int) -> None:
    """Lose points, below zero too; it is never scoring (G19, G20)."""
    s.points[player] -= amount
    s.plots_known = 0
    s.note(c.LOST_POINTS_EVENT, player, amount, s.points[player])


def drop_card(s: State, i: int) -> None:
    """A card goes from the hand to the discard pile."""
    s.note(c.DROPPED_EVENT, s.owner[i], i)
    to_pile(s, i)
