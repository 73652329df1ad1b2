"""Small readings of one term's values, each with its error."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from cards.catalogue.values import fold
from cards.search.boolean import Not, conj, disj
from cards.search.checks import Comparison, How, Selection
from cards.search.errors import SearchError, nearest
from cards.search.limits import MAX_NUMBER, MAX_VALUE
from cards.search.names import Names
from cards.search.regex import PatternError, compile_pattern
from cards.search.tree import Literal, Term, Value

_NUMBER = re.compile(r"[+-]?[0-9]{1,16}", re.ASCII)


def each(term: Term, read: Callable[[Value], Selection]) -> Selection:
    """Any of the alternatives; for `!=` all of them, since `a!=1|2` means neither."""
    parts = [read(value) for value in term.values]
    return conj(parts) if term.operator == "!=" else disj(parts)


def present_unless(term: Term, equal: Selection, present: Selection) -> Selection:
    """`=` as it is; `!=` as "has a value, and not this one", so that it fails on missing values."""
    return conj((present, Not(equal))) if term.operator == "!=" else equal


def comparison(term: Term) -> Comparison:
    return "=" if term.operator == ":" else term.operator


def allow(term: Term, *operators: str) -> None:
    """Refuse an operator that the key cannot use."""
    if term.operator not in operators:
        raise error_at(
            term, f"'{term.key}' cannot be compared with '{term.operator}': use {_list(operators)}"
        )


def word(term: Term, value: Value) -> str:
    """The words of a literal, folded; a pattern or an empty value is refused."""
    if not isinstance(value, Literal):
        raise error_at(value, f"'{term.key}' takes no pattern")
    return _folded(value)


def text_test(value: Value, *, whole: bool) -> tuple[How, str]:
    """How to compare text with a value: a pattern matches, a literal is contained or equal."""
    if isinstance(value, Literal):
        return ("is" if whole else "has"), _folded(value)
    try:
        compile_pattern(value.text)
    except PatternError as error:
        raise error_at(value, f"not a regular expression that can be used: {error}") from None
    return "matches", value.text


def number(term: Term, value: Value, also: Iterable[str] = ()) -> int:
    """A whole number; `also` are other words that would do, for the suggestion."""
    text = word(term, value)
    if not _NUMBER.fullmatch(text):
        raise error_at(
            value, f"expected a number after '{term.key}', got '{text}'", nearest(text, also)
        )
    if abs(found := int(text)) > MAX_NUMBER:
        raise error_at(value, f"expected a number up to {MAX_NUMBER}, got {text}")
    return found


def named(term: Term, value: Value, names: Names, what: str) -> frozenset[str]:
    """The ids that a value names."""
    text = word(term, value)
    if found := names.find(text):
        return found
    known = list(dict.fromkeys(names.ids))
    listed = f" (one of {', '.join(known)})" if 0 < len(known) <= 8 else ""
    raise error_at(value, f"unknown {what} '{text}'{listed}", nearest(text, names.words()))


def error_at(part: Term | Value, message: str, suggestions: Iterable[str] = ()) -> SearchError:
    return SearchError(message, part.span.position, part.span.length, suggestions)


def _folded(value: Literal) -> str:
    folded = fold(value.text)
    if not folded:
        raise error_at(value, "expected at least one letter or digit to compare with, got none")
    if len(folded) > MAX_VALUE:
        raise error_at(value, f"expected at most {MAX_VALUE} characters in one value, got more")
    return folded


def _list(operators: Iterable[str]) -> str:
    return ", ".join(f"'{o}'" for o in operators)
