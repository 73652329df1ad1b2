"""The field values of a card as they are compared: one fact for each value.

The database index holds exactly these facts, and the predicate compares them too, so the two
cannot differ in how a value is folded.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from cards.catalogue.schema import Value
from cards.catalogue.values import Card, fold

# Longer text is compared by its beginning; the index holds no more of it.
FACT_LENGTH = 400

_fold = lru_cache(maxsize=1 << 15)(fold)


class Fact(NamedTuple):
    key: str
    text: str
    number: int | None


def facts_of(card: Card) -> Iterator[Fact]:
    """Every fact of a card, in the order of its fields."""
    for key, value in card.fields.items():
        if isinstance(value, bool):
            if value:
                yield Fact(key, "", 1)
        elif isinstance(value, int):
            yield Fact(key, "", value)
        else:
            for text in texts(value):
                yield Fact(key, text, None)


def texts(value: Value | None) -> tuple[str, ...]:
    """The folded texts of a field's value; none for numbers, flags and missing values. A choice
    is an id, which folding leaves as it is."""
    if isinstance(value, str):
        return (_fold(value)[:FACT_LENGTH],)
    if isinstance(value, list):
        return tuple(_fold(one)[:FACT_LENGTH] for one in value)
    return ()


def has_value(value: Value | None) -> bool:
    """Whether a field has a value: an empty list or an unset flag is none."""
    return value is not None and value is not False and value != []
