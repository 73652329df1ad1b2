"""Decks as files and texts, in and out.

    report = read_deck(text_or_bytes, catalogue)     # finds out the format by itself
    report.deck, report.lines, report.complete
    report.resolved({7: "zarbi", 9: ""}, catalogue)  # decide what was left open
    write_deck(deck, catalogue, "text")

An import never refuses a line and never drops one: each is matched, ambiguous with candidates,
unknown with suggestions, a comment, a header or blank, and what names no single card is kept in
`deck.loose`. Writing and reading again gives the same deck in every format that can be written.
docs/deck-files.md shows all forms.
"""

from __future__ import annotations

from cards.formats.choose import FORMATS, FileFormat, detect, read_deck, write_deck
from cards.formats.report import ImportReport, LineReport

__all__ = [
    "FORMATS",
    "FileFormat",
    "ImportReport",
    "LineReport",
    "detect",
    "read_deck",
    "write_deck",
]
