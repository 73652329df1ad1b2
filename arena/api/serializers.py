"""Contests as JSON, in and out."""

from __future__ import annotations

from typing import Any

import msgspec
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from arena.models import Contest, Entry, Kind
from arena.order import MOST_SEED
from jobs.models import State
from web.strict import OneOf, StrictSerializer, WholeNumber
from web.visibility import BY_LINK

OBJECT = {"type": "object", "additionalProperties": True}
LONGEST_TEXT = 200_000


class EntryAskedSerializer(StrictSerializer):
    """A deck to enter: by its number, or as a text."""

    deck = WholeNumber(required=False, min_value=1, help_text="A deck that you may see.")
    version = WholeNumber(
        required=False, min_value=1, help_text="An older version of a deck of yours."
    )
    text = serializers.CharField(
        required=False, max_length=LONGEST_TEXT, help_text="A deck in any form that can be read."
    )
    name = serializers.CharField(required=False, max_length=120, help_text="Of a text.")
    agent = serializers.CharField(
        required=False, max_length=40, help_text="uniform, greedy or search:<iterations>."
    )

    def validate(self, given: dict[str, Any]) -> dict[str, Any]:
        if ("deck" in given) == ("text" in given):
            raise serializers.ValidationError("Expected either a deck or a text.")
        return given


class OrderSerializer(StrictSerializer):
    """A contest to start."""

    game = serializers.SlugField()
    kind = OneOf(Kind.choices, required=False, help_text="A matchup unless given.")
    decks = EntryAskedSerializer(many=True, help_text="In order; the first runs a gauntlet.")
    games = WholeNumber(
        required=False, min_value=2, help_text="Of each pairing; at most, when until_decided."
    )
    until_decided = serializers.BooleanField(required=False)
    seed = WholeNumber(
        required=False, min_value=0, max_value=MOST_SEED, help_text="Drawn by chance unless given."
    )
    title = serializers.CharField(required=False, allow_blank=True, max_length=200)


class ShareSerializer(StrictSerializer):
    visibility = OneOf(BY_LINK)


class AgainSerializer(StrictSerializer):
    seed = WholeNumber(
        required=False, min_value=0, max_value=MOST_SEED, help_text="Another one unless given."
    )


class EntrySerializer(serializers.ModelSerializer[Entry]):
    version = serializers.IntegerField(
        source="version_number", allow_null=True, help_text="Null for a deck given as text."
    )
    hash = serializers.CharField(source="content_hash", help_text="Of its cards as they were.")

    class Meta:
        model = Entry
        fields = ["name", "agent", "deck", "version", "hash"]


class ContestSerializer(serializers.ModelSerializer[Contest]):
    game = serializers.SlugRelatedField[Any](slug_field="slug", read_only=True)
    state = serializers.ChoiceField(source="job.state", choices=State.choices)
    is_over = serializers.BooleanField(source="job.is_over")
    games_done = serializers.IntegerField(source="job.units_done")
    job = serializers.CharField(source="job.token", help_text="The job that plays it.")
    entries = EntrySerializer(many=True)

    class Meta:
        model = Contest
        fields = [
            "token", "game", "kind", "title", "visibility", "state", "is_over", "games",
            "games_done", "until_decided", "seed", "headline", "job", "entries", "created_at",
        ]  # fmt: skip


class ResultSerializer(serializers.Serializer[Any]):
    """The figures with the set-up that repeats them; docs/matchups.md describes both."""

    setup = serializers.SerializerMethodField()
    result = serializers.SerializerMethodField()

    @extend_schema_field(OBJECT)
    def get_setup(self, contest: Contest) -> Any:
        return contest.job.params

    @extend_schema_field(OBJECT)
    def get_result(self, contest: Contest) -> Any:
        return contest.job.result


class PlayedGameSerializer(serializers.Serializer[Any]):
    number = serializers.IntegerField(help_text="Games of a pairing count from 1.")
    result = serializers.ChoiceField(choices=["won", "lost", "drawn", "aborted"])
    winner = serializers.CharField(allow_null=True, help_text="The name of the deck that won.")
    turns = serializers.IntegerField()


class ReplaySerializer(serializers.Serializer[Any]):
    """A game in full: what replays it, and its story."""

    record = serializers.SerializerMethodField(help_text="Seed, seats, choices and outcome.")
    story = serializers.SerializerMethodField(help_text="Steps, and the log as sentences.")
    earlier = serializers.CharField(
        help_text="Why this is not the counted game any more, after an upgrade; empty when it is."
    )

    @extend_schema_field(OBJECT)
    def get_record(self, replay: Any) -> Any:
        return msgspec.to_builtins(replay.record)

    @extend_schema_field(OBJECT)
    def get_story(self, replay: Any) -> Any:
        return msgspec.to_builtins(replay.story)
