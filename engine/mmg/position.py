"""Positions that a person writes: only what matters, the rest at its usual value.

    {"turn": 4, "active": 1, "at": "attack", "zone": "present",
     "players": [{"hand": ["yeti"], "time": ["past", "future"], "present": ["watcher-present"]},
                 {"present": [{"card": "yeti", "sided": True}], "episodes": {"past": "the-ark"}}]}

The last of `deck` and of `time` is the top. `episodes` lie on the side of the player who lists them
and belong to the other one. A card that is `new` was played this turn. Exact positions, as
`Table.to_dict` gives them, are read by the kernel.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.kernel.position import PositionError
from engine.mmg.board import bonus_zone, enter, lay_episode, put_under, renew
from engine.mmg.codes import TIME, ZONES
from engine.mmg.constants import DECK_PLACE, DISCARD_PLACE, HAND_PLACE, SOLVE_STEP, TIME_PLACE
from engine.mmg.deal import add_card
from engine.mmg.fields import PLAN
from engine.mmg.state import State


def _design(s: State, known: Mapping[str, int], card: str) -> int:
    if card not in known:
        raise PositionError(f"expected a card of the pool, got {card!r}")
    return known[card]


def _lay_out(s: State, known: Mapping[str, int], player: int, data: Mapping[str, Any]) -> None:
    times = {d.zone: k for k, d in enumerate(s.pool.designs) if d.kind == TIME}
    for zone in data.get("time", ["past"]):
        design = times[ZONES.index(zone)] if zone in ZONES else _design(s, known, zone)
        s.times[player].append(add_card(s, design, player, TIME_PLACE))
    s.show(s.times[player][-1])
    for card in data.get("deck", ()):
        s.deck[player].append(add_card(s, _design(s, known, card), player, DECK_PLACE))
    for card in data.get("hand", ()):
        i = add_card(s, _design(s, known, card), player, HAND_PLACE)
        s.hand[player].append(i)
        s.known[i] = 1 << player
    for card in data.get("discard", ()):
        i = add_card(s, _design(s, known, card), player, DISCARD_PLACE)
        s.pile[player].append(i)
        s.show(i)
    for zone in range(3):
        for given in data.get(ZONES[zone], ()):
            entry = {"card": given} if isinstance(given, str) else given
            i = add_card(s, _design(s, known, entry["card"]), player, DECK_PLACE)
            enter(s, i, zone)
            s.entered[i] = s.turn if entry.get("new") else -1
            s.sided[i] = int(bool(entry.get("sided")))
    for zone_name, given in data.get("episodes", {}).items():
        entry = {"card": given} if isinstance(given, str) else given
        i = add_card(s, _design(s, known, entry["card"]), 1 - player, DECK_PLACE)
        zone = ZONES.index(zone_name)
        lay_episode(s, i, zone)
        if entry.get("live"):
            s.live[player * 3 + zone] = 1
            renew(s, i)
        for card in entry.get("under", ()):
            j = add_card(s, _design(s, known, card), player, DECK_PLACE)
            enter(s, j, zone)
            s.entered[j] = -1
            put_under(s, j, i)


def read_short(s: State, data: Mapping[str, Any]) -> None:
    """Fill a blank state from the short form; the caller runs it to its first decision."""
    known = {design.card_id: k for k, design in enumerate(s.pool.designs)}
    s.sit_down(2)
    s.turn = data.get("turn", 3)
    s.active = data.get("active", 0)
    s.began = [max(0, s.turn - 1), max(0, s.turn - 1)]
    s.began[s.active] = s.turn
    s.names = list(data.get("names", s.names))
    for player in range(2):
        _lay_out(s, known, player, data["players"][player])
    zone = data.get("zone")
    s.chosen = -1 if zone is None else ZONES.index(zone)
    s.bonus = int(data.get("bonus", s.chosen >= 0 and bonus_zone(s, s.active) == s.chosen))
    s.plays = data.get("plays", 0)
    s.step = PLAN.steps.index(data.get("at", "zone"))
    s.window_next = min(s.step, SOLVE_STEP)
    s.dirty = 1
