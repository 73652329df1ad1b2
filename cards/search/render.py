"""A tree back to text; reading the text gives the same tree."""

from __future__ import annotations

import re

from cards.search.boolean import And, Not, Or
from cards.search.tree import Pattern, Term, Tree, Value

# Words that need no quotes: letters and digits, with marks inside that mean nothing to the lexer.
_PLAIN = re.compile(r"\w[\w'.,&+*#-]*")


def to_text(tree: Tree) -> str:
    """The shortest plain form of a query's selecting part."""
    if isinstance(tree, Or):
        return " or ".join(_inside(part, Or) for part in tree.parts)
    if isinstance(tree, And):
        return " ".join(_inside(part, And) for part in tree.parts)
    if isinstance(tree, Not):
        return f"-{_inside(tree.part, Not)}"
    return _term(tree)


def _inside(part: Tree, outer: type[And[Term]] | type[Or[Term]] | type[Not[Term]]) -> str:
    """A part, in parentheses where the outer operator binds closer."""
    grouped = isinstance(part, Or) or (isinstance(part, And) and outer is not Or)
    return f"({to_text(part)})" if grouped else to_text(part)


def _term(term: Term) -> str:
    values = "|".join(map(_value, term.values))
    if term.key == "name" and term.operator == ":":
        return values
    if term.key == "name" and term.operator == "=":
        return f"!{values}"
    return f"{term.key}{term.operator}{values}"


def _value(value: Value) -> str:
    if isinstance(value, Pattern):
        # A backslash keeps the character after it; a slash of the pattern's own needs one.
        escaped = re.sub(r"\\.|/", lambda m: r"\/" if m[0] == "/" else m[0], value.text, flags=re.S)
        return f"/{escaped}/"
    if _PLAIN.fullmatch(value.text) and value.text.casefold() not in ("or", "and"):
        return value.text
    quoted = re.sub(r'(["\\])', r"\\\1", value.text)
    return f'"{quoted}"'
