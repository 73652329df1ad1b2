"""Copies that decks need against copies that their reader owns."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from django.db.models import Sum

from collection.models import Holding, Reservation
from decks.construction.deck import Deck as DeckValue
from decks.models import Deck
from decks.selectors.access import Reader
from decks.selectors.verdicts import value_of


@dataclass(frozen=True)
class Copies:
    """`free` counts copies that no other deck holds; those this deck holds are free to it."""

    need: int = 0
    free: int = 0
    own: int = 0

    @property
    def missing(self) -> int:
        return max(0, self.need - self.free)

    @property
    def not_owned(self) -> int:
        return max(0, self.need - self.own)


@dataclass(frozen=True)
class Readiness:
    """Whether a deck can be built from what is free now, or what is missing."""

    missing: int
    not_owned: int
    known: bool = True

    @property
    def buildable(self) -> bool:
        return self.known and self.missing == 0

    @property
    def in_others(self) -> int:
        """Copies that are owned, but lie in other decks."""
        return self.missing - self.not_owned

    @property
    def label(self) -> str:
        if self.not_owned:
            return f"{self.not_owned} card{'s' * (self.not_owned != 1)} missing"
        if self.missing:
            return f"{self.missing} card{'s' * (self.missing != 1)} in other decks"
        return "Buildable"


@dataclass(frozen=True)
class Shelf:
    """What a reader owns of one game, by card id, and which deck holds how many."""

    own: dict[str, int]
    held: dict[str, dict[str, int]]

    def copies(self, card: str, need: int, holder: str = "") -> Copies:
        own = self.own.get(card, 0)
        others = sum(n for who, n in self.held.get(card, {}).items() if who != holder)
        return Copies(need, max(0, own - others), own)

    def readiness(self, value: DeckValue, holder: str = "") -> Readiness:
        all_copies = [self.copies(card, n, holder) for card, n in value.counts().items()]
        return Readiness(
            sum(one.missing for one in all_copies), sum(one.not_owned for one in all_copies)
        )


def shelf(reader: Reader, game: str) -> Shelf | None:
    """Two queries, whatever the size of the collection; None for a visitor."""
    if not reader.is_authenticated:
        return None
    mine = {"owner_id": reader.pk, "card__game__slug": game}
    owned = Holding.objects.filter(**mine).order_by().values_list("card__slug")
    held: dict[str, dict[str, int]] = {}
    rows = Reservation.objects.filter(**mine).order_by()
    for card, holder, count in rows.values_list("card__slug", "holder", "count"):
        held.setdefault(card, {})[holder] = count
    return Shelf(dict(owned.annotate(total=Sum("count"))), held)


def readiness(reader: Reader, decks: Iterable[Deck]) -> dict[int, Readiness]:
    """Readiness of many decks; two queries for each game among them."""
    if not reader.is_authenticated:
        return {}
    shelves: dict[str, Shelf | None] = {}
    found = {}
    for deck in decks:
        slug = deck.game.slug
        if slug not in shelves:
            shelves[slug] = shelf(reader, slug)
        own = shelves[slug]
        # A deck without cards is neither buildable nor not.
        if own is not None and deck.head is not None and deck.head.size:
            holder = deck.holder if deck.owner_id == reader.pk else ""
            found[deck.pk] = own.readiness(value_of(deck), holder)
    return found
