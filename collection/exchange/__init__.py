"""Collections as CSV files, in and out. Knows no database.

    sheet = read_sheet(text_or_bytes)          # finds out delimiter and columns by itself
    lines = match_sheet(sheet, offers)         # each matched, ambiguous, unknown or faulty
    write_sheet(entries, "chronodeck")         # or "moxfield", "deckbox"
    owned(text, catalogue)                     # {card id: copies}, for tools

Every line is reported; none is dropped in silence. Writing in our own style and reading again gives
the same entries. docs/collection-files.md lists the columns.
"""

from __future__ import annotations

from collection.exchange.entry import Entry, Row, Sheet
from collection.exchange.match import Matched, Offer, match_sheet, offers_of
from collection.exchange.owned import owned
from collection.exchange.read import read_sheet
from collection.exchange.write import STYLES, write_sheet

__all__ = [
    "STYLES",
    "Entry",
    "Matched",
    "Offer",
    "Row",
    "Sheet",
    "match_sheet",
    "offers_of",
    "owned",
    "read_sheet",
    "write_sheet",
]
