"""Positions as plain data: exact ones for saving, and short ones that a person can write.

`position_to_dict` gives every number of a position; `read_exact` reads it back, with the cards of
its `pool` in that order. The short form names only what matters:

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
from typing import Any

from engine.rng import Rng
from engine.whoccg.board import add_card, everybody, put_in_play, put_under
from engine.whoccg.codes import DECK, HAND, ICE_TURN, LIMBO, PILE, SIDE, T_GOAL
from engine.whoccg.listed import relist
from engine.whoccg.model import Pool
from engine.whoccg.state import State
from engine.whoccg.statics import sort_rules
from engine.whoccg.steps import DECISIONS, STEPS

LISTS = (
    "owner", "ctrl", "place", "spot", "host", "ice", "ice_by", "taken", "scored", "used", "used_at",
    "named", "marks", "known", "q0", "q1", "q2", "sp", "kinds", "bans", "guard", "tr", "hand",
    "deck", "pile", "out", "side", "dice", "goals_done", "spent", "points", "reached", "opposed",
    "stacks", "goalers", "copies", "mods", "locks", "counts", "owed", "agenda", "play", "rules",
    "batch", "moved", "party", "streams", "names",
)  # fmt: skip
NUMBERS = (
    "seed", "first", "ask", "stage", "cards", "turn", "active", "spent_points", "acted", "idle",
    "quiet", "tally", "together", "dirty", "skip", "party_spot", "end_reason", "limit_turns",
    "limit_decisions", "hard_card", "seat", "seats", "status", "winner", "choices",
)  # fmt: skip


class PositionError(ValueError):
    """A position cannot be set up as written."""


def _ids(pool: Pool, designs: list[int]) -> list[str]:
    return [pool.designs[d].card_id for d in designs]


def _copy(value: Any) -> Any:
    return [_copy(part) for part in value] if isinstance(value, list) else value


def position_to_dict(s: State) -> dict[str, Any]:
    """Every number of a position."""
    data: dict[str, Any] = {"game": "whoccg", "step": STEPS[s.step], "decision": DECISIONS[s.kind]}
    for name in NUMBERS:
        data[name] = getattr(s, name)
    data["design"] = _ids(s.pool, s.design)
    for name in LISTS:
        data[name] = _copy(getattr(s, name))
    data["lists"] = [[_ids(s.pool, part) for part in own] for own in s.lists]
    data["picks"] = _copy(s.picks)
    data["pool"] = [design.card_id for design in s.pool.designs]
    data["options"] = s.options[:]
    data["rng"] = s.rng.words()
    return data


def read_exact(s: State, data: Mapping[str, Any]) -> None:
    """Fill a blank state from `position_to_dict`."""
    known = index_by_id(s.pool)
    for name in NUMBERS:
        setattr(s, name, data[name])
    for name in LISTS:
        setattr(s, name, _copy(data[name]))
    s.design = [known[card] for card in data["design"]]
    s.lists = [[[known[card] for card in part] for part in own] for own in data["lists"]]
    s.picks = _copy(data["picks"])
    s.step = STEPS.index(data["step"])
    s.kind = DECISIONS.index(data["decision"])
    s.options = list(data["options"])
    s.rng = Rng(*data["rng"])
    relist(s)
    sort_rules(s)


def index_by_id(pool: Pool) -> dict[str, int]:
    """The designs of a pool by card id."""
    return {design.card_id: k for k, design in enumerate(pool.designs)}


def _new(s: State, known: Mapping[str, int], card: str, player: int, place: int) -> int:
    if card not in known:
        raise PositionError(f"expected a card of the pool, got {card!r}")
    return add_card(s, known[card], player, place)


def _in_play(s: State, known: Mapping[str, int], player: int, given: Any) -> None:
    entry: dict[str, Any] = {"card": given} if isinstance(given, str) else given
    i = _new(s, known, entry["card"], player, LIMBO)
    d = s.pool.designs[s.design[i]]
    if "under" in entry:
        put_under(s, i, _find(s, entry["under"]))
        return
    host = _find(s, entry["on"]) if "on" in entry else -1
    spot = entry.get("at", -1 if host < 0 else s.spot[host])
    if d.type == T_GOAL and entry.get("scored") is not None:
        s.scored[i] = entry["scored"] + 1
    put_in_play(s, i, player, spot, -1 if d.host == 2 else host)
    if entry.get("frozen"):
        s.ice[i] = ICE_TURN
    if entry.get("kidnapped") is not None:
        s.taken[i] = entry["kidnapped"] + 1


def _find(s: State, card_id: str) -> int:
    for i in s.play:
        if s.pool.designs[s.design[i]].card_id == card_id:
            return i
    raise PositionError(f"expected a card in play, got {card_id!r}")


def _lay_out(s: State, known: Mapping[str, int], player: int, data: Mapping[str, Any]) -> None:
    for card in data.get("deck", ()):
        s.deck[player].append(_new(s, known, card, player, DECK))
    for card in data.get("hand", ()):
        i = _new(s, known, card, player, HAND)
        s.hand[player].append(i)
        s.known[i] = 1 << player
    for card in data.get("plots", ()):
        i = _new(s, known, card, player, SIDE)
        s.side[player].append(i)
        s.known[i] = 1 << player
    for card in data.get("discard", ()):
        i = _new(s, known, card, player, PILE)
        s.pile[player].append(i)
        s.known[i] = everybody(s)
    s.points[player] = data.get("points", 0)
    s.reached[player] = data.get("reached", 0)
    s.opposed[player] = data.get("opposed", 0)


def read_short(s: State, data: Mapping[str, Any]) -> None:
    """Fill a blank state from the short form; the caller runs it to its first decision."""
    known = index_by_id(s.pool)
    players = data["players"]
    s.sit_down(len(players))
    s.names = list(data.get("names", s.names))
    s.turn = data.get("turn", 5)
    s.active = data.get("active", 0)
    s.first = s.active
    for given in data.get("places", ()):
        entry: dict[str, Any] = {"card": given} if isinstance(given, str) else given
        by = entry.get("by", 0)
        for player in by if isinstance(by, list) else [by]:
            i = _new(s, known, entry["card"], player, LIMBO)
            put_in_play(s, i, player, -1, -1)
            s.copies[s.spot[i]] |= 1 << player
    for player, own in enumerate(players):
        _lay_out(s, known, player, own)
        for given in own.get("play", ()):
            _in_play(s, known, player, given)
    s.spent_points = data.get("spent", 0)
    s.step = STEPS.index(data.get("at", "play"))
    s.dirty = 1
