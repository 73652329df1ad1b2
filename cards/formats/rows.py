"""What a row of a deck text is, seen by itself. Reader and writer share this, so that the writer
can tell whether what it writes will be read as it is meant."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from cards.catalogue.values import Catalogue
from cards.deck import clean
from cards.formats.headers import Header, Headers, comment
from cards.formats.limits import MAX_LINE
from cards.formats.lines import Found, read_line
from cards.formats.names import NameIndex, name_index

# Before a line that is kept as it is, although it may look like something else.
KEPT = "?"


class Blank(NamedTuple):
    pass


class Comment(NamedTuple):
    text: str


class Kept(NamedTuple):
    """A line that names no card on purpose, or one too long to be taken apart."""

    text: str
    note: str = ""


class Cards(NamedTuple):
    """Copies of a card, in a section if the line itself names one."""

    found: Found
    section: str | None
    text: str


Row = Blank | Comment | Header | Kept | Cards


class Rows:
    """Reads rows for one catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.index: NameIndex = name_index(catalogue)
        self.headers = Headers(catalogue.game)

    def read(self, raw: str) -> Row:
        line = clean(raw)
        if not line:
            return Blank()
        if (said := comment(line)) is not None:
            return Comment(said)
        if line.startswith(f"{KEPT} "):
            return Kept(line.removeprefix(KEPT).strip())
        if len(line) > MAX_LINE:
            return Kept(line, f"longer than {MAX_LINE} characters")
        header = self.headers.header(line)
        # A card type heads a group, but a line that is just one card's name means the card.
        if header and header.known and (header.section is not None or not self._one_card(line)):
            return header
        found = read_line(line, self.index)
        if found.cards or found.missing:
            return Cards(found, None, line)
        if header:
            return header
        if prefixed := self.headers.prefix(line):
            section, rest = prefixed
            return Cards(read_line(rest, self.index), section, line)
        return Cards(found, None, line)

    def _one_card(self, line: str) -> bool:
        return len(self.index.find(line)) == 1


@lru_cache(maxsize=16)
def rows_of(catalogue: Catalogue) -> Rows:
    """The reader of rows for a catalogue; the last few are kept."""
    return Rows(catalogue)
