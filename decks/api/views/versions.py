"""The cards of a deck replaced as a whole, and the versions that it went through."""

from __future__ import annotations

from django.http import Http404
from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import generics
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response

from decks.api.reading import given_deck
from decks.api.refusals import CLASH, refusals
from decks.api.serializers.content import ReplaceSerializer, VersionNameSerializer
from decks.api.serializers.decks import (
    DeckSavedSerializer,
    VersionDetailSerializer,
    VersionSerializer,
)
from decks.api.views.decks import saved
from decks.models import DeckVersion
from decks.selectors.access import own_deck
from decks.selectors.game_rules import game_rules
from decks.services import editing, versions
from web.reading import body, member
from web.refusals import BAD, UNKNOWN


class OwnView(generics.GenericAPIView[DeckVersion]):
    """Versions tell of work in progress: they are their owner's alone."""

    permission_classes = [IsAuthenticated]
    serializer_class = VersionSerializer
    queryset = DeckVersion.objects.none()


class DeckContent(OwnView):
    pagination_class = None

    @extend_schema(
        tags=["decks"],
        operation_id="decks_replace",
        summary="Replace the cards of a deck",
        request=ReplaceSerializer,
        responses={200: DeckSavedSerializer, **BAD, **UNKNOWN, **CLASH},
        examples=[
            OpenApiExample(
                "Three Zarbi and nothing else",
                {
                    "expected": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                    "content": {"sections": {"deck": [{"card": "zarbi", "count": 3}]}},
                    "intent": "Start again",
                },
                request_only=True,
            )
        ],
    )
    def put(self, request: Request, pk: int) -> Response:
        """Store other cards as a new version, if the deck still has the hash you `expected`.

        Otherwise the answer is 409 (`conflict`) and nothing is saved. Its problem gives the `hash`
        of the deck as it is now, what was changed meanwhile (`theirs`) and what you would have
        changed (`ours`).
        """
        values = body(request, ReplaceSerializer).validated_data
        deck = own_deck(pk, request.user)
        with refusals():
            value, read = given_deck(values, game_rules(deck.game.slug))
            editing.replace(
                pk, member(request).pk, value, values["expected"], intent=values["intent"]
            )
        return saved(request, own_deck(pk, request.user), read)


class VersionList(OwnView):
    @extend_schema(
        tags=["decks"],
        operation_id="decks_versions",
        summary="List the versions of a deck",
        responses={200: VersionSerializer(many=True), **UNKNOWN},
    )
    def get(self, request: Request, pk: int) -> Response:
        """Versions of a deck of yours, newest first. Old ones without a name are thinned out."""
        deck = own_deck(pk, request.user)
        page = self.paginate_queryset(deck.versions.defer("content").order_by("-number"))
        context = {"head": deck.head_id}
        return self.get_paginated_response(VersionSerializer(page, many=True, context=context).data)


class VersionDetail(OwnView):
    pagination_class = None

    @extend_schema(
        tags=["decks"],
        operation_id="decks_version",
        summary="Show a version of a deck",
        responses={200: VersionDetailSerializer, **UNKNOWN},
    )
    def get(self, request: Request, pk: int, number: int) -> Response:
        """What a deck of yours held at one moment."""
        return Response(_shown(request, pk, number))

    @extend_schema(
        tags=["decks"],
        operation_id="decks_version_name",
        summary="Name a version",
        request=VersionNameSerializer,
        responses={200: VersionDetailSerializer, **BAD, **UNKNOWN},
        examples=[
            OpenApiExample(
                "For a tournament",
                {"name": "Club night", "intent": "As played in May"},
                request_only=True,
            )
        ],
    )
    def patch(self, request: Request, pk: int, number: int) -> Response:
        """Name a version, so that it is kept for good; an empty name lets it go again."""
        values = body(request, VersionNameSerializer).validated_data
        with refusals():
            versions.name_version(pk, member(request).pk, number, values["name"], values["intent"])
        return Response(_shown(request, pk, number))


class VersionRestore(OwnView):
    pagination_class = None

    @extend_schema(
        tags=["decks"],
        operation_id="decks_version_restore",
        summary="Restore a version",
        request=None,
        responses={200: DeckSavedSerializer, **UNKNOWN},
    )
    def post(self, request: Request, pk: int, number: int) -> Response:
        """Make the cards of an old version the newest version; nothing is lost by it."""
        with refusals():
            versions.restore(pk, member(request).pk, number)
        return saved(request, own_deck(pk, request.user), None)


def _shown(request: Request, pk: int, number: int) -> object:
    deck = own_deck(pk, request.user)
    version = deck.versions.filter(number=number).first()
    if version is None:
        raise Http404(f"{deck.name} has no version {number}.")
    return VersionDetailSerializer(version, context={"head": deck.head_id}).data
