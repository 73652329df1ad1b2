"""Reading cards: by search, by id, with what their reader owns."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import msgspec
from django.db.models import QuerySet, Sum
from django.http import Http404

from cards.catalogue.schema import CardEntry
from cards.catalogue.values import Card as CardValue
from cards.catalogue.values import Game as GameValue
from cards.search import Query, parse, refuse_anonymous
from collection import search_filter
from collection.models import Card, Holding, Reservation, Want
from collection.selectors.games import vocabularies
from engine.vocabulary import verbs_of
from web.readers import Reader


def active_cards(game: GameValue | None = None) -> QuerySet[Card]:
    cards = Card.objects.filter(is_active=True).select_related("game")
    return cards if game is None else cards.filter(game__slug=game.id)


def search_cards(text: str, game: GameValue | None, reader: Reader) -> QuerySet[Card]:
    """Cards selected by a query, in the order it asks for. Raises SearchError."""
    query = parse(text, game, games=list(vocabularies().values()))
    return search_filter.apply(query, active_cards(game), reader)


def check_query(text: str, game: GameValue | None, reader: Reader) -> Query:
    """Read a query; raise SearchError when it is faulty or asks about an unknown reader's cards."""
    query = parse(text, game, games=list(vocabularies().values()))
    if not reader.is_authenticated:
        refuse_anonymous(query)
    return query


def card_or_404(game: GameValue, slug: str) -> Card:
    card = active_cards(game).prefetch_related("printings__set").filter(slug=slug).first()
    if card is None:
        raise Http404(f"There is no card {slug!r} in {game.name}.")
    return card


def card_value(row: Card) -> CardValue:
    """The row as a plain catalogue value, for faces and pure rules."""
    data: dict[str, Any] = row.data
    entry = msgspec.convert(
        {
            "id": row.slug,
            "name": row.name,
            "subtitle": row.subtitle,
            "type": row.type,
            "provenance": row.provenance,
            "source": data.get("source", ""),
            "house": data.get("house", []),
            "notes": data.get("notes", ""),
            "fields": data.get("fields", {}),
            "ability": data.get("abilities", []),
            "printing": data.get("printings", []),
        },
        CardEntry,
    )
    return CardValue.of(row.game.slug, entry, text=row.text, verbs_of=verbs_of)


@dataclass(frozen=True)
class Ownership:
    """What one reader has of one card."""

    owned: int = 0
    reserved: int = 0
    target: int = 0

    @property
    def free(self) -> int:
        return max(0, self.owned - self.reserved)

    @property
    def wanted(self) -> int:
        return max(0, self.target - self.owned)


def owned_printings(reader: Reader, card: Card) -> dict[int, int]:
    """The reader's copies of each printing of a card, by printing key."""
    if not reader.is_authenticated:
        return {}
    rows = Holding.objects.filter(owner_id=reader.pk, card=card).order_by()
    return dict(rows.values_list("printing_id").annotate(total=Sum("count")))


def ownership(reader: Reader, cards: Iterable[Card]) -> dict[int, Ownership]:
    """What the reader owns of these cards, by card key; three queries whatever their number."""
    if not reader.is_authenticated:
        return {}
    keys = [card.pk for card in cards]
    mine = {"owner_id": reader.pk, "card_id__in": keys}

    def totals(model: type[Holding] | type[Reservation]) -> dict[int, int]:
        rows = model.objects.filter(**mine).order_by().values_list("card_id")
        return dict(rows.annotate(total=Sum("count")))

    owned, reserved = totals(Holding), totals(Reservation)
    targets = dict(Want.objects.filter(**mine).values_list("card_id", "target"))
    return {
        key: Ownership(owned.get(key, 0), reserved.get(key, 0), targets.get(key, 0)) for key in keys
    }
