"""Contests by API: start, follow, read, repeat."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpResponse
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiExample, OpenApiParameter, extend_schema
from rest_framework import generics, status
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response

from arena.api.asking import order_of
from arena.api.serializers import (
    AgainSerializer,
    ContestSerializer,
    OrderSerializer,
    PlayedGameSerializer,
    ReplaySerializer,
    ResultSerializer,
    ShareSerializer,
)
from arena.exports import TABLES, as_csv, seat_names
from arena.kinds import played
from arena.models import Contest
from arena.order import new_seed
from arena.result import read_result
from arena.selectors.access import own_contest, own_contests, readable_contest
from arena.selectors.replays import watched
from arena.services import keeping, replays, starting
from arena.setup import read
from web.reading import body, member
from web.refusals import BAD, NOT_NOW, UNKNOWN, refusals
from web.refused import Refused

TAGS = ["matchups"]


class ContestView(generics.GenericAPIView[Contest]):
    """Whoever may see a contest may read it; changing one needs its owner."""

    queryset = Contest.objects.none()
    pagination_class = None
    serializer_class = ContestSerializer


class ContestList(generics.GenericAPIView[Contest]):
    permission_classes = [IsAuthenticated]
    queryset = Contest.objects.none()
    serializer_class = ContestSerializer

    @extend_schema(
        tags=TAGS,
        operation_id="matchups_list",
        summary="List your matchups",
        responses=ContestSerializer(many=True),
    )
    def get(self, request: Request) -> Response:
        """Your contests, newest first."""
        rows = own_contests(member(request)).prefetch_related("entries")
        page = self.paginate_queryset(rows)
        return self.get_paginated_response(ContestSerializer(page, many=True).data)

    @extend_schema(
        tags=TAGS,
        operation_id="matchups_start",
        summary="Start a matchup",
        request=OrderSerializer,
        responses={201: ContestSerializer, **BAD, **UNKNOWN, **NOT_NOW},
        examples=[
            OpenApiExample(
                "Two decks",
                {
                    "game": "mmg",
                    "decks": [{"deck": 1, "agent": "greedy"}, {"text": "4 Dalek\n..."}],
                    "games": 400,
                    "seed": 7,
                },
                request_only=True,
            )
        ],
    )
    def post(self, request: Request) -> Response:
        """Matchup, gauntlet, round robin or table. Illegal decks are refused with every problem."""
        asked = body(request, OrderSerializer).validated_data
        with refusals():
            contest = starting.start(order_of(asked, member(request)), member(request))
        return Response(ContestSerializer(contest).data, status=status.HTTP_201_CREATED)


class ContestDetail(ContestView):
    @extend_schema(
        tags=TAGS,
        operation_id="matchups_show",
        summary="Show a matchup",
        responses={200: ContestSerializer, **UNKNOWN},
    )
    def get(self, request: Request, token: str) -> Response:
        """How far it is and, once it is over, its finding in a sentence."""
        contest = readable_contest(token, request.user)
        return Response(ContestSerializer(contest).data)

    @extend_schema(
        tags=TAGS,
        operation_id="matchups_share",
        summary="Share a matchup",
        request=ShareSerializer,
        responses={200: ContestSerializer, **BAD, **UNKNOWN},
    )
    def patch(self, request: Request, token: str) -> Response:
        """Unlisted: whoever has the token may see it, and every card of its decks. Private: you."""
        contest = own_contest(token, request.user)
        wanted = body(request, ShareSerializer).validated_data["visibility"]
        with refusals():
            contest = keeping.share(contest, wanted)
        return Response(ContestSerializer(contest).data)

    @extend_schema(
        tags=TAGS,
        operation_id="matchups_delete",
        summary="Delete a matchup",
        responses={204: None, **UNKNOWN},
    )
    def delete(self, request: Request, token: str) -> Response:
        """With its games and replays; decks stay as they are."""
        keeping.delete(own_contest(token, request.user))
        return Response(status=status.HTTP_204_NO_CONTENT)


class ContestResult(ContestView):
    @extend_schema(
        tags=TAGS,
        operation_id="matchups_result",
        summary="The result in full",
        responses={200: ResultSerializer, **UNKNOWN},
    )
    def get(self, request: Request, token: str) -> Response:
        """All figures with their intervals, and the set-up; 404 until it is over."""
        return Response(ResultSerializer(_finished(request, token)).data)


class ContestTable(ContestView):
    @extend_schema(
        tags=TAGS,
        operation_id="matchups_table",
        summary="A table of the result as CSV",
        parameters=[OpenApiParameter("table", str, "path", enum=list(TABLES))],
        responses={(200, "text/csv"): OpenApiTypes.STR, **UNKNOWN},
    )
    def get(self, request: Request, token: str, table: str) -> HttpResponse:
        """Pairings, games, cards or the ranking."""
        contest = _finished(request, token)
        if table not in TABLES:
            raise Http404(f"Expected a table among {', '.join(TABLES)}, got {table!r}.")
        text = as_csv(read_result(contest.job.result), table)
        return HttpResponse(text, content_type="text/csv; charset=utf-8")


class ContestCancel(ContestView):
    permission_classes = [IsAuthenticated]

    @extend_schema(
        tags=TAGS,
        operation_id="matchups_cancel",
        summary="Cancel a matchup",
        request=None,
        responses={200: ContestSerializer, **UNKNOWN, **NOT_NOW},
    )
    def post(self, request: Request, token: str) -> Response:
        """Games that have not begun are not played; the others are counted."""
        contest = own_contest(token, request.user)
        with refusals():
            keeping.cancel(contest, member(request))
        return Response(ContestSerializer(own_contest(token, request.user)).data)


class ContestAgain(ContestView):
    permission_classes = [IsAuthenticated]

    @extend_schema(
        tags=TAGS,
        operation_id="matchups_again",
        summary="Run a matchup again",
        request=AgainSerializer,
        responses={201: ContestSerializer, **BAD, **UNKNOWN, **NOT_NOW},
    )
    def post(self, request: Request, token: str) -> Response:
        """The same frozen decks as a new contest of yours; the same seed repeats its games."""
        contest = readable_contest(token, request.user)
        seed = body(request, AgainSerializer).validated_data.get("seed")
        with refusals():
            copy = starting.again(contest, member(request), new_seed() if seed is None else seed)
        return Response(ContestSerializer(copy).data, status=status.HTTP_201_CREATED)


class GameList(generics.GenericAPIView[Any]):
    serializer_class = PlayedGameSerializer
    queryset = Contest.objects.none()

    @extend_schema(
        tags=TAGS,
        operation_id="matchups_games",
        summary="The games of a pairing",
        responses={200: PlayedGameSerializer(many=True), **UNKNOWN},
    )
    def get(self, request: Request, token: str, pairing: int) -> Response:
        """Every game that was played, in order; pairings count from 0."""
        result = read_result(_finished(request, token).job.result)
        if pairing >= len(result.meetings):
            raise Http404(f"This matchup has no pairing {pairing}.")
        names = seat_names(result, pairing)
        page = self.paginate_queryset(played.read(result.meetings[pairing].played))
        rows = [
            {
                "number": game.number + 1,
                "result": game.result,
                "winner": None if game.winner is None else names[game.winner],
                "turns": game.turns,
            }
            for game in page or []
        ]
        return self.get_paginated_response(PlayedGameSerializer(rows, many=True).data)


class GameDetail(ContestView):
    @extend_schema(
        tags=TAGS,
        operation_id="matchups_replay",
        summary="One game in full",
        responses={200: ReplaySerializer, **UNKNOWN, **NOT_NOW},
    )
    def get(self, request: Request, token: str, pairing: int, number: int) -> Response:
        """Its record, which replays it, and its story. 409 while a slow game is not prepared."""
        contest = _finished(request, token)
        with refusals():
            found = watched(contest, read(contest.job.params), pairing, number - 1)
            if found.earlier and found.story is None:
                raise Refused(
                    "earlier", f"This game was played by an earlier version: {found.earlier}."
                )
            if found.record is None:
                sentence = "This game has to be prepared by a worker first; send POST for that."
                raise Refused("not_prepared", sentence)
        return Response(ReplaySerializer(found).data)

    @extend_schema(
        tags=TAGS,
        operation_id="matchups_prepare",
        summary="Prepare a game",
        request=None,
        responses={202: None, **UNKNOWN, **NOT_NOW},
    )
    def post(self, request: Request, token: str, pairing: int, number: int) -> Response:
        """Have a worker play a game of slow agents again; only its owner may ask for that."""
        contest = own_contest(token, request.user)
        if contest.job.result is None:
            raise Http404("This matchup has no result yet.")
        with refusals():
            setup = read(contest.job.params)
            replays.prepare(contest, setup, pairing, number - 1, member(request))
        return Response(status=status.HTTP_202_ACCEPTED)


def _finished(request: Request, token: str) -> Contest:
    contest = readable_contest(token, request.user)
    if contest.job.result is None:
        raise Http404("This matchup has no result yet.")
    return contest
