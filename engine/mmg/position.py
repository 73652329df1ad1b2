"""Positions as plain data: exact ones for saving, and short ones that a person can write.

`position_to_dict` gives every number of a position; `read_exact` reads it back, with the cards of
its `pool` in that order, because options and waiting effects number the abilities. The
short form names only what matters and leaves the rest at its usual value:

    {"turn": 4, "active": 1, "at": "attack", "zone": "present",
     "players": [{"hand": ["yeti"], "time": ["past", "future"], "present": ["watcher-present"]},
                 {"present": [{"card": "yeti", "sided": True}], "episodes": {"past": "the-ark"}}]}

The last of `deck` and of `time` is the top. `episodes` lie on the side of the player who lists them
and belong to the other one. A card that is `new` was played this turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.mmg.board import bonus_zone, enter, lay_episode, put_under, renew
from engine.mmg.codes import DECK, HAND, PILE, STACK, TIME, ZONES
from engine.mmg.deal import add_card
from engine.mmg.frames import Announced, frame_of
from engine.mmg.model import Pool
from engine.mmg.state import State
from engine.mmg.steps import DECISIONS, SOLVE_STEP, STEPS
from engine.rng import Rng

CARD_LISTS = ("design", "face", "copied")
LISTS = (
    "owner", "copy_turn", "place", "zone", "sided", "frozen", "entered", "energy_change",
    "substance_change", "support_change", "energy", "substance", "support", "helped", "bans",
    "turn_bans", "guard", "innate_guard", "marks", "known", "names", "hand", "deck", "pile",
    "times", "last", "began", "extra_turns", "hits_off", "hit_used", "flash_barred",
    "innate_flash_barred", "innate_hits", "innate_plays", "board", "laid", "live", "under",
    "bars", "innate_bars", "solvers", "wards", "lasting", "streams",
)  # fmt: skip
NUMBERS = (
    "seed", "agreed", "first", "ask", "cards", "turn", "active", "chosen", "bonus", "plays",
    "extra_plays", "episodes", "attacked", "attacker", "defender", "broken", "chain", "solving",
    "dirty", "priority", "passes", "window_next", "window_first", "window_mode", "busy",
    "end_reason", "limit_turns", "limit_decisions", "seat", "status", "winner", "choices",
)  # fmt: skip


class PositionError(ValueError):
    """A position cannot be set up as written."""


def _ids(pool: Pool, designs: list[int]) -> list[str | None]:
    return [None if d < 0 else pool.designs[d].card_id for d in designs]


def _copy(value: list[Any]) -> list[Any]:
    """A list of numbers, or of lists of them, copied."""
    return [part[:] for part in value] if value and isinstance(value[0], list) else value[:]


def position_to_dict(s: State) -> dict[str, Any]:
    """Every number of a position."""
    data: dict[str, Any] = {"game": "mmg", "step": STEPS[s.step], "decision": DECISIONS[s.kind]}
    for name in NUMBERS:
        data[name] = getattr(s, name)
    for name in CARD_LISTS:
        data[name] = _ids(s.pool, getattr(s, name))
    for name in LISTS:
        data[name] = _copy(getattr(s, name))
    data["picked"] = _ids(s.pool, s.picked)
    data["lists"] = [_ids(s.pool, part) for part in s.lists]
    data["pool"] = [design.card_id for design in s.pool.designs]
    data["stack"] = [item.numbers() for item in s.stack]
    data["agenda"] = [frame.numbers() for frame in s.agenda]
    data["options"] = s.options[:]
    data["rng"] = s.rng.words()
    return data


def index_by_id(pool: Pool) -> dict[str, int]:
    """The designs of a pool by card id."""
    return {design.card_id: k for k, design in enumerate(pool.designs)}


def read_exact(s: State, data: Mapping[str, Any]) -> None:
    """Fill a blank state from `position_to_dict`."""
    known = index_by_id(s.pool)
    known_or_none: dict[str | None, int] = {None: -1}
    known_or_none.update(known)
    for name in NUMBERS:
        setattr(s, name, data[name])
    for name in CARD_LISTS:
        setattr(s, name, [known_or_none[card] for card in data[name]])
    for name in LISTS:
        setattr(s, name, _copy(data[name]))
    s.picked = [known_or_none[card] for card in data["picked"]]
    s.lists = [[known_or_none[card] for card in part] for part in data["lists"]]
    s.step = STEPS.index(data["step"])
    s.kind = DECISIONS.index(data["decision"])
    s.stack = [Announced(*item) for item in data["stack"]]
    s.agenda = [frame_of(frame) for frame in data["agenda"]]
    s.options = list(data["options"])
    s.rng = Rng(*data["rng"])


def _design(s: State, known: Mapping[str, int], card: str) -> int:
    if card not in known:
        raise PositionError(f"expected a card of the pool, got {card!r}")
    return known[card]


def _lay_out(s: State, known: Mapping[str, int], player: int, data: Mapping[str, Any]) -> None:
    times = {d.zone: k for k, d in enumerate(s.pool.designs) if d.kind == TIME}
    for zone in data.get("time", ["past"]):
        design = times[ZONES.index(zone)] if zone in ZONES else _design(s, known, zone)
        s.times[player].append(add_card(s, design, player, STACK))
    s.known[s.times[player][-1]] = 3
    for card in data.get("deck", ()):
        s.deck[player].append(add_card(s, _design(s, known, card), player, DECK))
    for card in data.get("hand", ()):
        i = add_card(s, _design(s, known, card), player, HAND)
        s.hand[player].append(i)
        s.known[i] = 1 << player
    for card in data.get("discard", ()):
        i = add_card(s, _design(s, known, card), player, PILE)
        s.pile[player].append(i)
        s.known[i] = 3
    for zone in range(3):
        for given in data.get(ZONES[zone], ()):
            entry = {"card": given} if isinstance(given, str) else given
            i = add_card(s, _design(s, known, entry["card"]), player, DECK)
            enter(s, i, zone)
            s.entered[i] = s.turn if entry.get("new") else -1
            s.sided[i] = int(bool(entry.get("sided")))
    for zone_name, given in data.get("episodes", {}).items():
        entry = {"card": given} if isinstance(given, str) else given
        i = add_card(s, _design(s, known, entry["card"]), 1 - player, DECK)
        zone = ZONES.index(zone_name)
        lay_episode(s, i, zone)
        if entry.get("live"):
            s.live[player * 3 + zone] = 1
            renew(s, i)
        for card in entry.get("under", ()):
            j = add_card(s, _design(s, known, card), player, DECK)
            enter(s, j, zone)
            s.entered[j] = -1
            put_under(s, j, i)


def read_short(s: State, data: Mapping[str, Any]) -> None:
    """Fill a blank state from the short form; the caller runs it to its first decision."""
    known = index_by_id(s.pool)
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
    s.step = STEPS.index(data.get("at", "zone"))
    s.window_next = min(s.step, SOLVE_STEP)
    s.dirty = 1
