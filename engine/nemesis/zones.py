"""Cards on their way: drawn, put into play, moved, discarded, Captured; and what waits for it."""

from __future__ import annotations

from engine.nemesis import constants as c
from engine.nemesis.codes import (
    ABOVE,
    BELOW,
    CAPTURED,
    DECK,
    E_CAPTURED,
    E_DISCARDED,
    E_DISPLACED,
    E_LEFT,
    E_MOVED,
    E_STEP_MOVE,
    E_THWARTED,
    E_VANQUISHED,
    HAND,
    HERO,
    PILE,
    RESOLVING,
    SPOTS,
    YOURS,
)
from engine.nemesis.reactions import Reactions
from engine.nemesis.select import in_play, matches, needs_met
from engine.nemesis.state import State


def draw_cards(s: State, player: int, count: int) -> int:
    """Draw cards; an empty deck is made anew from the discard pile first (E18, E20, R52)."""
    drawn = 0
    while drawn < count:
        if not s.deck[player]:
            if not s.pile[player]:
                break
            fill_deck(s, player)
        s.draw(player, s.deck[player], s.hand[player], HAND)
        drawn += 1
    if drawn:
        s.note(c.DREW_EVENT, player, drawn)
    return drawn


def fill_deck(s: State, player: int) -> None:
    """The discard pile becomes a new deck."""
    deck = s.pile[player]
    s.pile[player] = []
    s.deck[player] = deck
    for i in deck:
        s.place[i] = DECK
    s.shuffle(deck)
    s.note(c.SHUFFLED_EVENT, player)


def shuffle_deck(s: State, player: int) -> None:
    """Shuffle a deck after it was searched."""
    s.shuffle(s.deck[player])


def enter(s: State, i: int, player: int, place: int, spot: int, host: int) -> None:
    """Put a card into play. A Hero card is its owner's wherever it is (S07, R37)."""
    d = s.pool.designs[s.design[i]]
    s.place[i] = place
    s.spot[i] = spot
    s.host[i] = host
    s.side[i] = spot // SPOTS if spot >= 0 else player
    s.control[i] = s.owner[i] if d.traits & HERO else player
    s.play.append(i)
    s.show(i)
    if d.win is not None:
        s.schemes.append(i)
    if d.static:
        s.statics.append(i)


def unplay(s: State, i: int) -> None:
    """Take a card out of play, with its tokens; its Upgrades are discarded (E15, R56)."""
    if i in s.play:
        s.play.remove(i)
        if i in s.schemes:
            s.schemes.remove(i)
        if i in s.statics:
            s.statics.remove(i)
        for k in s.play[:]:
            if s.host[k] == i:
                to_pile(s, k)
    s.plot[i] = 0
    s.spot[i] = -1
    s.host[i] = -1
    s.side[i] = -1
    s.control[i] = s.owner[i]


def out_of_zone(s: State, i: int) -> None:
    """Take a card from wherever it is."""
    place = s.place[i]
    if place == HAND:
        for hand in s.hand:
            if i in hand:
                hand.remove(i)
    elif place == DECK:
        s.deck[s.owner[i]].remove(i)
    elif place == PILE:
        s.pile[s.owner[i]].remove(i)
    elif place == CAPTURED:
        s.side[i] = -1
    elif in_play(s, i):
        unplay(s, i)


def to_pile(s: State, i: int) -> None:
    """Put a card on its owner's discard pile, face up."""
    out_of_zone(s, i)
    s.place[i] = PILE
    s.pile[s.owner[i]].append(i)
    s.show(i)


def to_hand(s: State, i: int, player: int) -> None:
    """Put a card into a hand; who knew its face still knows it."""
    out_of_zone(s, i)
    s.place[i] = HAND
    s.hand[player].append(i)
    s.known[i] |= 1 << player


def set_aside(s: State, i: int) -> None:
    """A card on its way from one place to another, seen by all."""
    out_of_zone(s, i)
    s.place[i] = RESOLVING
    s.show(i)


