"""Cards as the rules read them: fields and abilities of the catalogue become designs and a box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cards.catalogue.problems import CardError
from cards.catalogue.values import Card
from engine.totd import codes, phrases
from engine.totd.model import Box, Design, Effect
from engine.totd.verbs import Ability

KINDS = {
    "doctor": codes.DOCTOR,
    "companion": codes.COMPANION,
    "timey": codes.TIMEY,
    "location": codes.LOCATION,
    "dilemma": codes.DILEMMA,
    "anomaly": codes.ANOMALY,
}
ZONES = ("zone1", "zone2", "zone3")
STORY_DICE = [8, 3, 3, 3]
PLAIN_FACES = [
    [0, 1, 2, 3, 4, 5],
    [1, 2, 2, 2, 3, 3],
    [0, 0, 0, 1, 1, 4],
    [2, 4, 4, 5, 5, 5],
]
"""The documented faces, in the order of the symbols; used when no die is among the cards."""
PLAIN_ZONES = ("past", "present", "future")
TARDIS_FACES = [1, 1, 1, 0, 0, 0]


def lower(cards: Sequence[Card]) -> Box:
    """All cards of a match-up; every phrase that cannot be read is reported at once."""
    problems: list[str] = []
    designs: list[Design] = []
    for card in cards:
        try:
            designs.append(_design(card))
        except phrases.PhraseError as error:
            problems.append(f"{card.id}: {error}")
    if problems:
        raise CardError(problems)
    if all(printed.kind != codes.EARTH for printed in designs):
        designs.append(_plain_earth())
    box = Box(designs)
    _link(cards, designs)
    _dice(cards, box)
    _board(cards, box)
    return box


def _design(card: Card) -> Design:
    fields = card.fields
    earth = card.type == "piece" and "gallifrey" in fields
    kind = codes.EARTH if earth else KINDS.get(card.type, codes.OTHER)
    printed = Design(card.id, "Earth" if earth else card.full_name, kind)
    printed.number = int(fields.get("incarnation", 0))
    printed.groups = list(fields.get("groups", ()))
    printed.cost = int(fields.get("cost", 0))
    printed.any_adventure = bool(fields.get("any_adventure"))
    printed.hat = bool(fields.get("hat"))
    printed.progress = int(fields.get("progress", 0))
    if "deck" in fields:
        printed.deck = codes.DECKS.index(fields["deck"])
    if "use" in fields:
        printed.use = codes.USES.index(fields["use"])
    if "shape" in fields:
        printed.shape = codes.SHAPES.index(fields["shape"])
    if kind not in (codes.OTHER, codes.EARTH):
        printed.need = [int(fields.get(symbol, 0)) for symbol in codes.SYMBOLS]
    for name in fields.get("conditions", ()):
        printed.conditions |= 1 << codes.CONDITIONS.index(name)
    _icons(printed, fields)
    _tiles(printed, fields, card.type)
    for ability in card.abilities:
        verb: Ability = ability
        lowered = verb.lower()
        if isinstance(lowered, Effect):
            printed.effects.append(lowered)
        else:
            printed.rules.append(lowered)
    return printed


def _plain_earth() -> Design:
    """The board of a position without one: three zones without rewards."""
    printed = Design("web-of-time", "Earth", codes.EARTH)
    printed.zones = list(PLAIN_ZONES)
    printed.rewards = [[], [], []]
    return printed


def _icons(printed: Design, fields: Mapping[str, Any]) -> None:
    printed.dice = [int(fields.get(colour, 0)) for colour in codes.COLOURS]
    printed.split = [phrases.colours(words) for words in fields.get("dice_split", ())]
    for colour in range(1, len(codes.COLOURS)):
        count = int(fields.get(f"focus_{codes.COLOURS[colour]}", 0))
        printed.focus += [1 << colour] * count
    printed.focus += [phrases.colours(words) for words in fields.get("focus_split", ())]
    printed.rerolls = [phrases.reroll(words) for words in fields.get("reroll", ())]
    printed.changes = [phrases.change(words) for words in fields.get("change", ())]


def _tiles(printed: Design, fields: Mapping[str, Any], type_id: str) -> None:
    if type_id == "anomaly":
        printed.zones = ["present"]
        printed.rewards = [[phrases.reward(words) for words in fields.get("reward1", ())]]
        printed.prison = phrases.prison(list(fields.get("imprisoned", ())))
        return
    for k, zone in enumerate(ZONES):
        if zone in fields:
            printed.zones.append(fields[zone])
            words = fields.get(f"reward{k + 1}", ())
            printed.rewards.append([phrases.reward(phrase) for phrase in words])
    printed.fails = [phrases.fail(words) for words in fields.get("fail", ())]


def _link(cards: Sequence[Card], designs: list[Design]) -> None:
    """Links by name or group become designs of companions."""
    for card, printed in zip(cards, designs, strict=False):
        wanted = {str(name).casefold() for name in card.fields.get("links", ())}
        linked = str(card.fields.get("linked", "")).casefold()
        for k, other in enumerate(designs):
            if other.kind != codes.COMPANION:
                continue
            names = {other.name.casefold(), cards[k].name.casefold()}
            names |= {group.casefold() for group in other.groups}
            if wanted & names:
                printed.links.append(k)
            if cards[k].name.casefold() == linked and printed.linked < 0:
                printed.linked = k


def _dice(cards: Sequence[Card], box: Box) -> None:
    box.faces = [faces[:] for faces in PLAIN_FACES]
    box.tardis_faces = TARDIS_FACES[:]
    for card in cards:
        if card.type != "die":
            continue
        if "tardis" in card.fields or "unknown" in card.fields:
            box.tardis_faces = [codes.TARDIS_FACE] * int(card.fields.get("tardis", 0))
            box.tardis_faces += [codes.UNKNOWN_FACE] * int(card.fields.get("unknown", 0))
        elif card.fields.get("colour") in codes.COLOURS:
            faces: list[int] = []
            for k, symbol in enumerate(codes.SYMBOLS):
                faces += [k] * int(card.fields.get(symbol, 0))
            box.faces[codes.COLOURS.index(card.fields["colour"])] = faces


def _board(cards: Sequence[Card], box: Box) -> None:
    box.earth_design = len(cards) if len(box.designs) > len(cards) else -1
    for k, card in enumerate(cards):
        if box.designs[k].kind == codes.EARTH:
            box.earth_design = k
            box.skaro = int(card.fields.get("skaro", box.skaro))
            box.earth = int(card.fields.get("earth", box.earth))
            box.gallifrey = int(card.fields.get("gallifrey", box.gallifrey))
            box.anomaly_spaces = [
                phrases.roman(str(space)) for space in card.fields.get("anomaly_spaces", ())
            ]
        elif card.type == "console":
            box.spaces = int(card.fields.get("spaces", box.spaces))
            box.slots = int(card.fields.get("slots", box.slots))
