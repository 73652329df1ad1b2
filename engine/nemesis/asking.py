"""How a rule asks its player for a card, a Location, a player or a yes."""

from __future__ import annotations

from engine.nemesis import constants as c
from engine.nemesis import options as o
from engine.nemesis.codes import SPOTS
from engine.nemesis.resolving import Resolving
from engine.nemesis.state import State


def ask_card(s: State, f: Resolving, cards: list[int], may_stop: bool = False) -> bool:
    """One of these cards; hidden ones that are alike are named once. True always."""
    seen: list[int] = []
    options: list[int] = []
    for i in cards:
        if s.spot[i] < 0:
            if s.design[i] in seen:
                continue
            seen.append(s.design[i])
        options.append(o.choose_card(i))
    if may_stop:
        options.append(o.CHOOSE_NONE)
    s.options = options
    s.seat = f.player
    s.kind = c.TARGET_DECISION
    return True


def ask_spot(s: State, f: Resolving, card: int, spots: list[int]) -> bool:
    """One of these Locations for a card. True always."""
    s.options = [o.choose_place(card, spot) for spot in spots]
    s.seat = f.player
    s.kind = c.PLACE_DECISION
    return True


def ask_player(s: State, f: Resolving, players: list[int]) -> bool:
    """One of these players. True always."""
    s.options = [o.choose_player(player) for player in players]
    s.seat = f.player
    s.kind = c.PLAYER_DECISION
    return True


def all_spots(s: State) -> list[int]:
    """Every Location of every board."""
    return list(range(s.seats * SPOTS))
