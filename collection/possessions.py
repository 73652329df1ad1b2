"""What a person has of cards: as conditions on cards in the database, and as plain values."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from django.db.models import Case, F, IntegerField, OuterRef, Q, QuerySet, Subquery, Sum, When
from django.db.models.functions import Coalesce, Greatest

from cards.search.checks import Comparison, Holds, Keeps
from cards.search.possession import Amount, Place, Possession
from cards.search.predicate import COMPARE, keeps_value
from collection.comparison import compared
from collection.models import Card, Holding, Reservation, Want

_OPPOSITE: dict[Comparison, Comparison] = {
    "=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">",
}  # fmt: skip


def holds(check: Holds, owner: int) -> Q:
    """Cards of which the owner has such a number of copies.

    Only a card that has rows of the owner can have a number other than 0. A comparison that 0
    satisfies is therefore the complement of the few cards that fail it.
    """
    by_zero = COMPARE[check.comparison](0, check.number)
    sign = _OPPOSITE[check.comparison] if by_zero else check.comparison
    rows = _counted(check.measure, owner).filter(compared("value", sign, check.number))
    few = Q(pk__in=rows.values("pk"))
    return ~few if by_zero else few


def keeps(check: Keeps, owner: int) -> Q:
    """Cards with an owned copy in such a place, condition, language or finish."""
    copies = Holding.objects.filter(owner_id=owner, count__gt=0).order_by()
    # Places and languages are the owner's own words: folded here, as no database folds alike.
    known = set(copies.values_list(check.column, flat=True).distinct())
    wanted = sorted(filter(keeps_value(check), known))
    return Q(pk__in=copies.filter(**{f"{check.column}__in": wanted}).values("card_id"))


def _counted(measure: Amount, owner: int) -> QuerySet[Card]:
    """Cards that have rows of the owner which can make the measure more than 0, with its value."""
    touched: dict[Amount, type[Reservation] | type[Want]] = {
        "reserved": Reservation,
        "want": Want,
    }
    rows: QuerySet[Any] = touched.get(measure, Holding).objects.filter(owner_id=owner)
    mine = rows.order_by().values("card_id")
    return Card.objects.filter(pk__in=mine).order_by().annotate(value=_measured(measure, owner))


def _measured(measure: Amount, owner: int) -> Any:
    """The measure of one card as an expression; the same sums as `Possession` has."""
    owned = _total(Holding, "count", owner)
    target = _one(Want.objects.filter(owner_id=owner), F("target"))
    match measure:
        case "owned":
            return owned
        case "reserved":
            return _total(Reservation, "count", owner)
        case "free":
            return Greatest(owned - _total(Reservation, "count", owner), 0)
        case "want":
            return Greatest(Coalesce(target, 0) - owned, 0)
        case "spare":
            wished = Want.objects.filter(owner_id=owner).order_by().values("card_id")
            return Case(
                When(pk__in=wished, then=Greatest(owned - Coalesce(target, 0), 0)),
                default=_total(Holding, "for_trade", owner),
            )


def _total(model: type[Holding] | type[Reservation], column: str, owner: int) -> Coalesce:
    return Coalesce(_one(model.objects.filter(owner_id=owner), Sum(column)), 0)


def _one(rows: QuerySet[Any], value: Any) -> Subquery:
    """A single value from the rows of a card, NULL without rows."""
    of_card = rows.filter(card=OuterRef("pk")).order_by().values("card_id")
    return Subquery(of_card.annotate(one=value).values("one"), output_field=IntegerField())


def possessions(owner: int, cards: Iterable[int]) -> dict[int, Possession]:
    """What the owner has of these cards, by card key; cards without any row are left out."""
    mine = {"owner_id": owner, "card_id__in": list(cards)}
    owned: dict[int, int] = defaultdict(int)
    for_trade: dict[int, int] = defaultdict(int)
    reserved: dict[int, int] = defaultdict(int)
    places: dict[int, list[Place]] = defaultdict(list)
    for holding in Holding.objects.filter(**mine).order_by("pk"):
        owned[holding.card_id] += holding.count
        for_trade[holding.card_id] += holding.for_trade
        if holding.count:
            place = Place(holding.location, holding.condition, holding.language, holding.finish)
            places[holding.card_id].append(place)
    for card, count in Reservation.objects.filter(**mine).values_list("card_id", "count"):
        reserved[card] += count
    targets = dict(Want.objects.filter(**mine).values_list("card_id", "target"))
    return {
        card: Possession(
            owned.get(card, 0),
            reserved.get(card, 0),
            targets.get(card),
            for_trade.get(card, 0),
            tuple(places.get(card, ())),
        )
        for card in owned.keys() | reserved.keys() | targets.keys()
    }
