"""Catalogue values in memory: what the rest of the project reads once files are checked."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from cards.catalogue.abilities import VerbsOf, read_abilities
from cards.catalogue.schema import (
    CardEntry,
    CardSet,
    CardType,
    Field,
    Frame,
    GameFile,
    PrintingEntry,
    Provenance,
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
    """A card as a rules identity, with its printings. A field that is absent is unknown."""

    __slots__ = (
        "_abilities", "_verbs_of", "ability_tables", "fields", "folded_name", "folded_text", "game",
        "house", "id", "name", "notes", "printings", "provenance", "source", "subtitle", "text",
        "type",
    )  # fmt: skip

    def __init__(
        self,
        *,
        id: str,
        name: str,
        type: str,
        game: str = "",
        subtitle: str = "",
        provenance: Provenance = "house",
        source: str = "",
        house: Iterable[str] = (),
        notes: str = "",
        fields: Mapping[str, Value] | None = None,
        ability_tables: Iterable[Mapping[str, Any]] = (),
        abilities: Sequence[Any] | None = None,
        verbs_of: VerbsOf | None = None,
        printings: Iterable[PrintingEntry] = (),
        text: str = "",
    ) -> None:
        self.game = game
        self.id = id
        self.name = name
        self.subtitle = subtitle
        self.type = type
        self.provenance = provenance
        self.source = source
        self.house = frozenset(house)
        self.notes = notes
        # What a field may hold depends on the game; `number`, `word` and `words` read it typed.
        self.fields: dict[str, Any] = dict(fields or {})
        # As they are declared: what is stored, compared and written out.
        self.ability_tables = tuple(ability_tables)
        self._abilities = None if abilities is None else tuple(abilities)
        self._verbs_of = verbs_of
        self.printings: tuple[PrintingEntry, ...] = tuple(printings)
        # The generated rules text, one paragraph a line.
        self.text = text
        self.folded_name = fold(self.full_name)
        self.folded_text = fold(f"{text} {notes}")

    @classmethod
    def of(
        cls,
        game: str,
        entry: CardEntry,
        *,
        text: str = "",
        abilities: Sequence[Any] | None = None,
        verbs_of: VerbsOf | None = None,
    ) -> Card:
        """The card of an entry. Its abilities are given, or decoded by `verbs_of` when they are
        first asked for."""
        return cls(
            id=entry.id,
            name=entry.name,
            type=entry.type,
            game=game,
            subtitle=entry.subtitle,
            provenance=entry.provenance,
            source=entry.source,
            house=entry.house,
            notes=entry.notes,
            fields=entry.fields,
            ability_tables=entry.abilities,
            abilities=abilities,
            verbs_of=verbs_of,
            printings=entry.printings,
            text=text,
        )

    @property
    def full_name(self) -> str:
        """The name with the subtitle that tells it from others of the same name."""
        return f"{self.name}, {self.subtitle}" if self.subtitle else self.name

    @property
    def abilities(self) -> tuple[Any, ...]:
        """The abilities as structs of the game's verbs, decoded once. Raises CardError."""
        if self._abilities is None:
            verbs = self._verbs_of(self.game) if self._verbs_of else None
            self._abilities = read_abilities(verbs, self.id, self.type, self.ability_tables)
        return self._abilities

    def number(self, field: str) -> int | None:
        """The value of a number field, or None when it is unknown."""
        value = self.fields.get(field)
        return value if isinstance(value, int) and not isinstance(value, bool) else None

    def word(self, field: str) -> str:
        """The value of a field of text or of one choice; empty when it is unknown."""
        value = self.fields.get(field)
        return value if isinstance(value, str) else ""

    def words(self, field: str) -> tuple[str, ...]:
        """The values of a field that may have several; a single text is one of them."""
        value = self.fields.get(field)
        if isinstance(value, str):
            return (value,)
        return tuple(value) if isinstance(value, list) else ()

    def entry(self) -> CardEntry:
        """The card as it is declared, in files, in the database and in set-ups."""
        return CardEntry(
            id=self.id,
            name=self.name,
            type=self.type,
            provenance=self.provenance,
            subtitle=self.subtitle,
            source=self.source,
            house=sorted(self.house),
            notes=self.notes,
            fields=self.fields,
            abilities=[dict(table) for table in self.ability_tables],
            printings=list(self.printings),
        )

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
