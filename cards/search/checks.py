"""What a query asks of a card once its keys and values were looked up in a game.

Both readers, the predicate for plain values and the database filter, know these few checks and
nothing of text. Each check is true or false for every card, so that its negation is its complement:
a value that a card lacks makes it false.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cards.search.boolean import And, Boolean, Or
from cards.search.possession import Amount, PlaceColumn

Comparison = Literal["=", "!=", "<", "<=", ">", ">="]
# How text is compared: it contains the words, is the words, or matches a regular expression.
How = Literal["has", "is", "matches"]
CardColumn = Literal["game", "type", "provenance", "id"]
PrintingColumn = Literal["set", "rarity", "number"]


@dataclass(frozen=True, slots=True)
class CardText:
    """The folded name or the folded rules text. A name also is the words when they are the whole
    of it before its subtitle."""

    column: Literal["name", "text"]
    how: How
    text: str


@dataclass(frozen=True, slots=True)
class CardIn:
    """A property that every card has is one of the values."""

    column: CardColumn
    values: frozenset[str]


@dataclass(frozen=True, slots=True)
class PrintingIn:
    """Some printing has one of the values."""

    column: PrintingColumn
    values: frozenset[str]


@dataclass(frozen=True, slots=True)
class PrintingHas:
    """Some printing has a value at all."""

    column: PrintingColumn


@dataclass(frozen=True, slots=True)
class FieldIn:
    """A choice, or some choice of several, is one of the values."""

    field: str
    values: frozenset[str]


@dataclass(frozen=True, slots=True)
class FieldText:
    """Folded text, or some word of a list."""

    field: str
    how: How
    text: str


@dataclass(frozen=True, slots=True)
class FieldNumber:
    field: str
    comparison: Comparison
    number: int


@dataclass(frozen=True, slots=True)
class FieldCompare:
    """Two number fields of one card; false when either is missing."""

    field: str
    comparison: Comparison
    other: str


@dataclass(frozen=True, slots=True)
class FieldHas:
    """The field has a value; a flag is set."""

    field: str


@dataclass(frozen=True, slots=True)
class Holds:
    """A number of copies that the person searching has; no copies count as 0."""

    measure: Amount
    comparison: Comparison
    number: int


@dataclass(frozen=True, slots=True)
class Keeps:
    """Some owned copy has, or contains in its folded text, one of the values."""

    column: PlaceColumn
    how: Literal["has", "is"]
    values: frozenset[str]


Check = (
    CardText
    | CardIn
    | PrintingIn
    | PrintingHas
    | FieldIn
    | FieldText
    | FieldNumber
    | FieldCompare
    | FieldHas
    | Holds
    | Keeps
)
Selection = Boolean[Check]

EVERY_CARD: Selection = And(())
NO_CARD: Selection = Or(())
