"""Tokens to a tree, by recursive descent no deeper than the limit.

any   := all ("or" all)*
all   := one ("and"? one)*
one   := "-" one | "(" any ")" | term
"""

from __future__ import annotations

from cards.search.boolean import Not, conj, disj
from cards.search.controls import is_control
from cards.search.errors import SearchError
from cards.search.lexer import Token, tokenise
from cards.search.limits import MAX_DEPTH
from cards.search.tree import EVERYTHING, Span, Term, Tree


def read_tree(text: str) -> tuple[Tree, list[Term]]:
    """What a text selects by, and its terms that steer the result (order, display and so on)."""
    parser = _Parser(tokenise(text), Span(len(text), 1))
    tree = parser.whole()
    return tree, parser.controls


class _Parser:
    def __init__(self, tokens: list[Token], end: Span) -> None:
        self.tokens = tokens
        self.end = end
        self.at = 0
        self.depth = 0
        self.negations = 0
        self.controls: list[Term] = []

    def peek(self) -> Token | None:
        return self.tokens[self.at] if self.at < len(self.tokens) else None

    def kind(self) -> str:
        token = self.peek()
        return token.kind if token else "end"

    def whole(self) -> Tree:
        if not self.tokens:
            return EVERYTHING
        tree = self.any_of()
        if token := self.peek():
            raise SearchError("unexpected ')': no group is open", token.span.position)
        return tree

    def any_of(self) -> Tree:
        parts = [self.all_of()]
        while self.kind() == "or":
            token = self.tokens[self.at]
            self.at += 1
            parts.append(self.all_of())
            if EVERYTHING in parts:
                raise SearchError(
                    "expected a term on either side, not only words that steer the result",
                    token.span.position,
                    token.span.length,
                )
        return disj(parts)

    def all_of(self) -> Tree:
        """Terms side by side. Steering words may stand among them, or alone for everything."""
        parts: list[Tree] = []
        expected = True
        while True:
            kind = self.kind()
            if kind == "and":
                if expected:
                    raise self.nothing()
                self.at += 1
                expected = True
            elif kind in ("term", "minus", "open"):
                token = self.tokens[self.at]
                if token.term is not None and is_control(token.term):
                    self.control(token.term)
                else:
                    parts.append(self.one())
                expected = False
            elif expected:
                raise self.nothing()
            else:
                return conj(parts)

    def control(self, term: Term) -> None:
        if self.negations:
            raise _negated(term)
        self.at += 1
        self.controls.append(term)

    def one(self) -> Tree:
        token = self.peek()
        if token is None or token.kind in ("or", "and", "close"):
            raise self.nothing()
        self.at += 1
        if token.term is not None:
            if is_control(token.term):
                raise _negated(token.term)
            return token.term
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise SearchError(
                f"expected at most {MAX_DEPTH} groups inside one another, got more",
                token.span.position,
            )
        if token.kind == "open":
            inner = self.group(token)
        else:
            self.negations += 1
            inner = Not(self.one())
            self.negations -= 1
        self.depth -= 1
        return inner

    def group(self, opening: Token) -> Tree:
        tree = self.any_of()
        if self.kind() != "close":
            raise SearchError("expected ')' for this group", opening.span.position)
        self.at += 1
        return tree

    def nothing(self) -> SearchError:
        """The error for a place where a term should stand."""
        token = self.peek()
        before = self.tokens[self.at - 1] if self.at else None
        span = token.span if token else (before.span if before else self.end)
        found = {"or": "'or'", "and": "'and'", "close": "')'"}.get(self.kind(), "the end")
        return SearchError(f"expected a term, got {found}", span.position, span.length)


def _negated(term: Term) -> SearchError:
    return SearchError(
        f"'{term.key}' steers the whole result and cannot be negated",
        term.span.position,
        term.span.length,
    )
