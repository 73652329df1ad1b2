"""Section headers, zone prefixes and comments of a deck text."""

from __future__ import annotations

import re
from typing import NamedTuple

from cards.catalogue.values import Game
from cards.formats.names import loose

# What other games call a second pile; it means a section that lists it among its aliases.
SIDE = "sideboard"
# Before a section whose bare name would be read as something else.
LITERAL = "section:"

_SIDE_WORDS = ("sb", "side", "side board", "sideboard")
_COMMENT = re.compile(r"(//|#(?!#)) ?(?P<text>.*)")
_META = re.compile(r"(?P<key>name|about|format|tags) ?:(?P<value>.*)", re.IGNORECASE)
_MARKED = re.compile(r"(?:#{2,6} ?|\*\*|==+ ?|\[)(?P<text>.*?)(?: ?==+|\*\*|\])?")
_COUNTED = re.compile(r"(?P<text>.*?\S) ?(?:\( ?\d{1,5} ?\)|\[ ?\d{1,5} ?\])? ?:?")
_PREFIX = re.compile(r"(?P<zone>[^\W\d][\w' -]{0,40}?) ?: (?P<rest>.+)")


class Header(NamedTuple):
    """The section that a line opens; None for a card type, which only groups."""

    section: str | None
    # Whether the name is one that the game, or this form of text, has; else a colon made it one.
    known: bool


class Headers:
    """The words that name the sections and card types of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._sections: dict[str, str] = {}
        for section in game.file.sections:
            for name in (section.id, section.name):
                self._sections.setdefault(loose(name), section.id)
        for section in game.file.sections:
            for name in section.aliases:
                self._sections.setdefault(loose(name), section.id)
        self.side = self._sections.get(SIDE, "")
        for word in _SIDE_WORDS:
            self._sections.setdefault(word, self.side or "Sideboard")
        self._types = {
            loose(name) for kind in game.file.types for name in (kind.id, kind.name, kind.plural)
        }

    def section(self, text: str) -> str | None:
        """The section that some words name."""
        return self._sections.get(loose(text))

    def header(self, line: str) -> Header | None:
        """What a line opens, if it is a header: a section or card type of the game with or without
        marks, or any words that end in a colon and begin with no number."""
        if line.startswith(LITERAL):
            return Header(line.removeprefix(LITERAL).strip(), known=True)
        marked = _MARKED.fullmatch(line)
        body = marked["text"] if marked else line
        found = _COUNTED.fullmatch(body)
        text = found["text"].rstrip(":").rstrip() if found else body
        if (named := self.section(text)) is not None:
            return Header(named, known=True)
        if loose(text) in self._types:
            return Header(None, known=True)
        own = body.endswith(":") and text and not text[0].isdigit()
        return Header(text, known=False) if own else None

    def prefix(self, line: str) -> tuple[str, str] | None:
        """A section before a card, as in `SB: 2 Name`, and the rest of the line."""
        found = _PREFIX.fullmatch(line)
        named = self.section(found["zone"]) if found else None
        return (named, found["rest"]) if found and named is not None else None


def comment(line: str) -> str | None:
    """The text of a comment line, or None when the line is none."""
    found = _COMMENT.fullmatch(line)
    return found["text"] if found else None


def meta(text: str) -> tuple[str, str] | None:
    """What a comment says of the deck: `about: ...`, `format: ...`, `tags: a, b`, `name: ...`."""
    found = _META.fullmatch(text)
    return (found["key"].lower(), found["value"].strip()) if found else None
