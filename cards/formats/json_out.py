"""Writing a deck as JSON, in the form that `json_in` reads back to the same deck."""

from __future__ import annotations

import json
from typing import Any

from cards.catalogue.values import Catalogue
from cards.deck import Deck, Line
from cards.formats.text_out import sorted_lines, used_sections


def write_json(deck: Deck, catalogue: Catalogue) -> str:
    """The deck as indented JSON."""
    return json.dumps(to_json(deck, catalogue), ensure_ascii=False, indent=2) + "\n"


def to_json(deck: Deck, catalogue: Catalogue) -> dict[str, Any]:
    """The deck as plain values; what is empty is left out."""
    said: dict[str, Any] = {
        "game": catalogue.game.id,
        "name": deck.name,
        "about": deck.about,
        "format": deck.format,
        "tags": list(deck.tags),
    }
    body: dict[str, Any] = {key: value for key, value in said.items() if value}
    body["sections"] = {
        section: entries
        for section in used_sections(deck, catalogue)
        if (entries := [_entry(line) for line in sorted_lines(deck, section, catalogue)])
    }
    if deck.loose:
        body["loose"] = [{"section": one.section, "text": one.text} for one in deck.loose]
    return body


def _entry(line: Line) -> dict[str, Any]:
    entry: dict[str, Any] = {"card": line.card, "count": line.count}
    if line.printing:
        entry["set"] = line.printing.set
        if line.printing.number:
            entry["number"] = line.printing.number
    return entry