def discard_from_hand(s: State, i: int, player: int) -> None:
    """A player discards a card in hand (E27)."""
    to_pile(s, i)
    s.note(c.DISCARDED_EVENT, player, i)
    fire(s, E_DISCARDED, player, i)


def discard_in_play(s: State, i: int) -> None:
    """A card in play is discarded, whatever it is."""
    s.note(c.LEFT_EVENT, s.owner[i], i)
    fire(s, E_LEFT, -1, i)
    to_pile(s, i)


def saved(s: State, i: int) -> bool:
    """Whether an Upgrade keeps the Character in play, at its own expense."""
    for k in s.play:
        if s.host[k] == i and s.pool.designs[s.design[k]].protects:
            s.note(c.SAVED_EVENT, k, i)
            to_pile(s, k)
            return True
    return False


def thwart(s: State, i: int, by: int) -> None:
    """A Character loses a Conflict and is discarded (C26, H08)."""
    if saved(s, i):
        return
    if by >= 0:
        s.note(c.THWARTED_EVENT, by, i, s.owner[i])
    else:
        s.note(c.BEATEN_EVENT, s.owner[i], i)
    fire(s, E_THWARTED, by, i)
    to_pile(s, i)


def vanquish(s: State, i: int, by: int) -> None:
    """A card is discarded by an effect (E35, E36)."""
    if saved(s, i):
        return
    s.note(c.VANQUISHED_EVENT, by, i, s.owner[i])
    fire(s, E_VANQUISHED, by, i)
    to_pile(s, i)


def capture(s: State, i: int, by: int) -> None:
    """A Doctor is placed above the captor's board and is out of play (H06, H09 to H11)."""
    if saved(s, i):
        return
    s.note(c.CAPTURED_EVENT, by, i)
    fire(s, E_CAPTURED, by, i)
    unplay(s, i)
    s.place[i] = CAPTURED
    s.side[i] = by


def relocate(s: State, i: int, spot: int) -> None:
    """Change a card's Location; Upgrades and tokens go with it (R49)."""
    s.spot[i] = spot
    s.side[i] = spot // SPOTS
    for k in s.play:
        if s.host[k] == i:
            s.spot[k] = spot
            s.side[k] = spot // SPOTS


def move_card(s: State, i: int, spot: int, by: int, in_step: bool) -> None:
    """Move a card to another Location (M05, E33, E34)."""
    relocate(s, i, spot)
    s.note(c.MOVED_EVENT, by, i, spot)
    fire(s, E_MOVED, by, i)
    if in_step:
        fire(s, E_STEP_MOVE, by, i)


def displace(s: State, i: int, spot: int, by: int) -> None:
    """Temporal Displacement: moved instead of Thwarted or Captured, for 1 Power (C30, R31)."""
    relocate(s, i, spot)
    s.power[by] += 1
    s.note(c.DISPLACED_EVENT, by, i, spot)
    fire(s, E_DISPLACED, by, i)


def fire(s: State, event: int, player: int, subject: int) -> None:
    """Ongoing rules that wait for the event are put on the agenda (F14, F15)."""
    waiting: list[list[int]] = []
    bit = 1 << event
    for k in s.play:
        d = s.pool.designs[s.design[k]]
        if not d.listens & bit:
            continue
        control = s.control[k]
        for r in range(len(d.rules)):
            rule = d.rules[r]
            if rule.event != event:
                continue
            runner = player if rule.each else control
            if rule.by and (control == player) != (rule.by == YOURS):
                continue
            if runner < 0:
                continue
            if rule.about is not None and subject >= 0:
                if not matches(s, rule.about, subject, runner, k, subject):
                    continue
            if needs_met(s, rule.needs, runner, k, subject):
                waiting.append([k, r, runner, subject, s.spot[k], s.design[k]])
    if waiting:
        s.agenda.append(Reactions(waiting))


def place_for(s: State, i: int) -> int:
    """Where a Constant without a Location lies: a Scheme above, another below the centre."""
    return ABOVE if s.pool.designs[s.design[i]].win is not None else BELOW
