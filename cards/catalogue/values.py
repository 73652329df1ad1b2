"""Catalogue values in memory: what the rest of the project reads once files are checked."""

from __future__ import annotations

import unicodedata
from functools import cached_property

from cards.catalogue.schema import (
    CardEntry,
    CardSet,
    CardType,
    Field,
    Frame,
    GameFile,
    PrintingEntry,
    Rarity,
    Section,
    Value,
)

# Letters that Unicode does not decompose, as users type them.
_LETTERS = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ß": "ss", "ł": "l", "’": "'", "‘": "'"})


def fold(text: str) -> str:
    """Text as it is compared: lower case, without accents, typographic quotes as plain ones."""
    decomposed = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    kept = "".join(c for c in decomposed if not unicodedata.combining(c))
    return " ".join(kept.casefold().split())


class Card:
    """A card as a rules identity, with its printings."""

    __slots__ = (
        "abilities", "fields", "folded_name", "folded_text", "game", "house", "id", "name", "notes",
        "printings", "provenance", "source", "subtitle", "text", "type",
    )  # fmt: skip

    def __init__(self, game: str, entry: CardEntry, text: str) -> None:
        self.game = game
        self.id = entry.id
        self.name = entry.name
        self.subtitle = entry.subtitle
        self.type = entry.type
        self.provenance = entry.provenance
        self.source = entry.source
        self.house = frozenset(entry.house)
        self.notes = entry.notes
        self.fields: dict[str, Value] = dict(entry.fields)
        self.abilities = list(entry.abilities)
        self.printings: tuple[PrintingEntry, ...] = tuple(entry.printings)
        # The generated rules text, one paragraph a line.
        self.text = text
        self.folded_name = fold(self.full_name)
        self.folded_text = fold(f"{text} {entry.notes}")

    @property
    def full_name(self) -> str:
        return f"{self.name}, {self.subtitle}" if self.subtitle else self.name

    def __repr__(self) -> str:
        return f"Card({self.game}:{self.id})"


class Game:
    """A game's vocabulary (game.toml) with look-ups by id."""

    def __init__(self, file: GameFile) -> None:
        self.file = file
        self.id = file.id
        self.name = file.name
        self.short = file.short

    @cached_property
    def fields(self) -> dict[str, Field]:
        return {f.id: f for f in self.file.fields}

    @cached_property
    def types(self) -> dict[str, CardType]:
        return {t.id: t for t in self.file.types}

    @cached_property
    def sets(self) -> dict[str, CardSet]:
        return {s.id: s for s in self.file.sets}

    @cached_property
    def sections(self) -> dict[str, Section]:
        return {s.id: s for s in self.file.sections}

    @cached_property
    def frames(self) -> dict[str, Frame]:
        return {f.id: f for f in self.file.frames}

    @cached_property
    def rarities(self) -> dict[str, Rarity]:
        return {r.id: r for r in self.file.rarities}

    def __repr__(self) -> str:
        return f"Game({self.id})"


class Catalogue:
    """One game with all its cards, checked and ready to use."""

    def __init__(self, game: Game, cards: list[Card]) -> None:
        self.game = game
        self.cards = cards

    @cached_property
    def by_id(self) -> dict[str, Card]:
        return {card.id: card for card in self.cards}
