"""What can stand after the question mark of a list's address."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers

from collection.models import Condition, Finish
from collection.services.lots import LONGEST_LOCATION
from web.numbers import LARGEST_ID
from web.strict import OneOf, WholeNumber


class GameFilter(serializers.Serializer[Any]):
    game = serializers.CharField(required=False, help_text="Only this game, by its id such as mmg.")


class SearchFilter(GameFilter):
    # Not trimmed: the position of a fault counts characters of what was sent.
    q = serializers.CharField(
        required=False,
        trim_whitespace=False,
        help_text="A query in the search language, such as type:creature zone:future.",
    )


class HoldingFilter(SearchFilter):
    printing = WholeNumber(required=False, min_value=1, max_value=LARGEST_ID)
    condition = OneOf(Condition.choices, required=False)
    finish = OneOf(Finish.choices, required=False)
    language = serializers.CharField(required=False, max_length=8)
    location = serializers.CharField(
        required=False, max_length=LONGEST_LOCATION, help_text="The exact place."
    )
    for_trade = serializers.BooleanField(
        required=False, help_text="true: only copies of which some are for trade."
    )

    def columns(self) -> dict[str, object]:
        """The chosen values as conditions on holdings."""
        values = self.validated_data
        names = ("printing", "condition", "finish", "language", "location")
        chosen: dict[str, object] = {name: values[name] for name in names if name in values}
        if "for_trade" in values:
            chosen["for_trade__gt" if values["for_trade"] else "for_trade"] = 0
        return chosen


class WantFilter(GameFilter):
    show = OneOf(
        [("missing", "Still missing"), ("spare", "More than wanted")],
        required=False,
        help_text="missing: only cards of which copies are lacking; spare: only those with more "
        "copies than wanted.",
    )


class RevisionFilter(serializers.Serializer[Any]):
    revision = WholeNumber(
        required=False,
        min_value=0,
        max_value=2**31 - 1,
        help_text="Remove them only if they still have this revision.",
    )
