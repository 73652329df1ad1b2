"""The games and their vocabularies."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework import generics
from rest_framework.request import Request
from rest_framework.response import Response

from cards.catalogue.values import Game
from collection.api.serializers.games import GameDetailSerializer, GameSerializer
from collection.selectors import completion
from collection.selectors.completion import Completion
from collection.selectors.games import vocabularies, vocabulary_or_404
from web.refusals import UNKNOWN


def _counted(row: Completion, request: Request) -> dict[str, Any]:
    return {"completion": row, "owned": row.owned if request.user.is_authenticated else None}


class GameList(generics.GenericAPIView[Any]):
    serializer_class = GameSerializer

    @extend_schema(
        tags=["games"],
        operation_id="games_list",
        summary="List the games",
        responses=GameSerializer(many=True),
    )
    def get(self, request: Request) -> Response:
        """Every game with its number of cards."""
        known = vocabularies()
        games = [
            {"game": known[row.slug], **_counted(row, request)}
            for row in completion.by_game(request.user)
            if row.slug in known
        ]
        page = self.paginate_queryset(games)
        return self.get_paginated_response(GameSerializer(page, many=True).data)


class GameDetail(generics.GenericAPIView[Any]):
    serializer_class = GameDetailSerializer
    pagination_class = None

    @extend_schema(
        tags=["games"],
        operation_id="games_show",
        summary="Show a game",
        responses={200: GameDetailSerializer, **UNKNOWN},
    )
    def get(self, request: Request, game: str) -> Response:
        """Its sets, card types, fields (the keys of the search language) and deck sections."""
        vocabulary = vocabulary_or_404(game)
        rows = {row.slug: row for row in completion.by_game(request.user)}
        row = rows.get(game, Completion(game, vocabulary.name, game, 0, 0))
        shown = {"game": vocabulary, "sets": _sets(vocabulary, request), **_counted(row, request)}
        return Response(GameDetailSerializer(shown).data)


def _sets(game: Game, request: Request) -> list[dict[str, Any]]:
    return [
        {"about": game.sets[row.slug], **_counted(row, request)}
        for row in completion.by_set(request.user, game.id)
        if row.slug in game.sets
    ]
