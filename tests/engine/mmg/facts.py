"""What is publicly known of the printed MMG cards, card by card; None is stated nowhere.

Rows are: type, Zone, races, Energy, Substance, Support, rarity, Unique. No Solve Number is known.
`EFFECTS` holds what a source tells of an ability, as the ability that says the same.
"""

from __future__ import annotations

from typing import Any, NamedTuple


class Fact(NamedTuple):
    """A row; what is None is not known."""

    type: str | None = None
    zone: str | None = None
    race: list[str] | None = None
    energy: int | None = None
    substance: int | None = None
    support: int | None = None
    rarity: str | None = None
    unique: bool | None = None


def _creature(
    zone: str | None, race: list[str] | None, *values: int | None, rarity: str | None = None
) -> Fact:
    energy, substance, support = values or (None, None, None)
    return Fact("creature", zone, race, energy, substance, support, rarity)


FACTS: dict[str, Fact] = {
    "zarbi": _creature("future", ["alien"], 1, 1, 0),
    "yeti": _creature("present", ["robot"], 2, 2, 0),
    "unit-corporal": _creature("present", ["human"], 2, 1, 1),
    "bok": _creature("present", ["alien"], 1, 1, 1),
    "menoptera": _creature("future", ["alien"], 1, 1, 1),
    "ice-warrior": _creature("future", ["alien"], 1, 3, 1),
    "dulciens": _creature(None, ["alien"], 0, 1, 1),
    "daemons": _creature(None, ["alien"]),
    "dalek": _creature(None, ["alien", "robot"]),
    "the-watcher-past": _creature("past", [], None, None, 0, rarity="supply"),
    "the-watcher-present": _creature("present", [], None, 1, 0, rarity="supply"),
    "the-watcher-future": _creature("future", [], None, None, 0, rarity="supply"),
    "time-past": Fact("time", "past", rarity="supply"),
    "time-present": Fact("time", "present", rarity="supply"),
    "time-future": Fact("time", "future", rarity="supply"),
    "sidrat": Fact("resource"),
    "force-field": Fact("resource"),
    "brain-transformer": Fact("flash"),
    "star-base": Fact(),
    "time-eddy": Fact("flash"),
    "tegan-jovanka": Fact(),
    "giant-robot": Fact("creature"),
    "trionic-lock": Fact(),
    "demat-gun": Fact(),
    "jo-grant": Fact(unique=True),
    "temporal-grace": Fact(),
    "the-keeper-of-traken": Fact(),
    "mongols": Fact("creature"),
    "romans": Fact("creature"),
    "greek-hoplites": Fact("creature"),
    "doctor-who-iii": Fact(),
    "doctor-who-iv": Fact(rarity="ultra-rare"),
    "doctor-who-v": Fact("creature"),
    "fendahleen": Fact(),
    "particle-suppressor": Fact(),
    "vorum-gas": Fact(),
    "davros": Fact(),
    "the-master": Fact(),
}

SPECIAL = {"when": "special"}
EFFECTS: dict[str, dict[str, Any]] = {
    "daemons": {"verb": "damage", **SPECIAL, "value": "energy or substance", "amount": 1,
                "target": {"other": True}},
    "sidrat": {"verb": "move", **SPECIAL, "cost": {"side": {"side": "own"}},
               "target": {"pick": "cost"}, "self_too": True},
    "force-field": {"verb": "boost", **SPECIAL, "value": "substance", "amount": 2},
    "brain-transformer": {"verb": "boost", "value": "support", "amount": 1},
    "star-base": {"verb": "boost", "value": "support", "amount": 1},
    "time-eddy": {"verb": "rewind", "who": "each"},
    "tegan-jovanka": {"verb": "boost", "when": "innate", "value": "substance", "amount": 1,
                      "target": {"pick": "each", "label": ["Doctor V"]}},
    "giant-robot": {"verb": "must_attack", "when": "innate"},
    "trionic-lock": {"verb": "freeze", **SPECIAL, "target": {"kind": "resource"}},
    "demat-gun": {"verb": "destroy", **SPECIAL,
                  "cost": {"side": {"side": "own", "race": ["timelord"]}},
                  "target": {"kind": "card", "zone": "any"}},
    "temporal-grace": {"verb": "prevent_hit"},
    "the-keeper-of-traken": {"verb": "extra_play"},
    "fendahleen": {"verb": "side", **SPECIAL, "target": {"side": "opposing", "kind": "card"}},
}  # fmt: skip
LABELS = {"doctor-who-iii": "Doctor III", "doctor-who-v": "Doctor V"}
