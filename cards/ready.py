"""A deck with its cards looked up: what a table is set up with.

The last of the three forms of a deck outside the table itself: a text or file, the `Deck` of ids
that is stored and judged, and this one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from cards.catalogue.problems import CardError
from cards.catalogue.values import Card, Catalogue
from cards.deck import Deck
from cards.formats import ImportReport, read_deck
from cards.formats.unread import unread_lines

WHOLE = "deck"
"""The one section of a deck that has no others."""


class ReadyDeck(msgspec.Struct, frozen=True):
    """Cards in the sections of the game, one entry for each copy."""

    sections: Mapping[str, tuple[Card, ...]]

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards, section after section."""
        return tuple(card for part in self.sections.values() for card in part)

    def section(self, name: str) -> tuple[Card, ...]:
        """The cards of one section; an absent one is empty."""
        return self.sections.get(name, ())

    @classmethod
    def of(cls, cards: Iterable[Card], section: str = WHOLE) -> ReadyDeck:
        """A deck of one section."""
        return cls(sections={section: tuple(cards)})


def ready_deck(deck: Deck, catalogue: Catalogue) -> ReadyDeck:
    """The deck with its cards: sections in the order of the game, cards in that of the deck.

    Equal decks give equal ones, whatever order their lines were written in. Raises CardError for
    everything that is not of this game, and for cards whose abilities cannot be read.
    """
    problems = [f"“{one.text}” names no single card" for one in deck.loose]
    known = catalogue.game.sections
    expected = ", ".join(known)
    problems += [
        f"expected a section ({expected}), got {section!r}"
        for section in deck.sections
        if section not in known
    ]
    by_id = catalogue.by_id
    for card in deck.counts():
        if card not in by_id:
            problems.append(f"no card of {catalogue.game.name} has the id {card!r}")
            continue
        try:
            _ = by_id[card].abilities
        except CardError as error:
            problems += error.problems
    if problems:
        raise CardError(problems)
    return ReadyDeck(
        sections={
            section: tuple(
                by_id[card]
                for card, copies in deck.sections[section].items()
                for _ in range(copies)
            )
            for section in known
            if section in deck.sections
        }
    )


def read_ready_deck(data: str | bytes, catalogue: Catalogue) -> ReadyDeck:
    """The deck of a text or file; raises CardError with every line that cannot be read."""
    return ready_report(read_deck(data, catalogue), catalogue)


def ready_report(report: ImportReport, catalogue: Catalogue) -> ReadyDeck:
    """The deck of an import in which every line is understood; raises CardError otherwise."""
    problems = unread_lines(report, catalogue)
    if problems:
        raise CardError(problems)
    return ready_deck(report.deck, catalogue)
