"""Writing entries as a CSV file, in our own columns or in those of two other programs."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from collection.exchange.entry import Entry
from collection.exchange.spellings import LANGUAGE_NAMES

OUR_COLUMNS = [
    "Game", "Card Id", "Name", "Set Code", "Set Name", "Card Number", "Count", "Tradelist Count",
    "Wanted Count", "Condition", "Language", "Finish", "Location", "Tags", "Purchase Price",
    "Purchase Currency", "Acquired", "Proxy", "Notes",
]  # fmt: skip
_MOXFIELD_COLUMNS = [
    "Count", "Tradelist Count", "Name", "Edition", "Condition", "Language", "Foil", "Tags",
    "Last Modified", "Collector Number", "Alter", "Proxy", "Purchase Price",
]  # fmt: skip
_DECKBOX_COLUMNS = [
    "Count", "Tradelist Count", "Name", "Edition", "Edition Code", "Card Number", "Condition",
    "Language", "Foil", "Signed", "Artist Proof", "Altered Art", "Misprint", "Promo", "Textless",
    "Printing Id", "Printing Note", "Tags", "My Price", "Cost", "Rarity", "Price",
]  # fmt: skip
_GRADES = {
    "mint": "Mint", "near-mint": "Near Mint", "excellent": "Excellent", "good": "Good",
    "light-played": "Light Played", "played": "Played", "poor": "Poor",
}  # fmt: skip
_MOXFIELD_GRADES = {
    "mint": "Mint", "near-mint": "Near Mint", "excellent": "Lightly Played",
    "good": "Moderately Played", "light-played": "Moderately Played", "played": "Heavily Played",
    "poor": "Damaged",
}  # fmt: skip
_DECKBOX_GRADES = {
    "mint": "Mint", "near-mint": "Near Mint", "excellent": "Good (Lightly Played)",
    "good": "Good (Lightly Played)", "light-played": "Played", "played": "Heavily Played",
    "poor": "Poor",
}  # fmt: skip


def _ours(entry: Entry) -> dict[str, object]:
    return {
        "Game": entry.game,
        "Card Id": entry.card,
        "Name": entry.name,
        "Set Code": entry.set,
        "Set Name": entry.set_name,
        "Card Number": entry.number,
        "Count": entry.count,
        "Tradelist Count": entry.for_trade,
        "Wanted Count": "" if entry.wanted is None else entry.wanted,
        "Condition": _GRADES[entry.condition],
        "Language": entry.language,
        "Finish": entry.finish,
        "Location": entry.location,
        "Acquired": entry.acquired,
        "Proxy": "yes" if entry.finish == "proxy" else "",
        "Notes": entry.notes,
    }


def _moxfield(entry: Entry) -> dict[str, object]:
    return {
        "Count": entry.count,
        "Tradelist Count": entry.for_trade,
        "Name": entry.name,
        "Edition": entry.set,
        "Condition": _MOXFIELD_GRADES[entry.condition],
        "Language": LANGUAGE_NAMES.get(entry.language, entry.language),
        "Foil": "foil" if entry.finish == "foil" else "",
        "Collector Number": entry.number,
        "Alter": str(entry.finish == "altered"),
        "Proxy": str(entry.finish == "proxy"),
    }


def _deckbox(entry: Entry) -> dict[str, object]:
    return {
        "Count": entry.count,
        "Tradelist Count": entry.for_trade,
        "Name": entry.name,
        "Edition": entry.set_name,
        "Edition Code": entry.set,
        "Card Number": entry.number,
        "Condition": _DECKBOX_GRADES[entry.condition],
        "Language": LANGUAGE_NAMES.get(entry.language, entry.language),
        "Foil": "foil" if entry.finish == "foil" else "",
        "Altered Art": "altered" if entry.finish == "altered" else "",
    }


@dataclass(frozen=True)
class Style:
    """A kind of file. Those of others have no place for wants, locations and notes."""

    id: str
    name: str
    columns: list[str]
    line: Callable[[Entry], dict[str, object]]
    keeps_all: bool = False


STYLES = {
    style.id: style
    for style in (
        Style("chronodeck", "Chronodeck", OUR_COLUMNS, _ours, keeps_all=True),
        Style("moxfield", "Moxfield style", _MOXFIELD_COLUMNS, _moxfield),
        Style("deckbox", "Deckbox style", _DECKBOX_COLUMNS, _deckbox),
    )
}


def write_sheet(entries: Iterable[Entry], style: str = "chronodeck") -> str:
    """The file as text, with a line of column names."""
    kind = STYLES[style]
    out = io.StringIO()
    writer = csv.DictWriter(out, kind.columns, restval="", lineterminator="\n")
    writer.writeheader()
    for entry in entries:
        if entry.count or kind.keeps_all:
            writer.writerow(kind.line(entry))
    return out.getvalue()
