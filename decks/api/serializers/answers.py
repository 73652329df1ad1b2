"""The answer of a check, described for the schema; `cards.construction.answer` makes it."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers

from collection.api.serializers.cards import ValueField


class LineSerializer(serializers.Serializer[Any]):
    """A line of a text that needs a look."""

    number = serializers.IntegerField(help_text="Counted from 1.")
    text = serializers.CharField()
    kind = serializers.CharField(help_text="ambiguous or unknown.")
    section = serializers.CharField(help_text="Where the deck keeps it.")
    placed = serializers.BooleanField(help_text="Whether the text itself says where it belongs.")
    count = serializers.IntegerField()
    card = serializers.CharField()
    set = serializers.CharField()
    set_number = serializers.CharField()
    candidates = serializers.ListField(
        child=serializers.CharField(), help_text="Ids of the cards that an ambiguous line fits."
    )
    suggestions = serializers.ListField(
        child=serializers.CharField(), help_text="Ids of cards with names like an unknown one."
    )
    note = serializers.CharField()
    loose = serializers.CharField(help_text="What the deck keeps of the line.")


class ReadSerializer(serializers.Serializer[Any]):
    """What was read: how many lines there are of each kind, and those that need a look."""

    source = serializers.CharField(help_text="Which input this is.")  # type: ignore[assignment]
    name = serializers.CharField()
    size = serializers.IntegerField()
    summary = serializers.DictField(child=serializers.IntegerField())
    lines = LineSerializer(many=True)
    notes = serializers.ListField(child=serializers.CharField())
    problem = serializers.CharField(help_text="Why it could not be read; empty when it could.")


class PartSerializer(serializers.Serializer[Any]):
    """One of several numbers that a rule compares."""

    label = serializers.CharField()  # type: ignore[assignment]
    have = serializers.IntegerField()
    need = serializers.IntegerField(allow_null=True)


class ViolationSerializer(serializers.Serializer[Any]):
    """One broken rule with both numbers and the cards."""

    rule = serializers.CharField(help_text="Its id in the ledger; empty for unreadable lines.")
    part = serializers.CharField(help_text="Which of several rules of one id.")
    code = serializers.CharField(help_text="What is wrong, for programs, such as copies-above.")
    severity = serializers.ChoiceField(choices=["error", "advice", "unknown"])
    have = serializers.IntegerField(help_text="What the deck has.")
    need = serializers.IntegerField(help_text="The bound that it misses.")
    cards = serializers.ListField(child=serializers.CharField(), help_text="Ids of cards.")
    sections = serializers.ListField(
        child=serializers.CharField(), help_text="Where the rule looks; empty for the whole deck."
    )
    one = serializers.CharField(help_text="What is counted, one of it.")
    many = serializers.CharField(  # type: ignore[assignment]
        help_text="What is counted, several of it."
    )
    group = serializers.CharField(help_text="The group that it is about, if any.")
    field = serializers.CharField(help_text="The field whose value the group is.")
    parts = PartSerializer(many=True)
    decks = serializers.ListField(
        child=serializers.IntegerField(), help_text="Decks at fault, counted from 1; of a match."
    )
    why = serializers.CharField()
    rulebook = serializers.CharField(help_text="The section of the rulebook.")
    option = serializers.CharField(help_text="The options that shape the rule.")
    sentence = serializers.CharField(help_text="For people.")


class DeckReportSerializer(serializers.Serializer[Any]):
    """What was found for one deck, or for the match between several."""

    verdict = serializers.CharField(help_text="legal, illegal or undecided.")
    errors = ViolationSerializer(many=True)  # type: ignore[assignment]
    advice = ViolationSerializer(many=True)
    unknown = ViolationSerializer(
        many=True, help_text="Rules that cannot be decided, because a card's value is not known."
    )
    name = serializers.CharField()
    format = serializers.CharField()
    size = serializers.IntegerField()


class FormatReportSerializer(serializers.Serializer[Any]):
    """All decks by one format, and the match between them when there are several."""

    format = serializers.CharField()
    name = serializers.CharField()
    verdict = serializers.CharField(help_text="legal, illegal or undecided.")
    options = serializers.DictField(child=ValueField(allow_null=True))
    decks = DeckReportSerializer(many=True, help_text="In the order they were sent.")
    match = DeckReportSerializer(allow_null=True, help_text="null for a single deck.")


class AnswerSerializer(serializers.Serializer[Any]):
    """The same object as `manage.py deck check --json` prints."""

    game = serializers.CharField()
    verdict = serializers.CharField(
        help_text="legal when every format says so; illegal, undecided; or unreadable when an "
        "input has a problem.",
    )
    read = ReadSerializer(many=True)
    formats = FormatReportSerializer(many=True)
