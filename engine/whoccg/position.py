"""Positions that a person can write; exact ones are the kernel's.

The short form names only what matters:

    {"turn": 5, "active": 0, "at": "act",
     "places": [{"card": "earth-1970", "by": 0}, "skaro"],
     "players": [{"hand": ["dalek"], "points": 3, "reached": 1, "plots": ["plot"],
                  "play": [{"card": "tardis", "at": 0}, {"card": "the-doctor", "at": 0}]},
                 {"play": [{"card": "goal", "at": 0, "scored": 1},
                           {"card": "jo", "frozen": True}]}]}

A place without `by` was laid by player 0. The last of `deck` is the top. `at` of a card is the
place by its number; `on` is the id of the card on which it lies, `under` of the one beneath which.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.games import seat_names
from engine.kernel.position import PositionError
from engine.whoccg import codes as k
from engine.whoccg import constants as c
from engine.whoccg.board import add_card, everybody, put_in_play, put_under
from engine.whoccg.fields import PLAN
from engine.whoccg.listed import clear_lists
from engine.whoccg.model import Pool
from engine.whoccg.state import State

TURNS: Final = 1000
"""A game longer than so many turns is aborted."""
DECISIONS: Final = 40000


def index_by_id(pool: Pool) -> dict[str, int]:
    """The designs of a pool by card id."""
    return {design.card_id: number for number, design in enumerate(pool.designs)}


def _new(s: State, known: Mapping[str, int], card: str, player: int, place: int) -> int:
    if card not in known:
        raise PositionError(f"expected a card of the pool, got {card!r}")
    return add_card(s, known[card], player, place)


def _in_play(s: State, known: Mapping[str, int], player: int, given: Any) -> None:
    entry: dict[str, Any] = {"card": given} if isinstance(given, str) else given
    i = _new(s, known, entry["card"], player, c.LIMBO_PLACE)
    d = s.pool.designs[s.design[i]]
    if "under" in entry:
        put_under(s, i, _find(s, entry["under"]))
        return
    host = _find(s, entry["on"]) if "on" in entry else -1
    spot = entry.get("at", -1 if host < 0 else s.spot[host])
    if d.type == k.T_GOAL and entry.get("scored") is not None:
        s.scored[i] = entry["scored"] + 1
    put_in_play(s, i, player, spot, -1 if d.host == 2 else host)
    if entry.get("frozen"):
        s.freezing[i] = k.TO_NEXT_TURN
    if entry.get("kidnapped") is not None:
        s.kidnapper[i] = entry["kidnapped"] + 1


def _find(s: State, card_id: str) -> int:
    for i in s.play:
        if s.pool.designs[s.design[i]].card_id == card_id:
            return i
    raise PositionError(f"expected a card in play, got {card_id!r}")


def _lay_out(s: State, known: Mapping[str, int], player: int, data: Mapping[str, Any]) -> None:
    for card in data.get("deck", ()):
        s.deck[player].append(_new(s, known, card, player, c.DECK_PLACE))
    for card in data.get("hand", ()):
        i = _new(s, known, card, player, c.HAND_PLACE)
        s.hand[player].append(i)
        s.known[i] = 1 << player
    for card in data.get("plots", ()):
        i = _new(s, known, card, player, c.PLOTS_PLACE)
        s.plots[player].append(i)
        s.known[i] = 1 << player
    for card in data.get("discard", ()):
        i = _new(s, known, card, player, c.DISCARD_PLACE)
        s.pile[player].append(i)
        s.known[i] = everybody(s)
    s.points[player] = data.get("points", 0)
    s.reached[player] = data.get("reached", 0)
    s.opposed[player] = data.get("opposed", 0)


def read_short(s: State, data: Mapping[str, Any]) -> None:
    """Fill a blank state from the short form; the caller runs it to its first decision."""
    known = index_by_id(s.pool)
    clear_lists(s)
    players = data["players"]
    s.sit_down(len(players))
    s.streams = list(range(len(players)))
    s.limit_turns = TURNS
    s.limit_decisions = DECISIONS
    s.names = seat_names(data.get("names", ()), len(players))
    s.turn = data.get("turn", 5)
    s.active = data.get("active", 0)
    s.first = s.active
    for given in data.get("places", ()):
        entry: dict[str, Any] = {"card": given} if isinstance(given, str) else given
        by = entry.get("by", 0)
        for player in by if isinstance(by, list) else [by]:
            i = _new(s, known, entry["card"], player, c.LIMBO_PLACE)
            put_in_play(s, i, player, -1, -1)
            s.copies[s.spot[i]] |= 1 << player
    for player, own in enumerate(players):
        _lay_out(s, known, player, own)
        for given in own.get("play", ()):
            _in_play(s, known, player, given)
    s.spent_points = data.get("spent", 0)
    s.step = PLAN.steps.index(data.get("at", "play"))
    s.dirty = 1
