"""A query as it was written: terms joined by and, or and not.

Bare words are terms of the key `name`, `!"words"` is `name="words"`: one form for one meaning.
Positions point into the text; they do not take part in comparison.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal as OneOf

from cards.search.boolean import And, Boolean

Operator = OneOf[":", "=", "!=", "<", "<=", ">", ">="]


@dataclass(frozen=True, slots=True)
class Span:
    position: int = 0
    length: int = 0


@dataclass(frozen=True, slots=True)
class Literal:
    """A word or phrase to compare with."""

    text: str
    span: Span = field(default=Span(), compare=False)


@dataclass(frozen=True, slots=True)
class Pattern:
    """A regular expression, written between slashes."""

    text: str
    span: Span = field(default=Span(), compare=False)


Value = Literal | Pattern


@dataclass(frozen=True, slots=True)
class Term:
    """`key:value`, with alternatives separated by `|`."""

    key: str
    operator: Operator
    values: tuple[Value, ...]
    span: Span = field(default=Span(), compare=False)
    key_span: Span = field(default=Span(), compare=False)


Tree = Boolean[Term]

EVERYTHING: Tree = And(())
