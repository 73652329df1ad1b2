"""A small set of cards for tests: rulebook facts where known, values of our own elsewhere."""

from __future__ import annotations

from typing import Any

from cards.catalogue.values import Card
from cards.ready import ReadyDeck
from engine.catalogue import card_of

TABLES: list[dict[str, Any]] = []


def _add(card_id: str, name: str, type_id: str, fields: dict[str, Any], *abilities: Any) -> None:
    TABLES.append(
        {"id": card_id, "name": name, "type": type_id, "fields": fields, "ability": list(abilities)}
    )


def _creature(
    card_id: str, zone: str, values: str, race: list[str] | None, *abilities: Any, **more: Any
) -> None:
    energy, substance, support = (int(part) for part in values.split("/"))
    name = more.pop("name", card_id.replace("-", " ").upper())
    fields = {
        "zone": zone, "energy": energy, "substance": substance, "support": support, **more,
    }  # fmt: skip
    if race is not None:
        fields["race"] = race
    _add(card_id, name, "creature", fields, *abilities)


for _zone in ("past", "present", "future"):
    _add(f"time-{_zone}", "TIME", "time", {"zone": _zone})
    _creature(f"watcher-{_zone}", _zone, "1/1/0", None, watcher=True, name="THE WATCHER")
_creature("other-watcher-past", "past", "1/2/0", None, watcher=True, name="THE WATCHER")

# the rulebook's own cards
_creature("zarbi", "future", "1/1/0", ["alien"])
_creature("yeti", "present", "2/2/0", ["robot"])
_creature("unit-corporal", "present", "2/1/1", ["human"], name="U.N.I.T. CORPORAL")
_creature("bok", "present", "1/1/1", ["alien"])
_creature("menoptera", "future", "1/1/1", ["alien"])
_creature("ice-warrior", "future", "1/3/1", ["alien"])
_creature("dulciens", "present", "0/1/1", ["alien"])
DAEMONS = {
    "verb": "damage", "when": "special", "value": "energy or substance", "amount": 1,
    "target": {"other": True},
}  # fmt: skip
_creature("daemons", "present", "2/2/1", ["alien"], DAEMONS)
_creature("dalek", "future", "3/3/1", ["alien", "robot"])
_add(
    "sidrat", "SIDRAT", "resource", {},
    {"verb": "move", "when": "special", "cost": {"side": {"side": "own"}},
     "target": {"pick": "cost"}, "self_too": True},
)  # fmt: skip
_add(
    "force-field", "FORCE FIELD", "resource", {},
    {"verb": "boost", "when": "special", "value": "substance", "amount": 2},
)  # fmt: skip
_add(
    "brain-transformer", "BRAIN TRANSFORMER", "flash", {},
    {"verb": "boost", "value": "support", "amount": 1},
)  # fmt: skip

# plain bodies of many sizes, for arithmetic
for _values in ("1/3/2", "1/3/1", "2/4/0", "0/2/0", "6/1/0", "1/1/1", "1/1/3", "1/2/2", "3/3/0"):
    _name = "body-" + _values.replace("/", "")
    for _zone in ("past", "present", "future"):
        _creature(f"{_name}-{_zone}", _zone, _values, ["human"], name=f"BODY {_values} {_zone}")
_creature("nought", "present", "0/0/0", ["alien"])
_creature("drifter", "timeless", "1/1/1", ["human"])
_creature("doctor-iii", "timeless", "1/3/1", ["timelord"], name="DOCTOR WHO",
          label=["Doctor", "Doctor III"], unique=True)  # fmt: skip
_creature("doctor-v", "timeless", "2/2/1", ["timelord"], name="DOCTOR WHO",
          label=["Doctor", "Doctor V"], unique=True)  # fmt: skip
