"""Conquest, defeat, and how a game ends."""

from __future__ import annotations

from engine.risk import constants as c
from engine.risk.counting import held
from engine.risk.fields import TERRITORIES
from engine.risk.setup import hold
from engine.risk.state import State
from engine.table import RUNNING


def conquered(s: State, territory: int, loser: int) -> None:
    """The active player has just taken a territory from an army."""
    if held(s, s.active) == TERRITORIES:
        s.finish(s.active, c.CONQUERED_EARTH_END)
    if held(s, loser):
        return
    if loser >= s.seats:
        _take_pile(s, loser)
        return
    cards = len(s.hand[loser]) + len(s.powers[loser]) + len(s.missions[loser])
    _take_all(s, loser, s.hand, c.HAND_PLACE)
    _take_all(s, loser, s.powers, c.POWERS_PLACE)
    _take_all(s, loser, s.missions, c.MISSIONS_PLACE)
    s.note(c.DEFEATS_EVENT, s.active, loser, cards)
    if s.seats == 2 and s.status == RUNNING:
        s.finish(s.active, c.ELIMINATED_END)


def _take_all(s: State, loser: int, hands: list[list[int]], place: int) -> None:
    for card in hands[loser]:
        hold(s, card, s.active, hands, place)
    hands[loser] = []


def _take_pile(s: State, army: int) -> None:
    """The cards under a neutral army go to whoever has defeated it."""
    pile = s.piles[army - s.seats]
    s.note(c.DEFEATS_NEUTRAL_EVENT, s.active, army, len(pile))
    for card in pile:
        hold(s, card, s.active, s.hand, c.HAND_PLACE)
    s.piles[army - s.seats] = []


def count_territories(s: State) -> None:
    """Clara has reached the last Doctor: the player with most territories wins."""
    counts: list[int] = []
    for seat in range(s.seats):
        counts.append(held(s, seat))
    s.finish_highest(counts, c.REGENERATED_END)


def share(s: State, seat: int) -> float:
    """What a drawn game is worth: the leaders share the win."""
    most = 0
    leaders = 0
    for other in range(s.seats):
        count = held(s, other)
        if count > most:
            most = count
            leaders = 1
        elif count == most:
            leaders += 1
    return 1.0 / leaders if held(s, seat) == most else 0.0
