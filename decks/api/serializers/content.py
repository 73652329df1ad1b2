"""The cards of a deck, and bodies that carry them."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers
from rest_framework.exceptions import ValidationError

from cards.deck import MAX_COPIES
from cards.formats import FORMATS
from cards.formats.limits import MAX_CHARACTERS
from web.strict import OneOf, StrictSerializer
from web.visibility import Visibility

FILE_CHOICES = [(one.id, one.name) for one in FORMATS.values()]


class DeckEntrySerializer(serializers.Serializer[Any]):
    """Copies of one card in one section."""

    card = serializers.CharField(help_text="The id of the card.")
    count = serializers.IntegerField(min_value=1, max_value=MAX_COPIES)
    set = serializers.CharField(required=False, help_text="The set of a certain printing.")
    number = serializers.CharField(required=False, help_text="Its number within the set.")


class LooseSerializer(serializers.Serializer[Any]):
    """A line that names no single card; kept until somebody decides."""

    section = serializers.CharField(allow_blank=True)
    text = serializers.CharField()


class ContentSerializer(serializers.Serializer[Any]):
    """The cards of a deck by section."""

    sections = serializers.DictField(
        child=DeckEntrySerializer(many=True), help_text="Entries by the id of their section."
    )
    loose = LooseSerializer(many=True, required=False)


@extend_schema_field(ContentSerializer)
class ContentField(serializers.JSONField):
    """Content as it came; `decks.content` reads it and lists all that is wrong."""


class CardsSerializer(StrictSerializer):
    """A deck as content, or as a text in any form that can be read; not both."""

    content = ContentField(required=False, help_text="The cards by their ids.")
    text = serializers.CharField(
        required=False,
        allow_blank=True,
        trim_whitespace=False,
        max_length=MAX_CHARACTERS,
        help_text="A deck text or file; unknown lines are kept and reported.",
    )
    file = OneOf(
        FILE_CHOICES, required=False, help_text="The form of the text; found out when left out."
    )

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        if "content" in attrs and "text" in attrs:
            raise ValidationError({"text": ["Expected content or text, not both."]})
        if "file" in attrs and "text" not in attrs:
            raise ValidationError({"file": ["Expected a text beside it."]})
        return attrs


class AboutSerializer(StrictSerializer):
    """What is said of a deck as a whole; what is left out stays as it is."""

    name = serializers.CharField(required=False, max_length=120)
    about = serializers.CharField(required=False, allow_blank=True, max_length=4000)
    format = serializers.CharField(
        required=False,
        allow_blank=True,
        max_length=40,
        help_text="The id of a format of the game; empty for its first one.",
    )
    visibility = OneOf(Visibility.choices, required=False)
    tags = serializers.ListField(
        child=serializers.CharField(max_length=40), required=False, max_length=50
    )


class DeckCreateSerializer(AboutSerializer, CardsSerializer):
    """A new deck. What a text says of itself holds where the body says nothing."""

    game = serializers.CharField(max_length=40, help_text="The id of a game, such as mmg.")


class ReplaceSerializer(CardsSerializer):
    """New cards in place of those of the version that you have seen."""

    expected = serializers.CharField(
        max_length=64, help_text="The hash of the deck that you last saw."
    )
    intent = serializers.CharField(
        default="", allow_blank=True, max_length=300, help_text="What the change is for."
    )

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        if "content" not in attrs and "text" not in attrs:
            raise ValidationError({"content": ["Expected content or text."]})
        return super().validate(attrs)


class ForkSerializer(StrictSerializer):
    name = serializers.CharField(required=False, max_length=120, help_text="Its own name.")
    key = serializers.CharField(
        default="", allow_blank=True, max_length=64, help_text="The share key of an unlisted deck."
    )


class VersionNameSerializer(StrictSerializer):
    """A name keeps a version for good; without one it is an autosaved one."""

    name = serializers.CharField(allow_blank=True, max_length=80)
    intent = serializers.CharField(default="", allow_blank=True, max_length=300)