_creature("jo-grant", "present", "0/1/2", ["assistant", "human"], unique=True)
_creature("sarah", "present", "0/2/1", ["assistant", "human"])
_creature("leela", "future", "2/1/1", ["assistant", "human"])
_creature(
    "tegan", "present", "0/1/1", ["assistant"],
    {"verb": "boost", "when": "innate", "value": "substance", "amount": 1,
     "target": {"pick": "each", "label": ["Doctor V"]}},
)  # fmt: skip
_creature(
    "romans", "past", "1/1/1", ["human"],
    {"verb": "boost", "when": "innate", "value": "energy", "amount": 1, "target": {"pick": "self"},
     "per": {"name": ["Roman"], "side": "own", "other": True}},
)  # fmt: skip
_creature(
    "plague", "present", "1/2/0", ["alien"],
    {"verb": "damage", "when": "innate", "value": "energy", "amount": 1,
     "target": {"pick": "each", "side": "opposing"}},
)  # fmt: skip
_creature(
    "blight", "present", "1/2/0", ["alien"],
    {"verb": "damage", "when": "innate", "value": "energy and substance", "amount": 1,
     "target": {"pick": "each", "side": "opposing"}},
)  # fmt: skip
_creature("giant-robot", "present", "4/4/0", ["robot"], {"verb": "must_attack", "when": "innate"})
_creature(
    "fendahleen", "present", "2/1/1", ["alien"],
    {"verb": "side", "when": "special", "target": {"kind": "card", "side": "opposing"}},
)  # fmt: skip
_creature(
    "two-trick", "present", "1/1/1", ["alien"],
    {"verb": "draw", "when": "special"},
    {"verb": "boost", "when": "special", "value": "energy", "amount": 1,
     "target": {"pick": "self"}},
)  # fmt: skip
_creature(
    "axon", "present", "1/2/1", ["alien"],
    {"verb": "clone", "when": "arrives"},
)  # fmt: skip
_creature(
    "mimic", "present", "1/2/1", ["alien"],
    {"verb": "clone", "when": "special", "abilities_only": True},
)  # fmt: skip
_creature(
    "phoenix", "present", "1/1/1", ["alien"],
    {"verb": "regenerate", "when": "innate", "target": {"pick": "self"}},
)  # fmt: skip
_creature(
    "statue", "present", "1/1/1", ["alien"],
    {"verb": "save", "when": "innate", "target": {"pick": "self"}},
)  # fmt: skip
_creature(
    "martyr", "present", "1/1/1", ["human"],
    {"verb": "draw", "when": "destroyed"},
)  # fmt: skip
_creature(
    "avenger", "present", "1/1/1", ["human"],
    {"verb": "damage", "when": "destroyed", "value": "energy", "amount": 1,
     "target": {"side": "opposing"}},
)  # fmt: skip
_creature(
    "champion", "present", "3/3/1", ["human"],
    {"verb": "draw", "when": "wins"},
)  # fmt: skip
_creature(
    "herald", "present", "1/1/1", ["human"],
    {"verb": "stand", "when": "arrives", "target": {"kind": "card", "side": "own"}},
)  # fmt: skip
_creature(
    "ghost", "present", "1/1/0", ["alien"],
    {"verb": "counter", "when": "innate", "what": "flash"},
)  # fmt: skip
_creature(
    "shell", "present", "1/2/0", ["alien"],
    {"verb": "prevent_damage", "when": "innate", "amount": 1, "target": {"pick": "self"}},
)  # fmt: skip
_creature(
    "healer", "present", "0/2/1", ["human"],
    {"verb": "save", "when": "special", "target": {"side": "own", "other": True}},
)  # fmt: skip
_creature(
    "ambusher", "present", "1/1/1", ["alien"],
    {"verb": "boost", "when": "special", "value": "energy", "amount": 2, "target": {"pick": "self"},
     "needs": {"during": "opposing turn"}},
)  # fmt: skip
_creature(
    "pack-leader", "present", "2/2/1", ["alien"],
    {"verb": "boost", "when": "innate", "value": "energy and substance", "amount": 1,
     "target": {"pick": "each", "side": "own", "race": ["alien"], "other": True},
     "needs": {"count": 2, "of": {"side": "own", "race": ["alien"], "other": True}}},
)  # fmt: skip

# Innates that look at what changes: who is Sided, who fights, whose turn, which Zone, what value
_WATCH = {
    "vigil": {"target": {"pick": "each", "side": "own", "state": "sided"}},
    "duellist": {"target": {"pick": "each", "side": "own", "role": "fighting"}},
    "nightwatch": {"target": {"pick": "self"}, "needs": {"during": "opposing turn"}},
    "beacon": {"target": {"pick": "each", "side": "own", "zone": "chosen"}},
    "underdog": {"target": {"pick": "each", "side": "own", "support_at_most": 0}},
    "brawler": {"target": {"pick": "self"}, "needs": {"during": "combat"}},
}
for _name, _words in _WATCH.items():
    _creature(
        _name, "present", "1/1/1", ["human"],
        {"verb": "boost", "when": "innate", "value": "substance", "amount": 1, **_words},
    )  # fmt: skip

_add("trionic-lock", "TRIONIC LOCK", "resource", {},
     {"verb": "freeze", "when": "special", "target": {"kind": "resource"}})  # fmt: skip
_add("demat-gun", "DEMAT GUN", "resource", {"label": ["Weapon"]},
     {"verb": "destroy", "when": "special", "target": {"kind": "card", "zone": "any"},
      "cost": {"side": {"side": "own", "race": ["timelord"]}}})  # fmt: skip
_add("key-to-time", "KEY TO TIME", "resource", {"unique": True},
     {"verb": "extra_play", "when": "innate"})  # fmt: skip
_add("bulwark", "BULWARK", "resource", {}, {"verb": "prevent_hit", "when": "innate"})
_add("bomb", "BOMB", "resource", {"label": ["Bomb"]},
     {"verb": "damage", "when": "special", "value": "energy and substance", "amount": 2,
      "target": {"pick": "each"}, "cost": {"sacrifice_self": True}})  # fmt: skip
_add("altar", "ALTAR", "resource", {},
     {"verb": "draw", "when": "special", "count": 2,
      "cost": {"sacrifice": {"kind": "creature", "side": "own"}}})  # fmt: skip
