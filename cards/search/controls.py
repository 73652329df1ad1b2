"""Terms that steer the result and select nothing: order, dir, unique, display."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from cards.search.errors import SearchError, nearest
from cards.search.tree import Literal, Span, Term

T = TypeVar("T")

ORDER_KEYS = ("order", "sort")
DIRECTION_KEYS = ("dir", "direction")
DISPLAY_KEYS = ("display", "as")
UNIQUE_KEYS = ("unique",)
DIRECTIONS = {"asc": False, "ascending": False, "desc": True, "descending": True}
DISPLAYS = {"grid": "grid", "faces": "grid", "table": "table", "list": "table", "text": "text"}
UNIQUES = {"cards": "cards", "card": "cards", "printings": "printings", "prints": "printings"}


@dataclass(frozen=True, slots=True)
class Direction:
    """One key to sort by as it was written."""

    key: str
    descending: bool
    span: Span


@dataclass(frozen=True, slots=True)
class Controls:
    order: tuple[Direction, ...] = ()
    display: str | None = None
    unique: str | None = None


def is_control(term: Term) -> bool:
    """Whether a term steers the result. A game may have a field `unique` of its own: only the
    values cards and printings make `unique:` a control."""
    if term.key in UNIQUE_KEYS:
        return all(isinstance(v, Literal) and v.text.casefold() in UNIQUES for v in term.values)
    return term.key in ORDER_KEYS + DIRECTION_KEYS + DISPLAY_KEYS


def read_controls(terms: list[Term]) -> Controls:
    """What the steering terms say; of two that differ, the later counts."""
    keys: list[tuple[str, bool | None, Span]] = []
    descending = False
    display: str | None = None
    unique: str | None = None
    for term in terms:
        if term.operator not in (":", "="):
            raise SearchError(
                f"expected ':' after '{term.key}', got '{term.operator}'",
                term.span.position,
                term.span.length,
            )
        words = [_word(term, n) for n in range(len(term.values))]
        if term.key in ORDER_KEYS:
            for text, span in words:
                bare = text.lstrip("+-")
                keys.append((bare, text.startswith("-") or None, span))
        elif term.key in DIRECTION_KEYS:
            descending = _one_of(DIRECTIONS, words, "a direction")
        elif term.key in DISPLAY_KEYS:
            display = _one_of(DISPLAYS, words, "a display")
        else:
            unique = _one_of(UNIQUES, words, "what to show once")
    order = tuple(Direction(k, descending if d is None else d, span) for k, d, span in keys)
    return Controls(order, display, unique)


def _word(term: Term, index: int) -> tuple[str, Span]:
    value = term.values[index]
    if not isinstance(value, Literal):
        raise SearchError(f"'{term.key}' takes no pattern", value.span.position, value.span.length)
    return value.text.casefold(), value.span


def _one_of(known: dict[str, T], words: list[tuple[str, Span]], what: str) -> T:
    text, span = words[-1]
    if text not in known:
        raise SearchError(
            f"expected {what} ({', '.join(known)}), got '{text}'",
            span.position,
            span.length,
            nearest(text, known),
        )
    return known[text]
