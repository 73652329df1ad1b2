"""How many copies of a card somebody would like to have."""

from __future__ import annotations

from rest_framework import serializers

from collection.api.serializers.holdings import CardRefSerializer
from collection.models import Want
from collection.services.lots import LONGEST_NOTES, MOST_COPIES
from web.strict import StrictSerializer, WholeNumber


class WantSerializer(serializers.ModelSerializer[Want]):
    card = CardRefSerializer()
    owned = serializers.IntegerField()
    missing = serializers.IntegerField(help_text="Copies still missing from the target.")
    spare = serializers.IntegerField(help_text="Copies beyond the target.")

    class Meta:
        model = Want
        fields = ["card", "target", "owned", "missing", "spare", "notes", "changed_at"]


class WantSetSerializer(StrictSerializer):
    target = WholeNumber(min_value=1, max_value=MOST_COPIES, help_text="Copies wanted in all.")
    notes = serializers.CharField(
        required=False,
        allow_blank=True,
        max_length=LONGEST_NOTES,
        help_text="Stay as they are when left out.",
    )
