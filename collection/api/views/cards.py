"""Cards, by search and one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework import generics
from rest_framework.request import Request
from rest_framework.response import Response

from collection.api.refusals import refusals
from collection.api.serializers.cards import CardDetailSerializer, CardSerializer
from collection.api.serializers.filters import SearchFilter
from collection.api.views.reading import game_of
from collection.models import Card
from collection.selectors.cards import card_or_404, ownership, search_cards
from collection.selectors.games import vocabulary_or_404
from collection.selectors.holdings import owned_by_printing
from web.reading import member, query
from web.refusals import BAD, UNKNOWN


def _owned(request: Request, cards: Sequence[Card]) -> dict[str, Any]:
    """What serializers say of the caller's copies; nothing for a visitor."""
    if not request.user.is_authenticated:
        return {}
    owner = member(request)
    printings = [printing.pk for card in cards for printing in card.printings.all()]
    return {"own": ownership(owner, cards), "copies": owned_by_printing(owner, printings)}


class CardList(generics.GenericAPIView[Card]):
    serializer_class = CardSerializer
    queryset = Card.objects.none()

    @extend_schema(
        tags=["cards"],
        operation_id="cards_list",
        summary="Search cards",
        parameters=[SearchFilter],
        responses={200: CardSerializer(many=True), **BAD, **UNKNOWN},
    )
    def get(self, request: Request) -> Response:
        """Cards that a query selects, in the order it asks for; without a query, all of them.

        A query that cannot be read is answered 400. Its problem gives the `position` (counted
        from 0) and `length` of the faulty characters, and `suggestions` of what may be meant.
        """
        filters = query(request, SearchFilter)
        with refusals():
            text = filters.validated_data.get("q", "")
            found = search_cards(text, game_of(filters), request.user)
        cards = self.paginate_queryset(found.prefetch_related("printings__set")) or []
        shown = CardSerializer(cards, many=True, context=_owned(request, cards))
        return self.get_paginated_response(shown.data)


class CardDetail(generics.GenericAPIView[Card]):
    serializer_class = CardDetailSerializer
    queryset = Card.objects.none()
    pagination_class = None

    @extend_schema(
        tags=["cards"],
        operation_id="cards_show",
        summary="Show a card",
        responses={200: CardDetailSerializer, **UNKNOWN},
    )
    def get(self, request: Request, game: str, card: str) -> Response:
        """One card with its printings, values, generated text and where all of it comes from."""
        row = card_or_404(vocabulary_or_404(game), card)
        return Response(CardDetailSerializer(row, context=_owned(request, [row])).data)
