"""Text to tokens. A term is one token, because what a character means depends on where it is:
`-` negates before a term and is a letter inside a word, `/` opens a pattern only before a value."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal as OneOf
from typing import cast

from cards.search.errors import SearchError
from cards.search.limits import MAX_LENGTH, MAX_TERMS
from cards.search.tree import Literal, Operator, Pattern, Span, Term, Value

_OPERATOR = re.compile(r"!=|<=|>=|[:=<>]")
# A comparison may have spaces around it; a colon may not, since titles have one before a space.
_SPACED_OPERATOR = re.compile(r"\s*(!=|<=|>=|[=<>])\s*")
_BARE = re.compile(r"(?:(?!!=)[^\s()\"“”|:=<>])+")
_VALUE = re.compile(r"[^\s()\"“”|]+")
_WORDS = {"or": "or", "and": "and"}


@dataclass(frozen=True, slots=True)
class Token:
    kind: OneOf["open", "close", "minus", "or", "and", "term"]
    span: Span
    term: Term | None = None


def tokenise(text: str) -> list[Token]:
    """The tokens of a query, or SearchError."""
    if len(text) > MAX_LENGTH:
        raise SearchError(f"expected at most {MAX_LENGTH} characters, got {len(text)}", MAX_LENGTH)
    for at, char in enumerate(text):
        # Control characters and halves of surrogate pairs cannot be stored, so never be found.
        if unicodedata.category(char) in ("Cc", "Cs") and not char.isspace():
            raise SearchError(f"unexpected control character U+{ord(char):04X}", at)
    lexer = _Lexer(text)
    return list(lexer.tokens())


class _Lexer:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.count = 0

    def tokens(self) -> Iterator[Token]:
        while True:
            while self.peek().isspace():
                self.at += 1
            start = self.at
            char = self.peek()
            if not char:
                return
            if char in "()|":
                self.at += 1
                kind = {"(": "open", ")": "close", "|": "or"}[char]
                yield Token(cast(OneOf["open", "close", "or"], kind), Span(start, 1))
            elif char == "-":
                self.at += 1
                if not self.peek() or self.peek().isspace():
                    raise SearchError("expected a term right after '-'", start)
                yield Token("minus", Span(start, 1))
            else:
                yield self.term_or_word(start)

    def peek(self) -> str:
        return self.text[self.at : self.at + 1]

    def term_or_word(self, start: int) -> Token:
        if self.peek() == "!":
            self.at += 1
            if self.peek() == "=":
                raise SearchError("expected a key before '!='", start, 2)
            return self.finish(start, "name", "=", self.values(_VALUE, "an exact name", "!"))
        if operator := _OPERATOR.match(self.text, self.at):
            raise SearchError(f"expected a key before {operator[0]!r}", start, len(operator[0]))
        if self.peek() in '/"“”':
            return self.finish(start, "name", ":", self.values(_BARE, "a name", ""))
        word = cast("re.Match[str]", _BARE.match(self.text, self.at))
        key, key_span = word[0].casefold(), Span(start, len(word[0]))
        operator = _OPERATOR.match(self.text, word.end()) or _SPACED_OPERATOR.match(
            self.text, word.end()
        )
        if operator:
            sign = operator[0].strip()
            self.at = operator.end()
            values = self.values(_VALUE, "a value", f"{word[0]}{sign}")
            return self.finish(start, key, cast(Operator, sign), values, key_span)
        if key in _WORDS:
            self.at = word.end()
            return Token("or" if key == "or" else "and", key_span)
        return self.finish(start, "name", ":", self.values(_BARE, "a name", ""))

    def finish(
        self,
        start: int,
        key: str,
        operator: Operator,
        values: tuple[Value, ...],
        key_span: Span | None = None,
    ) -> Token:
        span = Span(start, self.at - start)
        return Token("term", span, Term(key, operator, values, span, key_span or span))

    def values(self, bare: re.Pattern[str], what: str, after: str) -> tuple[Value, ...]:
        """One value or several separated by `|`."""
        found = [self.value(bare, what, after)]
        while self.peek() == "|":
            self.at += 1
            found.append(self.value(bare, what, "|"))
        return tuple(found)

    def value(self, bare: re.Pattern[str], what: str, after: str) -> Value:
        start = self.at
        self.count += 1
        if self.count > MAX_TERMS:
            raise SearchError(f"expected at most {MAX_TERMS} terms, got more", start)
        char = self.peek()
        if char in ('"', "“", "”"):
            return Literal(self.phrase(char), Span(start, self.at - start))
        if char == "/":
            return Pattern(self.pattern(), Span(start, self.at - start))
        match = bare.match(self.text, self.at)
        if match is None:
            raise SearchError(f"expected {what} right after {after!r}", max(0, start - len(after)),
                              len(after))  # fmt: skip
        self.at = match.end()
        return Literal(match[0], Span(start, len(match[0])))

    def phrase(self, opening: str) -> str:
        """Text in quotes; `\\"` and `\\\\` stand for a quote and a backslash."""
        start = self.at
        closing = '"' if opening == '"' else '"“”'
        self.at += 1
        found: list[str] = []
        while char := self.peek():
            self.at += 1
            if char == "\\" and self.peek() in ('"', "\\"):
                found.append(self.peek())
                self.at += 1
            elif char in closing:
                return "".join(found)
            else:
                found.append(char)
        raise SearchError("expected a closing quote", start, self.at - start)

    def pattern(self) -> str:
        """Text between slashes; `\\/` stands for a slash, other backslashes are the pattern's."""
        start = self.at
        self.at += 1
        found: list[str] = []
        while char := self.peek():
            self.at += 1
            if char == "/":
                return "".join(found)
            if char == "\\":
                escaped = self.peek()
                self.at += len(escaped)
                found.append(escaped if escaped == "/" else char + escaped)
            else:
                found.append(char)
        raise SearchError("expected a closing '/' after the pattern", start, self.at - start)
