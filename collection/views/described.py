"""What catalogue pages say: a card's fields with labels, and where a query goes wrong."""

from __future__ import annotations

from dataclasses import dataclass

from cards.catalogue.schema import Field, Value
from cards.catalogue.values import Game
from cards.search import SearchError
from collection.models import Card


@dataclass(frozen=True)
class FieldRow:
    id: str
    name: str
    short: str
    value: str
    known: bool
    house: bool


@dataclass(frozen=True)
class Fault:
    """A query that cannot be read, cut at the place that is wrong."""

    before: str
    at: str
    after: str
    # Words that may have been meant, each with the whole query that has it in its place.
    mended: tuple[tuple[str, str], ...] = ()

    @classmethod
    def of(cls, error: SearchError, text: str, around: int = 60) -> Fault:
        """Cut `text` at the fault, with some characters of its surroundings."""
        start, end = error.position, error.position + error.length
        before, after = text[:start], text[end:]
        return cls(
            before if len(before) <= around else f"…{before[-around:]}",
            text[start:end][:around],
            after if len(after) <= around else f"{after[:around]}…",
            tuple((word, f"{before}{word}{after}") for word in error.suggestions),
        )


def field_rows(game: Game, card: Card) -> list[FieldRow]:
    """One row for each field that the card has, or that its type leads one to expect."""
    card_type = game.types[card.type]
    given: dict[str, Value] = card.data["fields"]
    ours = set(card.data["house"])
    rows = []
    for name in card_type.fields:
        if name not in given and name not in card_type.expected:
            continue
        field = game.fields[name]
        known = name in given
        rows.append(
            FieldRow(
                name,
                field.name,
                field.short or field.name,
                worded(field, given[name]) if known else "unknown",
                known,
                card.provenance == "house" or name in ours,
            )
        )
    return rows


def worded(field: Field, value: Value) -> str:
    """A value as people read it: the names of choices, yes for flags."""
    if field.kind == "flag":
        return "yes"
    names = {choice.id: choice.name for choice in field.choices}
    values = value if isinstance(value, list) else [str(value)]
    return ", ".join(names.get(one, one) for one in values) or "none"
