"""Decks in request bodies: as content, or as a text in any form that can be read."""

from __future__ import annotations

from typing import Any

from cards.construction.answer import Read, read_of
from cards.deck import Deck as DeckValue
from cards.formats import ImportReport, read_deck
from cards.formats.report import About
from decks.content import read_content
from decks.selectors.game_rules import GameRules
from decks.services.lifecycle import MAX_TAGS


def given_deck(values: dict[str, Any], rules: GameRules) -> tuple[DeckValue, Read | None]:
    """The deck of a body with `text` or `content`, and what became of the lines of a text.

    Raises ContentError for content that has not the agreed form; a text is always read.
    """
    if "text" not in values:
        return read_content(values.get("content", {"sections": {}})), None
    report = read_deck(values["text"], rules.catalogue, values.get("file"))
    deck = report.deck
    formats = dict(rules.formats)
    if deck.format and deck.format not in formats:
        known = ", ".join(formats)
        report.notes += (f"format: expected one of {known}, got {deck.format!r:.60}; not kept",)
    if len(deck.tags) > MAX_TAGS:
        report.notes += (f"tags: expected at most {MAX_TAGS}, got {len(deck.tags)}",)
    value = DeckValue(
        deck.lines,
        name=deck.name,
        about=deck.about[:4000],
        format=deck.format if deck.format in formats else "",
        tags=[tag[:40] for tag in deck.tags[:MAX_TAGS]],
        loose=deck.loose,
    )
    return value, read_of("text", report)


def as_report(deck: DeckValue, form: str) -> ImportReport:
    """A deck that was not read from a text, in the form that a check takes."""
    return _Ready(deck, form)


class _Ready(ImportReport):
    """A report on a deck whose lines nobody had to read."""

    def __init__(self, deck: DeckValue, form: str) -> None:
        super().__init__([], About(name=deck.name, format=deck.format), form=form)
        self.deck = deck
