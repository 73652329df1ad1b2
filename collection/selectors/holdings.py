"""Reading a member's own copies."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from django.contrib.auth.models import User
from django.db.models import Count, Exists, F, OuterRef, QuerySet, Sum
from django.http import Http404

from cards.catalogue.values import Game as GameValue
from collection.models import Card, Holding, Want
from collection.search_order import sorting
from collection.selectors.cards import check_query, search_cards


@dataclass(frozen=True)
class Totals:
    """A collection in four numbers."""

    copies: int
    cards: int
    for_trade: int
    missing: int


def holdings_of(owner: User) -> QuerySet[Holding]:
    """The copies that are there; a row whose last copy went away only keeps its notes."""
    return Holding.objects.filter(owner=owner, count__gt=0).select_related(
        "card__game", "printing__card", "printing__set"
    )


def holding_or_404(owner: User, pk: int) -> Holding:
    """One row of the owner's, also when no copy is left of it."""
    rows = Holding.objects.select_related("card__game", "printing__card", "printing__set")
    row = rows.filter(owner=owner, pk=pk).first()
    if row is None:
        raise Http404("You have no such copies.")
    return row


def held_cards(
    owner: User, text: str, game: GameValue | None, location: str | None
) -> QuerySet[Card]:
    """Cards of which the owner has copies (in one place, when given), selected by a query.

    Raises SearchError.
    """
    held = Holding.objects.filter(owner=owner, card=OuterRef("pk"), count__gt=0)
    if location is not None:
        held = held.filter(location=location)
    return search_cards(text, game, owner).filter(Exists(held))


def search_holdings(
    owner: User, text: str, game: GameValue | None, **columns: object
) -> QuerySet[Holding]:
    """The owner's copies of the cards that a query selects, in the order it asks for.

    `columns` narrows them further, by condition for instance. Raises SearchError.
    """
    query = check_query(text, game, owner)
    rows = holdings_of(owner).filter(**columns)
    if game is not None:
        rows = rows.filter(card__game__slug=game.id)
    # Without words every copy counts, also of a card that has since left the catalogue.
    if text.strip():
        rows = rows.filter(card__in=search_cards(text, game, owner).order_by().values("pk"))
    alike = ("printing__set__position", "printing__number", "condition", "pk")
    return rows.order_by(*sorting(rows.db, query.order, "card__"), *alike)


def copies_by_card(
    owner: User, cards: Iterable[Card], location: str | None
) -> dict[int, list[Holding]]:
    """The owner's copies of these cards, by card key; one query."""
    rows = holdings_of(owner).filter(card__in=[card.pk for card in cards])
    if location is not None:
        rows = rows.filter(location=location)
    found: dict[int, list[Holding]] = {}
    for row in rows.order_by("printing__set__position", "printing__number", "condition", "pk"):
        found.setdefault(row.card_id, []).append(row)
    return found


def locations(owner: User) -> list[str]:
    """The places the owner has named, for suggestions."""
    rows = Holding.objects.filter(owner=owner).exclude(location="").order_by("location")
    return list(rows.values_list("location", flat=True).distinct())


def totals(owner: User) -> Totals:
    held = holdings_of(owner).aggregate(
        copies=Sum("count", default=0),
        cards=Count("card", distinct=True),
        for_trade=Sum("for_trade", default=0),
    )
    return Totals(held["copies"], held["cards"], held["for_trade"], _missing(owner))


def _missing(owner: User) -> int:
    """Copies still missing from all that the owner wishes for."""
    wants = Want.objects.filter(owner=owner).values_list("card_id", "target")
    owned = owned_by_card(owner, [card for card, _ in wants])
    return sum(max(0, target - owned.get(card, 0)) for card, target in wants)


def owned_by_card(owner: User, cards: Iterable[int]) -> dict[int, int]:
    """How many copies of each card, over all its printings and places; one query."""
    rows = Holding.objects.filter(owner=owner, card_id__in=list(cards)).order_by()
    return dict(rows.values_list("card_id").annotate(total=Sum("count")))


def owned_by_printing(owner: User, printings: Iterable[int]) -> dict[int, int]:
    """How many copies of each printing; one query."""
    rows = Holding.objects.filter(owner=owner, printing_id__in=list(printings)).order_by()
    return dict(rows.values_list(F("printing_id")).annotate(total=Sum("count")))
