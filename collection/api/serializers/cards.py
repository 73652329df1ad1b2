"""A card with its printings, and what the caller owns of it."""

from __future__ import annotations

from typing import Any

from django.urls import reverse
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from collection.models import Card, Printing
from collection.selectors.games import vocabularies
from collection.views.described import field_rows


@extend_schema_field(
    {
        "oneOf": [
            {"type": "string"},
            {"type": "integer"},
            {"type": "boolean"},
            {"type": "array", "items": {"type": "string"}},
        ]
    }
)
class ValueField(serializers.JSONField):
    """A field's value: text, a number, a flag, or a list of words."""


class PrintingSerializer(serializers.ModelSerializer[Printing]):
    """A card as it appeared in a set; its id is what holdings refer to."""

    set = serializers.CharField(source="set.slug")
    owned = serializers.SerializerMethodField(
        help_text="Copies you own; null without authentication."
    )

    class Meta:
        model = Printing
        fields = ["id", "set", "number", "rarity", "owned"]

    def get_owned(self, printing: Printing) -> int | None:
        copies: dict[int, int] | None = self.context.get("copies")
        return None if copies is None else copies.get(printing.pk, 0)


class OwnershipSerializer(serializers.Serializer[Any]):
    """Copies of a card over all printings: those in built decks are reserved, not free."""

    owned = serializers.IntegerField()
    reserved = serializers.IntegerField()
    free = serializers.IntegerField()
    target = serializers.IntegerField(help_text="Wanted in all; 0 when nothing is wished for.")
    wanted = serializers.IntegerField(help_text="Still missing from the target.")


class CardSerializer(serializers.ModelSerializer[Card]):
    game = serializers.CharField(source="game.slug")
    id = serializers.CharField(source="slug", help_text="Unique within the game.")
    complete = serializers.BooleanField(
        source="is_complete", help_text="Whether every value that play needs is known."
    )
    text = serializers.CharField(help_text="Generated from the card's abilities, in our words.")
    fields = serializers.DictField(  # type: ignore[assignment]
        source="data.fields", child=ValueField(), help_text="An absent field is unknown."
    )
    house = serializers.ListField(
        source="data.house",
        child=serializers.CharField(),
        help_text="Fields whose value is ours although the card is documented. Of a card with "
        "provenance house every value is.",
    )
    printings = serializers.SerializerMethodField()
    own = serializers.SerializerMethodField(
        help_text="What you have of it; null without authentication."
    )
    page = serializers.SerializerMethodField(help_text="Its page for people.")

    class Meta:
        model = Card
        fields = [
            "game", "id", "name", "subtitle", "type", "provenance", "complete", "text", "fields",
            "house", "printings", "own", "page",
        ]  # fmt: skip

    @extend_schema_field(PrintingSerializer(many=True))
    def get_printings(self, card: Card) -> list[dict[str, Any]]:
        rows = [printing for printing in card.printings.all() if printing.is_active]
        return list(PrintingSerializer(rows, many=True, context=self.context).data)

    @extend_schema_field(OwnershipSerializer(allow_null=True))
    def get_own(self, card: Card) -> dict[str, Any] | None:
        own = self.context.get("own", {}).get(card.pk)
        return None if own is None else OwnershipSerializer(own).data

    def get_page(self, card: Card) -> str:
        return reverse("card_detail", args=[card.game.slug, card.slug])


class FieldRowSerializer(serializers.Serializer[Any]):
    """One value in words, or that it is unknown."""

    id = serializers.CharField()
    name = serializers.CharField()
    value = serializers.CharField(help_text='In words; "unknown" when known is false.')
    known = serializers.BooleanField()
    house = serializers.BooleanField(help_text="Whether the value is ours, printed nowhere.")


class CardDetailSerializer(CardSerializer):
    source = serializers.CharField(source="data.source", help_text="Where it is documented.")  # type: ignore[assignment]
    notes = serializers.CharField(source="data.notes")
    abilities = serializers.ListField(
        source="data.abilities",
        child=serializers.DictField(),
        help_text="The declarations that the engine plays and the text is made from.",
    )
    values = serializers.SerializerMethodField(help_text="Every value of its type, in words.")

    class Meta(CardSerializer.Meta):
        fields = [*CardSerializer.Meta.fields, "source", "notes", "abilities", "values"]

    @extend_schema_field(FieldRowSerializer(many=True))
    def get_values(self, card: Card) -> list[dict[str, Any]]:
        rows = field_rows(vocabularies()[card.game.slug], card)
        return list(FieldRowSerializer(rows, many=True).data)
