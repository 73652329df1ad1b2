"""Reading deck texts of many forms. Nothing is refused and no line is dropped."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cards.catalogue.values import Catalogue
from cards.deck import clean
from cards.formats.collect import Collector
from cards.formats.headers import Header, meta
from cards.formats.limits import MAX_LINES
from cards.formats.report import ImportReport
from cards.formats.rows import Blank, Cards, Comment, Kept, Row, rows_of

UNREAD = f"not looked up: it comes after the first {MAX_LINES:,} lines"


def read_text(text: str, catalogue: Catalogue, problem: str = "") -> ImportReport:
    """Read a deck text; see `report.py` for what comes back. With a `problem`, the text was meant
    to be something else and is only kept."""
    raws = text.removeprefix("\ufeff").splitlines()
    reader = _Reader(catalogue)
    reader.collect.problem = problem
    rows = [reader.rows.read(raw) for raw in raws[:MAX_LINES]]
    side = _side_start(rows) if reader.rows.headers.side else None
    for n, row in enumerate(rows):
        if n == side:
            reader.section = reader.rows.headers.side
        reader.take(raws[n], row)
    for raw in raws[MAX_LINES:]:
        line = clean(raw)
        reader.take(raw, Kept(line, UNREAD) if line else Blank())
    return reader.report()


class _Reader:
    """Follows the rows from top to bottom: which section is open, what is said of the deck."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.game = catalogue.game
        self.rows = rows_of(catalogue)
        self.collect = Collector(catalogue, "text")
        # The section that the last header opened; None while each card goes where its type goes.
        self.section: str | None = None
        self.begun = False
        self.named = False
        self.about: list[str] = []

    def take(self, raw: str, row: Row) -> None:
        match row:
            case Blank():
                self.collect.plain(raw, "blank")
            case Comment(text):
                self._comment(raw, text)
            case Header(section):
                self._header(raw, section)
            case Kept(text, ""):
                self.begun = True
                self.collect.kept_text(raw, text, self.section)
            case Kept(text, note):
                self.begun = True
                self.collect.kept(raw, text, self.section, note=note)
            case Cards():
                self._cards(raw, row)

    def _comment(self, raw: str, said: str) -> None:
        note = ""
        if found := meta(said):
            key, value = found
            note = f"the deck's {key}"
            if key == "about":
                self.about.append(value)
            elif key == "tags":
                self.collect.about.tags = value.split(",")
            elif key == "format":
                self.collect.about.format = value
            else:
                self.collect.about.name, self.named = value, True
        elif said and not self.begun and not self.named:
            self.collect.about.name, self.named, note = said, True, "the deck's name"
        self.collect.plain(raw, "comment", note=note)

    def _header(self, raw: str, section: str | None) -> None:
        self.section, self.begun = section, True
        note = ""
        if section is None:
            note = "each card goes to the section of its type"
        elif section not in self.game.sections:
            note = "a section that this game does not have"
        self.collect.plain(raw, "header", section or "", note)

    def _cards(self, raw: str, row: Cards) -> None:
        title = row.found.bare and row.section is None and not self.collect.problem
        if title and not self.begun and not self.named:
            self.collect.about.name, self.named = row.text, True
            self.collect.plain(raw, "header", note="the deck's name")
            return
        self.begun = True
        section = self.section if row.section is None else row.section
        self.collect.cards(raw, row.found, section, row.text)

    def report(self) -> ImportReport:
        self.collect.about.about = "\n".join(self.about)
        return self.collect.report()


def _side_start(rows: Sequence[Row]) -> int | None:
    """Where the side begins in a text without headers: after its one single blank line between
    cards. Several blank lines, or longer gaps, part nothing."""
    if any(isinstance(row, Header) for row in rows):
        return None
    cards = [n for n, row in enumerate(rows) if isinstance(row, Cards | Kept)]
    gaps = [
        (a, b) for a, b in pairwise(cards) if any(isinstance(row, Blank) for row in rows[a + 1 : b])
    ]
    if len(gaps) != 1:
        return None
    ((before, after),) = gaps
    blanks = sum(isinstance(row, Blank) for row in rows[before + 1 : after])
    return after if blanks == 1 else None
