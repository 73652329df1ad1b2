"""Decks: listed, made, shown, described, deleted, forked, exported."""

from __future__ import annotations

from typing import Any

import msgspec
from django.db import transaction
from django.db.models import QuerySet
from django.http import Http404, HttpResponse
from django.urls import reverse
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiExample, OpenApiResponse, extend_schema
from rest_framework import generics, status
from rest_framework.exceptions import NotAuthenticated
from rest_framework.permissions import BasePermission, IsAuthenticated, IsAuthenticatedOrReadOnly
from rest_framework.request import Request
from rest_framework.response import Response

from cards.deck import Deck as DeckValue
from cards.formats import FORMATS
from collection.api.views.reading import game_of
from decks.api.reading import given_deck
from decks.api.refusals import CLASH, refusals
from decks.api.serializers.content import AboutSerializer, DeckCreateSerializer, ForkSerializer
from decks.api.serializers.decks import (
    DeckDetailSerializer,
    DeckFilter,
    DeckSavedSerializer,
    DeckSerializer,
    KeyFilter,
    context_of,
)
from decks.models import Deck
from decks.selectors.access import listed_for, own_deck, readable_deck
from decks.selectors.game_rules import game_rules
from decks.selectors.listing import filtered, own_decks, public_decks, stock_decks
from decks.selectors.verdicts import value_of
from decks.services import lifecycle
from decks.views.sheet import deck_text
from web.readers import Reader
from web.reading import body, member, query
from web.refusals import BAD, UNKNOWN
from web.visibility import Visibility


class DeckView(generics.GenericAPIView[Deck]):
    """What all views of decks share: reading is for whoever may see it, changing for its owner."""

    serializer_class = DeckSerializer
    queryset = Deck.objects.none()
    permission_classes: list[type[BasePermission]] = [IsAuthenticatedOrReadOnly]

    def shown(self, deck: Deck, kind: type[DeckSerializer] = DeckDetailSerializer) -> Any:
        return kind(deck, context=context_of([deck], self.request.user)).data


class DeckList(DeckView):
    @extend_schema(
        tags=["decks"],
        operation_id="decks_list",
        summary="List decks",
        parameters=[DeckFilter],
        responses={200: DeckSerializer(many=True), **BAD, **UNKNOWN},
    )
    def get(self, request: Request) -> Response:
        """Your decks, those that others show, or the stock decks of the catalogue."""
        filters = query(request, DeckFilter)
        values = filters.validated_data
        game = game_of(filters)
        show = values.get("show") or ("own" if request.user.is_authenticated else "public")
        if show == "own" and not request.user.is_authenticated:
            raise NotAuthenticated()
        decks = _listed(show, request.user)
        found = filtered(decks, values.get("q", ""), game.id if game else "", values.get("tag", ""))
        page = self.paginate_queryset(found.prefetch_related("tags")) or []
        return self.get_paginated_response(
            DeckSerializer(page, many=True, context=context_of(page, request.user)).data
        )

    @extend_schema(
        tags=["decks"],
        operation_id="decks_create",
        summary="Make a deck",
        request=DeckCreateSerializer,
        responses={201: DeckSavedSerializer, **BAD, **UNKNOWN, **CLASH},
        examples=[
            OpenApiExample(
                "From a text",
                {"game": "mmg", "text": "// Zarbi and friends\n3 Zarbi\n2 Dalek (MMG)"},
                request_only=True,
            ),
            OpenApiExample(
                "From card ids",
                {
                    "game": "mmg",
                    "name": "Zarbi and friends",
                    "content": {"sections": {"deck": [{"card": "zarbi", "count": 3}]}},
                },
                request_only=True,
            ),
        ],
    )
    def post(self, request: Request) -> Response:
        """Make a deck of your own: empty, from content, or from a text in any form.

        No line of a text is dropped. `read` tells what became of them; a line that names no single
        card is kept in the deck's `loose` lines, and the deck is not legal until it is decided.
        """
        values = body(request, DeckCreateSerializer).validated_data
        with refusals():
            rules = game_rules(values["game"])
            value, read = given_deck(values, rules)
            named = DeckValue(
                value.lines,
                name=values.get("name", value.name),
                about=value.about,
                tags=values.get("tags", value.tags),
                loose=value.loose,
            )
            deck = lifecycle.create(
                member(request),
                values["game"],
                named,
                about=values.get("about", value.about),
                format=values.get("format", value.format),
                visibility=values.get("visibility", Visibility.PRIVATE),
            )
        return saved(request, own_deck(deck.pk, request.user), read, status.HTTP_201_CREATED)


