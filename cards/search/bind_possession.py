"""Terms on what the person searching owns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, cast

from cards.search.checks import Holds, Keeps, Selection
from cards.search.keys import POSSESSION_KEYS
from cards.search.names import Names
from cards.search.possession import Amount, PlaceColumn
from cards.search.resolve import (
    allow,
    comparison,
    each,
    named,
    number,
    present_unless,
    word,
)
from cards.search.tree import Term, Value

AMOUNTS: tuple[Amount, ...] = ("owned", "reserved", "free", "want", "spare")

# The seven grades, best first, with the short forms that collectors use.
CONDITIONS = Names([
    ("mint", ("m", "mt")),
    ("near-mint", ("nm", "near mint")),
    ("excellent", ("ex",)),
    ("good", ("gd", "g")),
    ("light-played", ("lp", "light played", "lightly played")),
    ("played", ("pl", "p")),
    ("poor", ("po", "damaged")),
])  # fmt: skip
FINISHES = Names([
    ("normal", ("plain", "regular", "non-foil")),
    ("foil", ("holo",)),
    ("altered", ()),
    ("proxy", ()),
])  # fmt: skip

# `is:` words for "at least one".
IS_HELD: dict[str, Amount] = {
    "owned": "owned",
    "reserved": "reserved",
    "free": "free",
    "wanted": "want",
    "want": "want",
    "spare": "spare",
}


def bind_possession(key: str, term: Term) -> Selection:
    """What a term on one's own copies asks; `key` is its long name."""
    if key in AMOUNTS:
        measure = key
        return each(
            term, lambda v: Holds(measure, comparison(term), number(term, v, POSSESSION_KEYS))
        )
    column = cast(PlaceColumn, key)
    if column == "condition":
        return each(term, lambda value: _condition(term, value))
    allow(term, ":", "=", "!=")
    if column == "finish":
        return each(term, lambda v: _kept(term, column, named(term, v, FINISHES, "finish")))
    how: Literal["has", "is"] = "has" if column == "location" and term.operator == ":" else "is"
    return each(term, lambda value: _unless(term, Keeps(column, how, _word_set(term, value))))


def _condition(term: Term, value: Value) -> Selection:
    """`cond>=good` means good or better: the grades stand best first."""
    (grade,) = named(term, value, CONDITIONS, "condition")
    at = CONDITIONS.ids.index(grade)
    better, worse = CONDITIONS.ids[:at], CONDITIONS.ids[at + 1 :]
    chosen: dict[str, Iterable[str]] = {
        ">": better, ">=": [*better, grade], "<": worse, "<=": [grade, *worse],
    }  # fmt: skip
    return _kept(term, "condition", frozenset(chosen.get(term.operator, (grade,))))


def _kept(term: Term, column: PlaceColumn, values: frozenset[str]) -> Selection:
    return _unless(term, Keeps(column, "is", values))


def _unless(term: Term, check: Keeps) -> Selection:
    return present_unless(term, check, Holds("owned", ">", 0))


def _word_set(term: Term, value: Value) -> frozenset[str]:
    return frozenset((word(term, value),))
