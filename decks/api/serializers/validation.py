"""What to check, by which formats, with which points settled."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers
from rest_framework.exceptions import ValidationError

from collection.api.serializers.cards import ValueField
from decks.api.serializers.content import CardsSerializer
from web.numbers import LARGEST_ID
from web.strict import StrictSerializer, WholeNumber

# More decks than any game seats, and more formats than any game has.
MOST_DECKS = 12
MOST_FORMATS = 12
MOST_OPTIONS = 50
# Lines and characters of all decks of a call together: several times what twelve decks hold.
MOST_LINES = 3_000
MOST_CHARACTERS = 300_000


class DeckInputSerializer(CardsSerializer):
    """A deck by its id, or as content, or as a text."""

    id = WholeNumber(
        required=False, min_value=1, max_value=LARGEST_ID, help_text="A deck that you may see."
    )
    key = serializers.CharField(
        required=False, max_length=64, help_text="The share key of an unlisted deck."
    )
    name = serializers.CharField(
        required=False, max_length=120, help_text="What the report calls content."
    )

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        given = [name for name in ("id", "content", "text") if name in attrs]
        if len(given) != 1:
            told = " and ".join(given) or "nothing of them"
            raise ValidationError(f"Expected one of id, content and text, got {told}.")
        if "key" in attrs and "id" not in attrs:
            raise ValidationError({"key": ["Expected an id beside it."]})
        if "name" in attrs and "content" not in attrs:
            raise ValidationError({"name": ["Expected content beside it."]})
        return super().validate(attrs)


class ValidateSerializer(StrictSerializer):
    game = serializers.CharField(
        required=False,
        max_length=40,
        help_text="The id of a game; may be left out when a deck is given by its id.",
    )
    decks = serializers.ListField(
        child=DeckInputSerializer(),
        min_length=1,
        max_length=MOST_DECKS,
        help_text="Several decks are also checked as one match.",
    )
    formats = serializers.ListField(
        child=serializers.CharField(max_length=40),
        default=list,
        max_length=MOST_FORMATS,
        help_text="Ids of formats; without any, each deck's own.",
    )
    options = serializers.DictField(
        child=ValueField(allow_null=False),
        default=dict,
        help_text="Points of the rules to settle, by the ids of options.",
    )
    owned = serializers.BooleanField(
        default=False, help_text="Also check against the copies you own; needs authentication."
    )

    def validate_decks(self, decks: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Bound the work of the whole call; a deck alone has bounds of its own."""
        if len(decks) == 1:
            return decks
        for what, count, most in (
            ("lines", sum(map(_lines, decks)), MOST_LINES),
            ("characters", sum(len(one.get("text", "")) for one in decks), MOST_CHARACTERS),
        ):
            if count > most:
                told = f"Expected at most {most:,} {what} in all decks together, got {count:,}."
                raise ValidationError(told)
        return decks

    def validate_options(self, options: dict[str, Any]) -> dict[str, Any]:
        if len(options) > MOST_OPTIONS:
            raise ValidationError(f"Expected at most {MOST_OPTIONS} options, got {len(options)}.")
        return options


def _lines(deck: dict[str, Any]) -> int:
    """Lines of a text, or entries of content in whatever form they came."""
    if "text" in deck:
        return 1 + str(deck["text"]).count("\n")
    content = deck.get("content")
    sections = content.get("sections") if isinstance(content, dict) else None
    entries = sections.values() if isinstance(sections, dict) else []
    return sum(len(one) for one in entries if isinstance(one, list | dict))