_add("forge", "FORGE", "resource", {},
     {"verb": "boost", "when": "special", "value": "energy or substance", "amount": 2,
      "target": {"side": "own"}, "cost": {"discard": True}})  # fmt: skip
_add("jammer", "JAMMER", "resource", {},
     {"verb": "counter", "when": "special", "what": "special"})  # fmt: skip
_add("cell", "CELL", "resource", {},
     {"verb": "forbid", "when": "innate", "acts": ["attack", "special"],
      "target": {"pick": "each", "side": "opposing", "race": ["robot"]}})  # fmt: skip
_add("crank", "CRANK", "resource", {},
     {"verb": "stand", "when": "special", "target": {"side": "own"}})  # fmt: skip
_add("clock", "CLOCK", "resource", {},
     {"verb": "extra_turn", "when": "special", "cost": {"sacrifice_self": True}})  # fmt: skip


def _flash(card_id: str, *abilities: Any) -> None:
    _add(card_id, card_id.replace("-", " ").upper(), "flash", {}, *abilities)


_flash("temporal-grace", {"verb": "prevent_hit"})
_flash("keeper-of-traken", {"verb": "extra_play"})
_flash("time-eddy", {"verb": "rewind"})
_flash("starbase", {"verb": "boost", "value": "support", "amount": 1})
_flash("death-ray", {"verb": "destroy"})
_flash("stun", {"verb": "side", "target": {"kind": "card", "side": "opposing"}})
_flash("wipe-out", {"verb": "destroy", "target": {"pick": "each", "kind": "card"}})
_flash("burn", {"verb": "damage", "value": "substance", "amount": 2})
_flash("weaken", {"verb": "damage", "value": "energy and substance", "amount": 1})
_flash("surge", {"verb": "boost", "value": "energy or substance", "amount": 2})
_flash("choice", {"verb": "draw"}, {"verb": "boost", "value": "energy", "amount": 1})
_flash("strike-down", {"verb": "hit"})
_flash("double-strike", {"verb": "hit", "who": "each"})
_flash("veto", {"verb": "counter"})
_flash("veto-flash", {"verb": "counter", "what": "flash"})
_flash("escape", {"verb": "save"})
_flash("rebirth", {"verb": "regenerate"})
_flash("lift", {"verb": "move", "target": {"side": "own"}, "to": "any"})
_flash("recall", {"verb": "recall"})
_flash("salvage", {"verb": "recover"})
_flash("tax", {"verb": "discard"})
_flash("confusion", {"verb": "discard", "random": True})
_flash("tribute", {"verb": "sacrifice"})
_flash("leak", {"verb": "mill", "count": 2})
_flash("answer", {"verb": "solve"})
_flash("shield", {"verb": "prevent_damage"})
_flash("silence", {"verb": "bar", "plays": ["flash"]})
_flash("blockade", {"verb": "bar", "plays": ["creature", "resource"]})
_flash("panic", {"verb": "forbid", "acts": ["defend"]})
_flash("double", {"verb": "clone", "copier": {"side": "own"}})
_flash("chain", {"verb": "damage", "value": "energy", "amount": 1,
                 "then": [{"verb": "damage", "value": "substance", "amount": 1,
                           "target": {"pick": "that"}}, {"verb": "draw"}]})  # fmt: skip
_flash("collapse", {"verb": "destroy", "target": {"kind": "episode", "zone": "any"}})
_flash("turn-about", {"verb": "side"})
_flash("sap", {"verb": "damage", "value": "support", "amount": 2})
_flash("rally", {"verb": "boost", "value": "energy", "amount": 1,
                 "target": {"side": "own", "role": "fighting"}})  # fmt: skip


def _episode(card_id: str, solve: int, *abilities: Any) -> None:
    fields = {"solve": solve, "problem": "A test of nerve."}
    _add(card_id, card_id.replace("-", " ").upper(), "episode", fields, *abilities)


_episode("frost", 3, {"verb": "forbid", "acts": ["stand"],
                      "target": {"pick": "each", "side": "own"}})  # fmt: skip
_episode("drain", 5, {"verb": "damage", "value": "energy", "amount": 1,
                      "target": {"pick": "each", "side": "own"}})  # fmt: skip
_episode("pit", 4, {"verb": "place_under", "when": "strikes"})
_episode("siege", 6, {"verb": "hit", "when": "unsolved", "who": "you"})
_episode("ban", 2, {"verb": "bar", "plays": ["creature"], "who": "you", "here": True})
_episode("purge", 4, {"verb": "destroy", "when": "strikes", "target": {"side": "own"}})

CARDS: dict[str, Card] = {table["id"]: card_of("mmg", table) for table in TABLES}


def deck(*lines: tuple[int, str]) -> ReadyDeck:
    """A deck with two Time cards of each colour and one THE WATCHER of each, and these cards."""
    cards = [CARDS[f"time-{zone}"] for zone in ("past", "present", "future") for _ in range(2)]
    cards += [CARDS[f"watcher-{zone}"] for zone in ("past", "present", "future")]
    for count, card_id in lines:
        cards += [CARDS[card_id]] * count
    return ReadyDeck.of(cards)
