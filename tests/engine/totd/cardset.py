"""A small box for tests of rules: plain cards whose values no tuning changes."""

from __future__ import annotations

from typing import Any

from cards.catalogue.values import Card
from engine.catalogue import card_of


def card(card_id: str, type_id: str, *abilities: dict[str, Any], **fields: Any) -> Card:
    name = fields.pop("name", card_id.replace("-", " ").title())
    table = {"id": card_id, "name": name, "type": type_id, "fields": fields}
    return card_of("totd", {**table, "ability": list(abilities)})


def doctor(number: int, *abilities: dict[str, Any], **fields: Any) -> Card:
    return card(f"doctor-{number}", "doctor", *abilities, incarnation=number, **fields)


def verb(name: str, **fields: Any) -> dict[str, Any]:
    return {"verb": name, **fields}


def earth_friend(card_id: str, *abilities: dict[str, Any], **fields: Any) -> Card:
    return card(card_id, "companion", *abilities, deck="earth", **fields)


def alien_friend(card_id: str, *abilities: dict[str, Any], **fields: Any) -> Card:
    return card(card_id, "companion", *abilities, deck="alien", **fields)


def equipment(card_id: str, *abilities: dict[str, Any], **fields: Any) -> Card:
    return card(card_id, "timey", *abilities, use="equipment", **fields)


def event(card_id: str, *abilities: dict[str, Any], **fields: Any) -> Card:
    return card(card_id, "timey", *abilities, use="event", **fields)


def transfer(card_id: str, *abilities: dict[str, Any], **fields: Any) -> Card:
    return card(card_id, "timey", *abilities, use="transfer", **fields)


def tile(card_id: str, first: str = "sonic 1", second: str = "timey 1", **fields: Any) -> Card:
    zones = {"zone1": "past", "reward1": [first], "zone2": "future", "reward2": [second]}
    return card(card_id, "location", **zones, **fields)


def dilemma(card_id: str, *fail: str, **fields: Any) -> Card:
    return card(card_id, "dilemma", fail=list(fail), **fields)


def anomaly(card_id: str, shape: str, *abilities: dict[str, Any], **fields: Any) -> Card:
    return card(card_id, "anomaly", *abilities, shape=shape, **fields)


BOX = (
    doctor(1, black=2),
    doctor(4, black=3, links=["Ace", "UNIT", "Alien Two"]),
    doctor(11, black=1, blue=1, green=1, red=1),
    doctor(12, black=8),
    earth_friend("ace", red=1, groups=["Perivale"]),
    earth_friend("benton", groups=["UNIT"]),
    earth_friend("yates", groups=["UNIT"], links=["Osgood"]),
    earth_friend("osgood", blue=1),
    earth_friend("focuser", black=1, focus_blue=1, focus_split=["red or green"]),
    earth_friend("hater", verb("no_hats")),
    alien_friend("alien-one", black=1),
    alien_friend("alien-two", green=2),
    alien_friend("alien-three", blue=3, green=3, red=3),
    earth_friend("roller", reroll=["red 2", "red any", "red all"], red=3),
    earth_friend("turner", change=["blue science", "black cunning"], blue=1),
    equipment("scarf", cost=2, green=1),
    equipment("hat", cost=0, hat=True, red=1),
    equipment("key", verb("free_recruit"), cost=1),
    equipment("telegraph", verb("free_help"), cost=1),
    equipment("vortex", verb("choose_travel"), cost=1),
    equipment("dog", verb("paid_die", cost=1), cost=0, dice_split=["black, blue, green or red"]),
    event("burst", black=2, any_adventure=True),
    event("own-burst", red=1),
    event("again", reroll=["any any"], any_adventure=True),
    event("twist", change=["any science"]),
    event("escape", verb("waive_fail_cost")),
    event("bell", verb("move_ship_back", count=1)),
    event("hand-of-omega", verb("remove_daleks", count=2)),
    transfer("celery", verb("gain_tokens", count=2)),
    transfer("babies", black=1, any_adventure=True),
    event("plain-a", verb("move_tardis", count=1)),
    event("plain-b", verb("draw_cards", count=1)),
    tile("karn", strength=1),
    tile("mars", science=1),
    tile("peladon", running=1),
    tile("telos", links=["Osgood"]),
    tile("traken", "tardis 3", "recruit 1"),
    dilemma("yeti", "ship 1", running=1),
    dilemma("ood", "sonic 2", diplomacy=2),
    dilemma("nothing", "ship 1"),
    dilemma("easy", "sonic 1", cunning=1),
    dilemma("breach", "ship 1", cunning=1, conditions=["time-breach"]),
    dilemma("fixed", "ship 1", cunning=1, conditions=["fixed-point"]),
    dilemma("locked", "ship 1", cunning=1, conditions=["time-locked"]),
    dilemma("choice", "sonic 2", "companion 1", cunning=1),
    dilemma("steep", "sonic 3", "timey 2", cunning=1),
    dilemma("aging", "regenerate 1", cunning=1),
    dilemma("linked", "ship 1", cunning=1, links=["Alien One"]),
    dilemma("spare-a", "ship 1", cunning=1),
    dilemma("spare-b", "ship 1", cunning=1),
    anomaly("rift", "location", verb("lose_tokens", count=1), strength=1, reward1=["timey 2"]),
    anomaly("breach-rift", "location", strength=1, conditions=["time-breach"], reward1=["sonic 1"]),
    anomaly("fixed-rift", "location", strength=1, conditions=["fixed-point"], reward1=["sonic 1"]),
    anomaly("prison", "task", verb("free_dice", when="solved"), imprisoned=["blue 1", "red 1"]),
    anomaly("tribunal", "task", verb("no_calls"), verb("add_progress", when="solved"), progress=2),
    anomaly("rotor", "task", verb("prepare_tokens", count=1),
            verb("add_progress", when="spent"), progress=2),
    anomaly("storm", "instant", verb("discard_cards", count=1)),
    anomaly("renewal", "instant", verb("regenerate")),
    anomaly("quiet", "instant"),
    anomaly("corridor", "instant", verb("add_daleks", count=1)),
    anomaly("haven", "location", strength=1, reward1=["recruit 1"]),
)  # fmt: skip
