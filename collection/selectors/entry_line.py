"""Reading what is typed into quick entry: part of a name, how many, and which printing.

zarbi              one copy
zarbi 3, 3 zarbi   three copies, also 3x or x3
zarbi #12          the printing numbered 12
zarbi (base)       the printing of that set
"10 downing"       quoted words are only ever part of the name
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from cards.catalogue.values import fold

LONGEST_LINE = 100
_TOKEN = re.compile(r'"([^"]*)"?|\(([^()]*)\)?|\[([^\[\]]*)\]?|(\S+)')
_COUNT = re.compile(r"x?([0-9]{1,5})x?", re.IGNORECASE)
_SET = re.compile(r"(?:set|e):(\S+)", re.IGNORECASE)


@dataclass(frozen=True)
class EntryLine:
    words: tuple[str, ...] = ()
    number: str = ""
    set: str = ""
    count: int | None = None

    @property
    def phrase(self) -> str:
        return " ".join(self.words)

    @property
    def is_empty(self) -> bool:
        return not (self.words or self.number or self.set)


@dataclass(frozen=True)
class _Token:
    text: str
    kind: str


def read_line(text: str) -> list[EntryLine]:
    """What the text may mean, likeliest first: a bare number is a count before it is a name."""
    tokens = _tokens(text[:LONGEST_LINE])
    bare = [n for n, token in enumerate(tokens) if token.kind == "bare"]
    plain = _line(tokens)
    if len(tokens) == 1 and bare and tokens[0].text.isdecimal():
        return [EntryLine(number=tokens[0].text), plain]
    for n in (0, len(tokens) - 1):
        if len(tokens) > 1 and n in bare and (found := _COUNT.fullmatch(tokens[n].text)):
            rest = _numbered([*tokens[:n], *tokens[n + 1 :]]) if n == 0 else tokens[:n]
            return [replace(_line(rest), count=int(found[1])), plain]
    return [plain]


def _numbered(tokens: list[_Token]) -> list[_Token]:
    """After a leading count a last number is the card's, as in a deck list."""
    last = tokens[-1]
    if len(tokens) > 1 and last.kind == "bare" and last.text.isdecimal():
        return [*tokens[:-1], _Token(last.text, "number")]
    return tokens


def _tokens(text: str) -> list[_Token]:
    tokens = []
    for quoted, round_, square, bare in _TOKEN.findall(text):
        if quoted:
            tokens.append(_Token(quoted, "word"))
        elif round_ or square:
            tokens.append(_Token(round_ or square, "set"))
        elif found := _SET.fullmatch(bare):
            tokens.append(_Token(found[1], "set"))
        elif bare.startswith("#") and len(bare) > 1:
            tokens.append(_Token(bare[1:], "number"))
        elif bare:
            tokens.append(_Token(bare, "bare"))
    return tokens


def _line(tokens: list[_Token]) -> EntryLine:
    words = [fold(t.text) for t in tokens if t.kind in ("word", "bare")]
    numbers = [t.text.strip() for t in tokens if t.kind == "number"]
    sets = [fold(t.text) for t in tokens if t.kind == "set"]
    return EntryLine(
        tuple(word for word in words if word),
        numbers[-1] if numbers else "",
        sets[-1] if sets else "",
    )
