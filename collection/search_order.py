"""Sorting results in the database as `cards.search.ordering` sorts plain cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.db import connections
from django.db.models import Case, F, IntegerField, OuterRef, QuerySet, Subquery, Value, When
from django.db.models.expressions import Expression, OrderBy
from django.db.models.functions import Collate

from cards.search import Order
from collection.models import Card, CardFact, Printing

Orderable = Expression | F | Subquery

_CARD_COLUMNS = {
    "name": "folded_name",
    "type": "type",
    "provenance": "provenance",
    "id": "slug",
    "game": "game__slug",
}


def apply(cards: QuerySet[Card], order: Sequence[Order]) -> QuerySet[Card]:
    """Cards by the given keys, those without a value last, and by name where these are equal."""
    return cards.order_by(*sorting(cards.db, order))


def sorting(database: str, order: Sequence[Order], card: str = "") -> list[OrderBy | Orderable]:
    """The terms of ORDER BY; `card` leads to the card from rows of another table ("card__")."""
    letters = _Letters(database)
    by = [_directed(_value(one, letters, card), one.descending) for one in order]
    ties = [letters.of(card + column) for column in ("folded_name", "game__slug", "slug")]
    return [*by, *ties]


class _Letters:
    """Text compared by code points on every database: SQLite does so of itself, PostgreSQL
    would follow the language it was set up with."""

    def __init__(self, database: str) -> None:
        self.collated = connections[database].vendor == "postgresql"

    def of(self, column: str) -> Orderable:
        return Collate(F(column), "C") if self.collated else F(column)


def _directed(value: Orderable, descending: bool) -> OrderBy:
    return OrderBy(value, descending=descending, nulls_last=True)


def _value(order: Order, letters: _Letters, card: str) -> Orderable:
    if order.source == "card":
        column = card + _CARD_COLUMNS[order.key]
        return _rank(order, column) if order.ranks else letters.of(column)
    if order.source == "printing":
        column = "set__slug" if order.key == "set" else "rarity"
        printings = Printing.objects.filter(
            card=OuterRef(f"{card}pk"), is_active=True, **{f"{column}__in": order.ranks}
        )
        return _least(printings.annotate(place=_rank(order, column)))
    facts = CardFact.objects.filter(card=OuterRef(f"{card}pk"), key=order.key)
    if order.source == "number":
        return _least(facts.filter(number__isnull=False).annotate(place=F("number")))
    facts = facts.filter(number=None)
    if order.source == "text":
        return _least(facts.annotate(place=letters.of("text")))
    return _least(facts.filter(text__in=order.ranks).annotate(place=_rank(order, "text")))


def _least(rows: QuerySet[Any]) -> Orderable:
    return Subquery(rows.order_by("place").values("place")[:1])


def _rank(order: Order, column: str) -> Case:
    """The place of an id in its declared order."""
    ranks = [When(**{column: one}, then=Value(n)) for n, one in enumerate(order.ranks)]
    return Case(*ranks, output_field=IntegerField())
