"""A deck's cards as JSON, in one canonical form with one hash, and back. Knows no database."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from cards.deck import MAX_COPIES, Deck, Line, Loose, Printing, clean

# More lines than any deck needs; a larger body is refused rather than stored.
MAX_LINES = 2000


class ContentError(ValueError):
    """Content that has not the agreed form, with every problem."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


def to_content(deck: Deck) -> dict[str, Any]:
    """`{"sections": {id: [{"card", "count", "set"?, "number"?}]}, "loose": [{...}]}`"""
    sections: dict[str, list[dict[str, Any]]] = {}
    for line in deck.lines:
        entry: dict[str, Any] = {"card": line.card, "count": line.count}
        if line.printing:
            entry["set"] = line.printing.set
            if line.printing.number:
                entry["number"] = line.printing.number
        sections.setdefault(line.section, []).append(entry)
    content: dict[str, Any] = {"sections": sections}
    if deck.loose:
        content["loose"] = [{"section": one.section, "text": one.text} for one in deck.loose]
    return content


def content_hash(content: dict[str, Any]) -> str:
    text = json.dumps(content, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def to_deck(content: dict[str, Any], *, name: str = "", about: str = "", format: str = "") -> Deck:
    """The deck that stored content describes."""
    lines = [
        Line(
            section,
            entry["card"],
            entry["count"],
            Printing(entry["set"], entry.get("number", "")) if "set" in entry else None,
        )
        for section, entries in content["sections"].items()
        for entry in entries
    ]
    loose = [Loose(one["section"], one["text"]) for one in content.get("loose", [])]
    return Deck(lines, name=name, about=about, format=format, loose=loose)


def read_content(raw: object) -> Deck:
    """The deck in a body from outside, checked entry by entry."""
    problems: list[str] = []
    lines: list[Line] = []
    loose: list[Loose] = []
    if not isinstance(raw, dict) or not isinstance(raw.get("sections"), dict):
        raise ContentError(['expected {"sections": {section id: [entries]}}'])
    for extra in sorted(set(raw) - {"sections", "loose"}):
        problems.append(f"unknown key {extra!r}; expected sections and loose")
    for section, entries in raw["sections"].items():
        if not isinstance(entries, list):
            problems.append(f"sections.{section}: expected a list of entries, got {entries!r:.80}")
            continue
        for n, entry in enumerate(entries):
            line = _line(section, entry, f"sections.{section}[{n}]", problems)
            if line:
                lines.append(line)
    given = raw.get("loose", [])
    for n, one in enumerate(given if isinstance(given, list) else [given]):
        if (
            isinstance(one, dict)
            and set(one) == {"section", "text"}
            and all(isinstance(value, str) and len(value) <= 300 for value in one.values())
        ):
            loose.append(Loose(one["section"], one["text"]))
        else:
            problems.append(f"loose[{n}]: expected section and text, got {one!r:.80}")
    if len(lines) + len(loose) > MAX_LINES:
        problems.append(f"expected at most {MAX_LINES} lines, got {len(lines) + len(loose)}")
    if problems:
        raise ContentError(problems)
    return Deck(lines, loose=loose)


def _line(section: str, entry: object, where: str, problems: list[str]) -> Line | None:
    if not isinstance(entry, dict):
        problems.append(f"{where}: expected card and count, got {entry!r:.80}")
        return None
    before = len(problems)
    for extra in sorted(set(entry) - {"card", "count", "set", "number"}):
        problems.append(f"{where}: unknown key {extra!r}; expected card, count, set, number")
    card, count = entry.get("card"), entry.get("count")
    if not isinstance(card, str) or not 0 < len(card) <= 100 or clean(card) != card:
        problems.append(f"{where}.card: expected the id of a card, got {card!r:.80}")
    if not isinstance(count, int) or isinstance(count, bool) or not 1 <= count <= MAX_COPIES:
        problems.append(f"{where}.count: expected 1 to {MAX_COPIES}, got {count!r:.80}")
    for key in ("set", "number"):
        value = entry.get(key, "")
        if not (isinstance(value, str) and len(value) <= 50 and clean(value) == value):
            problems.append(f"{where}.{key}: expected a short text, got {value!r:.80}")
    if "number" in entry and "set" not in entry:
        problems.append(f"{where}.number: expected a set beside it")
    if len(problems) > before:
        return None
    assert isinstance(card, str) and isinstance(count, int)
    printing = Printing(entry["set"], entry.get("number", "")) if "set" in entry else None
    return Line(section, card, count, printing)
