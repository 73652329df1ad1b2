"""Proposals by API: ask, list, look, adopt."""

from __future__ import annotations

from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import generics, status
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response

from collection.selectors.games import vocabulary_or_404
from decks.selectors.access import own_deck
from solver.api.serializers import (
    AdoptedSerializer,
    AdoptSerializer,
    AskSerializer,
    ProposalDetailSerializer,
    ProposalSerializer,
)
from solver.models import Proposal
from solver.optimiser.build import Count
from solver.selectors.proposals import own_proposal, own_proposals
from solver.services.adopting import adopt
from solver.services.asking import Question, ask
from web.reading import body, member
from web.refusals import BAD, NOT_NOW, UNKNOWN, refusals
from web.refused import Refused


class ProposalView(generics.GenericAPIView[Proposal]):
    permission_classes = [IsAuthenticated]
    queryset = Proposal.objects.none()


class ProposalList(ProposalView):
    @extend_schema(
        tags=["proposals"],
        operation_id="proposals_list",
        summary="List your proposals",
        responses=ProposalSerializer(many=True),
    )
    def get(self, request: Request) -> Response:
        """What you asked the solver, newest first."""
        rows = own_proposals(member(request)).defer("job__params", "job__traceback")
        page = self.paginate_queryset(rows) or []
        return self.get_paginated_response([ProposalSerializer(one).data for one in page])

    @extend_schema(
        tags=["proposals"],
        operation_id="proposals_create",
        summary="Ask for a proposal",
        request=AskSerializer,
        responses={201: ProposalSerializer, **BAD, **UNKNOWN, **NOT_NOW},
        examples=[
            OpenApiExample(
                "The best deck of your cards",
                {"game": "mmg", "kind": "solve", "locks": ["2 Dalek"], "bans": ["Davros"]},
                request_only=True,
            )
        ],
    )
    def post(self, request: Request) -> Response:
        """Ask for the best deck, one that is tried in play, or a fair pair; a job computes it."""
        values = dict(body(request, AskSerializer).validated_data)
        vocabulary_or_404(values["game"])
        pk = values.pop("deck", None)
        values["source"] = values.pop("cards")
        deck = own_deck(pk, member(request)) if pk is not None else None
        with refusals():
            if deck is not None and deck.game.slug != values["game"]:
                raise Refused("deck", "That deck is of another game.", field="deck")
            question = Question(
                **{
                    **values,
                    "deck": deck,
                    "locks": tuple(values["locks"]),
                    "bans": tuple(values["bans"]),
                    "against": tuple(values["against"]),
                    "counts": tuple(Count(**one) for one in values["counts"]),
                }
            )
            proposal = ask(member(request), question)
        return Response(ProposalSerializer(proposal).data, status=status.HTTP_201_CREATED)


class ProposalDetail(ProposalView):
    @extend_schema(
        tags=["proposals"],
        operation_id="proposals_show",
        summary="Show a proposal",
        responses={200: ProposalDetailSerializer, **UNKNOWN},
    )
    def get(self, request: Request, token: str) -> Response:
        """One proposal, with its answer once it is there."""
        return Response(ProposalDetailSerializer(own_proposal(token, member(request))).data)


class ProposalAdopt(ProposalView):
    @extend_schema(
        tags=["proposals"],
        operation_id="proposals_adopt",
        summary="Adopt a proposal",
        request=AdoptSerializer,
        responses={200: AdoptedSerializer, **BAD, **UNKNOWN, **NOT_NOW},
    )
    def post(self, request: Request, token: str) -> Response:
        """As the next version of the deck it was asked for, or as a deck of its own."""
        proposal = own_proposal(token, member(request))
        values = body(request, AdoptSerializer).validated_data
        with refusals():
            version = adopt(proposal, member(request), values["number"], anew=values["anew"])
        return Response({"deck": version.deck_id, "version": version.number})