def _listed(show: str, reader: Reader) -> QuerySet[Deck]:
    if show == "own":
        return own_decks(reader)
    if show == "public":
        return public_decks()
    return stock_decks() if show == "stock" else listed_for(reader)


def saved(request: Request, deck: Deck, read: Any, code: int = status.HTTP_200_OK) -> Response:
    """A deck as it was saved; a new one with its address."""
    context = context_of([deck], request.user) | {"read": msgspec.to_builtins(read)}
    headers = {"Location": reverse("api_deck", args=[deck.pk])} if code == 201 else {}
    return Response(DeckSavedSerializer(deck, context=context).data, status=code, headers=headers)


class DeckDetail(DeckView):
    pagination_class = None

    @extend_schema(
        tags=["decks"],
        operation_id="decks_show",
        summary="Show a deck",
        parameters=[KeyFilter],
        responses={200: DeckDetailSerializer, **BAD, **UNKNOWN},
    )
    def get(self, request: Request, pk: int) -> Response:
        """A deck with its cards: yours, a public or stock one, or an unlisted one by its key."""
        key = query(request, KeyFilter).validated_data.get("key", "")
        return Response(self.shown(readable_deck(pk, request.user, key)))

    @extend_schema(
        tags=["decks"],
        operation_id="decks_describe",
        summary="Describe a deck",
        request=AboutSerializer,
        responses={200: DeckDetailSerializer, **BAD, **UNKNOWN},
        examples=[
            OpenApiExample("Show it to all", {"visibility": "public"}, request_only=True),
        ],
    )
    def patch(self, request: Request, pk: int) -> Response:
        """Change name, description, format, visibility or tags of a deck of yours."""
        values = dict(body(request, AboutSerializer).validated_data)
        tags = values.pop("tags", None)
        with refusals(), transaction.atomic():
            deck = lifecycle.describe(pk, member(request).pk, **values)
            if tags is not None:
                lifecycle.set_tags(deck, tags)
        return Response(self.shown(own_deck(pk, request.user)))

    @extend_schema(
        tags=["decks"],
        operation_id="decks_delete",
        summary="Delete a deck",
        responses={204: None, **UNKNOWN},
    )
    def delete(self, request: Request, pk: int) -> Response:
        """Delete a deck of yours with all its versions. Forks of it keep their cards."""
        lifecycle.delete(pk, member(request).pk)
        return Response(status=status.HTTP_204_NO_CONTENT)


class DeckFork(DeckView):
    pagination_class = None
    permission_classes = [IsAuthenticated]

    @extend_schema(
        tags=["decks"],
        operation_id="decks_fork",
        summary="Fork a deck",
        request=ForkSerializer,
        responses={201: DeckSavedSerializer, **BAD, **UNKNOWN, **CLASH},
        examples=[OpenApiExample("Under another name", {"name": "My rush"}, request_only=True)],
    )
    def post(self, request: Request, pk: int) -> Response:
        """Make a deck of your own with the cards of one that you may see, linked to it."""
        values = body(request, ForkSerializer).validated_data
        origin = readable_deck(pk, request.user, values["key"])
        with refusals():
            deck = lifecycle.fork(origin, member(request), values.get("name", ""))
        return saved(request, own_deck(deck.pk, request.user), None, status.HTTP_201_CREATED)


class DeckFile(DeckView):
    pagination_class = None

    @extend_schema(
        tags=["decks"],
        operation_id="decks_export",
        summary="Export a deck",
        parameters=[KeyFilter],
        responses={
            (200, "text/plain"): OpenApiResponse(
                OpenApiTypes.STR, description="The file; its media type is that of the form."
            ),
            **BAD,
            **UNKNOWN,
        },
    )
    def get(self, request: Request, pk: int, form: str) -> HttpResponse:
        """A deck as a file: `text`, `json`, `dek` (LackeyCCG) or `code` (one word to share)."""
        key = query(request, KeyFilter).validated_data.get("key", "")
        deck = readable_deck(pk, request.user, key)
        if form not in FORMATS:
            raise Http404(f"Expected a form among {', '.join(FORMATS)}, got {form[:40]!r}.")
        text = deck_text(deck, value_of(deck), game_rules(deck.game.slug), form)
        return HttpResponse(text, content_type=f"{FORMATS[form].media_type}; charset=utf-8")
