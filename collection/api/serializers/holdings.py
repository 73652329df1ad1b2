"""Copies in a collection: how they are shown, made, counted and edited."""

from __future__ import annotations

from typing import Any

from django.db.models import QuerySet
from rest_framework import serializers

from collection.models import Card, Condition, Finish, Holding, Printing
from collection.services.holdings import Details
from collection.services.lots import LONGEST_LOCATION, LONGEST_NOTES, MOST_COPIES, Lot
from web.strict import Brief, OneOf, StrictSerializer, WholeNumber


class CardRefSerializer(serializers.ModelSerializer[Card]):
    game = serializers.CharField(source="game.slug")
    id = serializers.CharField(source="slug")
    name = serializers.CharField(source="full_name")

    class Meta:
        model = Card
        fields = ["game", "id", "name"]


class PrintingRefSerializer(serializers.ModelSerializer[Printing]):
    set = serializers.CharField(source="set.slug")

    class Meta:
        model = Printing
        fields = ["id", "set", "number", "rarity"]


class HoldingSerializer(serializers.ModelSerializer[Holding]):
    """Copies of one printing that are alike and lie in one place."""

    card = CardRefSerializer()
    printing = PrintingRefSerializer()
    revision = serializers.IntegerField(
        help_text="Grows with every change; send it back when you edit."
    )

    class Meta:
        model = Holding
        fields = [
            "id", "card", "printing", "count", "for_trade", "condition", "language", "finish",
            "location", "notes", "revision", "created_at", "changed_at",
        ]  # fmt: skip


class PrintingKeyField(Brief, serializers.PrimaryKeyRelatedField[Printing]):
    """A printing by its id."""

    default_error_messages = {
        "does_not_exist": "There is no printing {pk_value}.",
        "incorrect_type": "Expected the id of a printing, a whole number.",
    }

    def get_queryset(self) -> QuerySet[Printing]:
        return Printing.objects.select_related("card__game", "set")

    def to_internal_value(self, data: Any) -> Printing:
        # 1.5 would be read as 1.
        if isinstance(data, float):
            self.fail("incorrect_type")
        printing: Printing = super().to_internal_value(data)
        return printing


class LotSerializer(StrictSerializer):
    """What makes copies of one printing alike."""

    condition = OneOf(Condition.choices, default=Condition.NEAR_MINT.value)
    language = serializers.CharField(
        default="en", max_length=8, help_text="A code such as en, de or pt-br."
    )
    finish = OneOf(Finish.choices, default=Finish.NORMAL.value)
    location = serializers.CharField(default="", allow_blank=True, max_length=LONGEST_LOCATION)

    def lot(self) -> Lot:
        values = self.validated_data
        return Lot(*(values[name] for name in ("condition", "language", "finish", "location")))


class DeltaSerializer(StrictSerializer):
    delta = WholeNumber(
        min_value=-MOST_COPIES, max_value=MOST_COPIES, help_text="Copies to add; fewer than 0 take."
    )


class CountSerializer(LotSerializer, DeltaSerializer):
    """Copies to add to a printing, or to take from it."""

    printing = PrintingKeyField(queryset=Printing.objects.all())


class HoldingCreateSerializer(LotSerializer):
    printing = PrintingKeyField(queryset=Printing.objects.all())
    count = WholeNumber(min_value=1, max_value=MOST_COPIES)
    for_trade = WholeNumber(default=0, min_value=0, max_value=MOST_COPIES)
    notes = serializers.CharField(default="", allow_blank=True, max_length=LONGEST_NOTES)

    def details(self) -> Details:
        values = self.validated_data
        return Details(values["count"], values["for_trade"], self.lot(), values["notes"])


class HoldingEditSerializer(StrictSerializer):
    """New values; those left out stay as they are."""

    revision = WholeNumber(
        min_value=0, max_value=2**31 - 1, help_text="The revision that the change was made from."
    )
    count = WholeNumber(required=False, min_value=0, max_value=MOST_COPIES)
    for_trade = WholeNumber(required=False, min_value=0, max_value=MOST_COPIES)
    condition = OneOf(Condition.choices, required=False)
    language = serializers.CharField(required=False, max_length=8)
    finish = OneOf(Finish.choices, required=False)
    location = serializers.CharField(required=False, allow_blank=True, max_length=LONGEST_LOCATION)
    notes = serializers.CharField(required=False, allow_blank=True, max_length=LONGEST_NOTES)

    def details(self, row: Holding) -> Details:
        """The row's values with those that were sent in their place."""

        def now(name: str) -> Any:
            return self.validated_data.get(name, getattr(row, name))

        lot = Lot(now("condition"), now("language"), now("finish"), now("location"))
        return Details(now("count"), now("for_trade"), lot, now("notes"))


class ReplayedSerializer(serializers.Serializer[Any]):
    """What was undone or made again."""

    sentence = serializers.CharField()
    holdings = serializers.SerializerMethodField()

    def get_holdings(self, replayed: Any) -> list[int]:
        return [step.holding.pk for step in replayed.steps]
