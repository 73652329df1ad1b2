"""What a face says, before anything is drawn: badges, type line, paragraphs, marks."""

from __future__ import annotations

from typing import Literal, NamedTuple

from cards.catalogue.schema import CardType, Field, Value
from cards.catalogue.values import Card, Game

Standing = Literal["printed", "house", "unknown"]
Place = Literal["cost", "first", "second", "third"]

PLACES: tuple[Place, ...] = ("cost", "first", "second", "third")
# A face has room for two properties beside the type; the others stand in the text.
_ON_TYPE_LINE = 2


class Badge(NamedTuple):
    place: Place
    label: str
    name: str
    value: str
    standing: Standing


class Fact(NamedTuple):
    name: str
    value: str
    glyph: str
    standing: Standing


class Printing(NamedTuple):
    code: str
    set_name: str
    number: str
    rarity: str
    letter: str


def type_of(game: Game, card: Card) -> CardType:
    known = game.types.get(card.type)
    return known or CardType(id=card.type, name=card.type.capitalize(), plural=card.type)


def fields_of(game: Game, card: Card) -> list[Field]:
    """The fields of the card's type, then any others it carries, in the game's order."""
    kind = type_of(game, card)
    named = [game.fields[name] for name in kind.fields if name in game.fields]
    rest = [f for f in game.file.fields if f.id in card.fields and f.id not in kind.fields]
    return named + rest


def is_known(field: Field, card: Card) -> bool:
    value = card.fields.get(field.id)
    return value is not None and value != ""


def is_missing(game: Game, field: Field, card: Card) -> bool:
    """Whether the type expects a value that nobody has documented."""
    return not is_known(field, card) and field.id in type_of(game, card).expected


def standing(field: Field, card: Card) -> Standing:
    if not is_known(field, card):
        return "unknown"
    return "house" if card.provenance == "house" or field.id in card.house else "printed"


def ours(card: Card, part: str) -> str:
    """The star of a part of a documented card that is ours; a house card needs none."""
    return "*" if part in card.house and card.provenance != "house" else ""


def said(field: Field, value: Value) -> str:
    """A value in words: names of choices, lists with commas."""
    names = {choice.id: choice.name for choice in field.choices}
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(names.get(v, v) for v in value) if value else "none"
    return names.get(value, value) if isinstance(value, str) else str(value)


def badges(game: Game, card: Card) -> list[Badge]:
    """The values that stand in badges, one a place; an expected value that is unknown is "?"."""
    found: dict[Place, Badge] = {}
    for field in fields_of(game, card):
        if not field.badge or field.badge in found:
            continue
        missing = is_missing(game, field, card)
        if missing or is_known(field, card):
            value = "?" if missing else said(field, card.fields[field.id])
            label = field.short or field.name
            found[field.badge] = Badge(field.badge, label, field.name, value, standing(field, card))
    return [found[place] for place in PLACES if place in found]


def type_facts(game: Game, card: Card) -> list[Fact]:
    """What stands beside the type: the first choices of the card, unknown ones as such."""
    facts: list[Fact] = []
    for field in fields_of(game, card):
        if field.badge or field.kind not in ("choice", "choices"):
            continue
        if is_known(field, card):
            value = card.fields[field.id]
            if value == []:
                continue
            first = value[0] if isinstance(value, list) else value
            symbol = next((c.glyph for c in field.choices if c.id == first), "")
            facts.append(Fact(field.name, said(field, value), symbol, standing(field, card)))
        elif is_missing(game, field, card):
            facts.append(Fact(field.name, f"{field.name}: ?", "", "unknown"))
    return facts[:_ON_TYPE_LINE]


def other_facts(game: Game, card: Card) -> list[str]:
    """Known values that have neither a badge nor a place on the type line, as short phrases."""
    on_line = {fact.name for fact in type_facts(game, card)}
    shown = {badge.name for badge in badges(game, card)}
    phrases: list[str] = []
    for field in fields_of(game, card):
        if field.name in on_line or field.name in shown or not is_known(field, card):
            continue
        value = card.fields[field.id]
        if value is False or value == []:
            continue
        phrase = field.name if value is True else f"{field.name}: {said(field, value)}"
        phrases.append(phrase + ours(card, field.id))
    return phrases


def printing(game: Game, card: Card) -> Printing:
    """The first printing: where the card is found."""
    if not card.printings:
        return Printing("", "", "", "", "")
    entry = card.printings[0]
    card_set = game.sets.get(entry.set)
    rarity = game.rarities.get(entry.rarity)
    return Printing(
        card_set.code if card_set else entry.set,
        card_set.name if card_set else entry.set,
        entry.number,
        rarity.name if rarity else entry.rarity,
        rarity.letter if rarity else entry.rarity[:1].upper(),
    )


Origin = Literal["printed", "mixed", "unknown", "house"]

ORIGIN_WORDS: dict[Origin, str] = {
    "printed": "Printed",
    "mixed": "Part house",
    "unknown": "Part unknown",
    "house": "House",
}


def origin(game: Game, card: Card) -> Origin:
    """Where the card as a whole comes from: house, documented, or documented with gaps."""
    if card.provenance == "house":
        return "house"
    if card.house:
        return "mixed"
    missing = any(is_missing(game, field, card) for field in fields_of(game, card))
    return "unknown" if missing else "printed"
