"""What the caller wishes for."""

from __future__ import annotations

from django.http import Http404
from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import generics, status
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response

from collection.api.refusals import refusals
from collection.api.serializers.filters import WantFilter
from collection.api.serializers.wants import WantSerializer, WantSetSerializer
from collection.api.views.reading import game_of
from collection.models import Card, Want
from collection.selectors.cards import card_or_404
from collection.selectors.games import vocabulary_or_404
from collection.selectors.wants import wants_of
from collection.services.wants import set_want
from web.reading import body, member, query
from web.refusals import BAD, UNKNOWN


class WantView(generics.GenericAPIView[Want]):
    permission_classes = [IsAuthenticated]
    serializer_class = WantSerializer
    queryset = Want.objects.none()


class WantList(WantView):
    @extend_schema(
        tags=["wants"],
        operation_id="wants_list",
        summary="List what you want",
        parameters=[WantFilter],
        responses={200: WantSerializer(many=True), **BAD, **UNKNOWN},
    )
    def get(self, request: Request) -> Response:
        """Cards you wish for, with how many you own, lack, or have to spare."""
        filters = query(request, WantFilter)
        wants = wants_of(member(request), filters.validated_data.get("show", ""))
        if game := game_of(filters):
            wants = wants.filter(card__game__slug=game.id)
        return self.get_paginated_response(
            WantSerializer(self.paginate_queryset(wants), many=True).data
        )


class WantDetail(WantView):
    pagination_class = None

    @extend_schema(
        tags=["wants"],
        operation_id="wants_show",
        summary="Show what you want of a card",
        responses={200: WantSerializer, **UNKNOWN},
    )
    def get(self, request: Request, game: str, card: str) -> Response:
        """Your wish for one card; 404 when you have none."""
        return Response(WantSerializer(_want(request, _card(game, card))).data)

    @extend_schema(
        tags=["wants"],
        operation_id="wants_set",
        summary="Want a card",
        request=WantSetSerializer,
        responses={200: WantSerializer, **BAD, **UNKNOWN},
        examples=[
            OpenApiExample(
                "Four in all", {"target": 4, "notes": "for the robot deck"}, request_only=True
            )
        ],
    )
    def put(self, request: Request, game: str, card: str) -> Response:
        """Say how many copies you want in all. Sending the same twice changes nothing."""
        given = body(request, WantSetSerializer).validated_data
        row = _card(game, card)
        with refusals():
            set_want(member(request), row, given["target"], given.get("notes"))
        return Response(WantSerializer(_want(request, row)).data)

    @extend_schema(
        tags=["wants"],
        operation_id="wants_delete",
        summary="Want a card no longer",
        responses={204: None, **UNKNOWN},
    )
    def delete(self, request: Request, game: str, card: str) -> Response:
        """Remove the wish."""
        want = _want(request, _card(game, card))
        with refusals():
            set_want(member(request), want.card, 0)
        return Response(status=status.HTTP_204_NO_CONTENT)


def _card(game: str, slug: str) -> Card:
    return card_or_404(vocabulary_or_404(game), slug)


def _want(request: Request, card: Card) -> Want:
    want = wants_of(member(request)).filter(card=card).first()
    if want is None:
        raise Http404(f"You have no wish for {card}.")
    return want
