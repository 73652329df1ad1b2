"""Set-up: armies, who begins, the deal, the cards in hand."""

from __future__ import annotations

from typing import Final

from engine.risk import constants as c
from engine.risk import options as o
from engine.risk.fields import ARMIES, NEUTRAL_ARMIES, TERRITORIES
from engine.risk.model import MISSION_CARD, POWER_CARD, TERRITORY_CARD
from engine.risk.state import State

START: Final = 3
"""Daleks in each territory at the start."""
DUEL_DEAL: Final = 12
NEUTRAL_DEAL: Final = 6
PILE: Final = 3


def armies(s: State) -> int:
    """How many armies are on the board: one for each player, three neutral ones more for two."""
    return ARMIES if s.seats == 2 else s.seats


def ask_armies(s: State) -> bool:
    """Each player takes a free army; in bulk the set-ups have named them."""
    while s.asked < s.seats:
        if s.ask:
            s.options = [o.choose_army(a) for a in range(ARMIES) if a not in s.colours]
            s.seat = s.asked
            s.kind = c.CHOOSE_ARMY_DECISION
            return True
        s.asked += 1
    for army in range(s.seats, armies(s)):
        if s.colours[army] < 0:
            for colour in range(ARMIES):
                if colour not in s.colours:
                    s.colours[army] = colour
                    break
    s.asked = 0
    s.step = c.CHOOSE_FIRST_STEP
    return False


def take_army(s: State, option: int) -> None:
    """A player has chosen."""
    s.colours[s.seat] = o.army_of(option)
    s.note(c.TAKES_EVENT, s.seat, s.seat)
    s.asked += 1


def ask_first(s: State) -> bool:
    """Who begins: named, chosen by the first seat of the table, or drawn."""
    if s.first < 0 and s.ask:
        s.options = [o.choose_first(seat) for seat in range(s.seats)]
        s.seat = 0
        s.kind = c.CHOOSE_FIRST_DECISION
        return True
    if s.first < 0:
        s.first = s.rng.below(s.seats)
    s.step = c.DEAL_STEP
    return False


def deal(s: State) -> None:
    """Territories with three Daleks each; then the cards go back and hands are dealt."""
    _deal_territories(s)
    decks: list[list[int]] = [[], [], [], []]
    for design in range(len(s.box.kind)):
        decks[s.box.kind[design]].append(design)
    s.rng.shuffle(decks[TERRITORY_CARD])
    for design in decks[TERRITORY_CARD]:
        s.deck.append(s.new_card(design, -1, c.DECK_PLACE))
    if s.seats == 2:
        for pile in range(NEUTRAL_ARMIES):
            for _ in range(PILE):
                card = s.deck.pop()
                s.piles[pile].append(card)
                s.place[card] = c.PILE_PLACE
    _deal_hands(s, decks[MISSION_CARD], s.missions, s.box.missions_each, c.MISSIONS_PLACE)
    _deal_hands(s, decks[POWER_CARD], s.powers, s.box.powers_each, c.POWERS_PLACE)
    s.active = (s.first + s.seats - 1) % s.seats
    s.step = c.BEGIN_STEP


def _deal_territories(s: State) -> None:
    """In turn order, the extra ones to the players who are last."""
    order: list[int] = list(range(TERRITORIES))
    s.rng.shuffle(order)
    at = 0
    each = DUEL_DEAL if s.seats == 2 else TERRITORIES // s.seats
    extra = 0 if s.seats == 2 else TERRITORIES % s.seats
    for place in range(s.seats):
        seat = (s.first + place) % s.seats
        count = each + (1 if place >= s.seats - extra else 0)
        for t in order[at : at + count]:
            s.owner_of[t] = seat
        at += count
    for army in range(s.seats, armies(s)):
        for t in order[at : at + NEUTRAL_DEAL]:
            s.owner_of[t] = army
        at += NEUTRAL_DEAL
    for t in range(TERRITORIES):
        s.daleks[t] = START


def _deal_hands(
    s: State, designs: list[int], hands: list[list[int]], each: int, place: int
) -> None:
    """So many cards to each player; the others stay out of the game."""
    s.rng.shuffle(designs)
    at = 0
    for turn in range(s.seats):
        seat = (s.first + turn) % s.seats
        for _ in range(each):
            if at < len(designs):
                hold(s, s.new_card(designs[at], seat, place), seat, hands, place)
                at += 1
    while at < len(designs):
        s.undealt.append(s.new_card(designs[at], -1, c.UNDEALT_PLACE))
        at += 1


def hold(s: State, card: int, seat: int, hands: list[list[int]], place: int) -> None:
    """A card comes into a hand and is known there."""
    hands[seat].append(card)
    s.place[card] = place
    s.owner[card] = seat
    s.known[card] |= 1 << seat
    s.marks[card] |= 1
