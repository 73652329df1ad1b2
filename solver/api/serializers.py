"""Proposals as JSON: what may be asked, and what came of it."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from solver.models import Kind, Proposal
from solver.selectors.proposals import headline
from solver.services.asking import (
    LEAST_GAMES,
    MOST_COUNTED,
    MOST_DECKS,
    MOST_GAMES,
    MOST_OPPONENTS,
)
from web.strict import OneOf, StrictSerializer, WholeNumber


def lines(most: int) -> serializers.ListField:
    """A list of card names, with numbers before them where that means something."""
    return serializers.ListField(
        child=serializers.CharField(max_length=250), default=list, max_length=most
    )


class QueryCountSerializer(StrictSerializer):
    """At least and at most so many cards of a search."""

    query = serializers.CharField(max_length=500)
    min = WholeNumber(required=False, allow_null=True, min_value=0, max_value=999)
    max = WholeNumber(required=False, allow_null=True, min_value=0, max_value=999)


class AskSerializer(StrictSerializer):
    """A question to the solver."""

    game = serializers.CharField(max_length=40)
    kind = OneOf(choices=Kind.choices, default=Kind.SOLVE)
    cards = OneOf(
        choices=["owned", "free", "all"],
        default="owned",
        help_text="Those you own, those not in another built deck, or every card.",
    )
    budget = WholeNumber(required=False, allow_null=True, min_value=0, max_value=200)
    decks = WholeNumber(default=1, min_value=1, max_value=MOST_DECKS)
    locks = lines(200)
    bans = lines(500)
    limits = serializers.DictField(
        child=WholeNumber(allow_null=True, min_value=0, max_value=MOST_COUNTED), default=dict
    )
    counts = serializers.ListField(child=QueryCountSerializer(), default=list, max_length=50)
    variety = WholeNumber(required=False, allow_null=True, min_value=1, max_value=999)
    deck = WholeNumber(required=False, allow_null=True, help_text="A deck of yours to improve.")
    finish = serializers.BooleanField(default=False, help_text="Keep every card of the deck.")
    swaps = WholeNumber(required=False, allow_null=True, min_value=1, max_value=99)
    against = serializers.ListField(
        child=WholeNumber(min_value=1), default=list, max_length=MOST_OPPONENTS
    )
    games = WholeNumber(default=2000, min_value=LEAST_GAMES, max_value=MOST_GAMES)
    agent = serializers.CharField(default="greedy", max_length=40)
    seed = WholeNumber(required=False, allow_null=True, min_value=0, max_value=2**48)


class ProposalSerializer(serializers.Serializer[Proposal]):
    token = serializers.CharField()
    game = serializers.CharField(source="game.slug")
    kind = serializers.CharField()
    title = serializers.CharField()
    deck = serializers.IntegerField(source="deck_id", allow_null=True)
    job = serializers.CharField(source="job.token", help_text="Its progress: /jobs/<token>/.")
    state = serializers.CharField(source="job.state")
    headline = serializers.SerializerMethodField()
    adopted = serializers.IntegerField(source="adopted.deck_id", default=None, allow_null=True)
    created_at = serializers.DateTimeField()

    def get_headline(self, proposal: Proposal) -> str:
        return headline(proposal)


class ProposalDetailSerializer(ProposalSerializer):
    """With the answer, once there is one."""

    result = serializers.SerializerMethodField()

    @extend_schema_field({"type": "object", "additionalProperties": True, "nullable": True})
    def get_result(self, proposal: Proposal) -> Any:
        return proposal.job.result


class AdoptSerializer(StrictSerializer):
    number = WholeNumber(default=0, min_value=0, max_value=99, help_text="Which deck of several.")
    anew = serializers.BooleanField(default=False, help_text="Make a deck of its own of it.")


class AdoptedSerializer(serializers.Serializer[Any]):
    deck = serializers.IntegerField()
    version = serializers.IntegerField()
