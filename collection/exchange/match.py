"""Which printing an entry means."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple

from cards.catalogue.values import Catalogue, fold
from collection.exchange.entry import Row, Sheet
from collection.exchange.spellings import plain

# Lines that get suggestions; a file of nothing but unknown names should not cost more.
MAX_SUGGESTED = 100


class Key(NamedTuple):
    """Names a printing everywhere."""

    game: str
    card: str
    set: str
    number: str


@dataclass(frozen=True)
class Offer:
    """A printing that can be owned."""

    key: Key
    name: str
    full_name: str
    game_names: tuple[str, ...]
    set_code: str
    set_name: str

    @property
    def label(self) -> str:
        return f"{self.full_name}, {self.set_name} {self.key.number}".rstrip()

    @property
    def long_label(self) -> str:
        """The label with the game, where several games are possible."""
        return f"{self.label} ({self.game_names[-1]})"


@dataclass(frozen=True)
class Matched:
    """A line and what it was taken for: one offer, or several to choose from."""

    row: Row
    kind: Literal["matched", "ambiguous", "unknown", "faulty"]
    offer: Offer | None = None
    candidates: tuple[Offer, ...] = ()
    note: str = ""


def offers_of(catalogue: Catalogue) -> list[Offer]:
    """The printings of a game, from its files."""
    file = catalogue.game.file
    sets = catalogue.game.sets
    return [
        Offer(
            Key(file.id, card.id, printing.set, printing.number),
            card.name,
            card.full_name,
            (file.id, file.name, file.short),
            sets[printing.set].code,
            sets[printing.set].name,
        )
        for card in catalogue.cards
        for printing in card.printings
    ]


def match_sheet(sheet: Sheet, offers: Iterable[Offer], game: str = "") -> list[Matched]:
    """Every line of a sheet with what it means; `game` is that of lines that name none."""
    index = _Index(offers, game)
    return [index.match(row) for row in sheet.rows]


class _Index:
    def __init__(self, offers: Iterable[Offer], game: str) -> None:
        self.game = game
        self.offers = list(offers)
        self.by_card: dict[str, list[Offer]] = {}
        self.by_name: dict[str, list[Offer]] = {}
        self.games: dict[str, str] = {}
        self.left = MAX_SUGGESTED
        for offer in self.offers:
            self.by_card.setdefault(offer.key.card, []).append(offer)
            for name in {fold(offer.full_name), fold(offer.name), plain(fold(offer.full_name))}:
                self.by_name.setdefault(name, []).append(offer)
            for word in offer.game_names:
                self.games[plain(word)] = offer.key.game

    def match(self, row: Row) -> Matched:
        entry = row.entry
        if entry is None:
            return Matched(row, "faulty", note="; ".join(row.problems))
        found = self.by_card.get(entry.card, []) if entry.card else []
        if not found and entry.name:
            found = self._named(entry.name)
        said_game = entry.game or self.game
        if said_game:
            game = self.games.get(plain(said_game))
            if game is None:
                return Matched(row, "unknown", note=f"no game is called {said_game[:40]!r}")
            found = [offer for offer in found if offer.key.game == game]
        if not found:
            said = entry.name or entry.card
            return Matched(
                row, "unknown", candidates=self._near(said), note=f"no card is called {said[:80]!r}"
            )
        narrowed, note = _narrowed(found, entry.set or entry.set_name, entry.number)
        cards = {(offer.key.game, offer.key.card) for offer in narrowed}
        if len(cards) > 1 or note:
            return Matched(row, "ambiguous", candidates=tuple(found[:50]), note=note)
        return Matched(row, "matched", offer=narrowed[0])

    def _named(self, name: str) -> list[Offer]:
        folded = fold(name)
        found = self.by_name.get(folded) or self.by_name.get(plain(folded))
        if not found:
            return self.by_card.get(name, [])
        # A full name is meant before a title that several cards share.
        return [offer for offer in found if fold(offer.full_name) == folded] or found

    def _near(self, name: str) -> tuple[Offer, ...]:
        if self.left <= 0:
            return ()
        self.left -= 1
        close = difflib.get_close_matches(fold(name)[:80], self.by_name, n=3, cutoff=0.6)
        return tuple(self.by_name[one][0] for one in close)


def _narrowed(found: list[Offer], said: str, number: str) -> tuple[list[Offer], str]:
    """The printings that fit a set and a number, or all of them and why none does."""
    if said:
        key = plain(fold(said))
        fitting = [
            offer
            for offer in found
            if key in (plain(fold(one)) for one in (offer.set_code, offer.key.set, offer.set_name))
        ]
        if not fitting:
            return found, f"no printing of this card is in {said[:40]!r}"
        found = fitting
    if number:
        fitting = [offer for offer in found if offer.key.number.lower() == number.lower()]
        if not fitting:
            return found, f"no printing of this card has the number {number[:20]!r}"
        found = fitting
    return found, ""
