"""Copies that decks need against copies that their reader owns."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from django.db.models import Sum

from cards.deck import Deck as DeckValue
from collection.models import Holding, Reservation
from decks.models import Deck
from decks.selectors.verdicts import value_of
from web.readers import Reader


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
    return shelves(reader, [game]).get(game)


def shelves(reader: Reader, games: Iterable[str]) -> dict[str, Shelf]:
    """Those of several games, for the same two queries; none for a visitor."""
    if not reader.is_authenticated:
        return {}
    found = {game: Shelf({}, {}) for game in games}
    mine = {"owner_id": reader.pk, "card__game__slug__in": list(found)}
    owned = Holding.objects.filter(**mine).order_by().values_list("card__game__slug", "card__slug")
    for game, card, total in owned.annotate(total=Sum("count")):
        found[game].own[card] = total
    rows = Reservation.objects.filter(**mine).order_by()
    held = rows.values_list("card__game__slug", "card__slug", "holder", "count")
    for game, card, holder, count in held:
        found[game].held.setdefault(card, {})[holder] = count
    return found


def readiness(reader: Reader, decks: Iterable[Deck]) -> dict[int, Readiness]:
    """Readiness of many decks; two queries for them all."""
    # A deck without cards is neither buildable nor not.
    decks = [deck for deck in decks if deck.head is not None and deck.head.size]
    mine = shelves(reader, {deck.game.slug for deck in decks}) if decks else {}
    return {
        deck.pk: own.readiness(value_of(deck), deck.holder if deck.owner_id == reader.pk else "")
        for deck in decks
        if (own := mine.get(deck.game.slug))
    }
