"""A game's vocabulary, as game.toml gives it."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers

_PROVENANCES = ["rulebook", "public", "house"]
_KINDS = ["int", "text", "choice", "choices", "words", "flag"]


class PlayersSerializer(serializers.Serializer[Any]):
    min = serializers.IntegerField()
    max = serializers.IntegerField()


class SectionSerializer(serializers.Serializer[Any]):
    """A part of a deck."""

    id = serializers.CharField()
    name = serializers.CharField()
    about = serializers.CharField()


class ChoiceSerializer(serializers.Serializer[Any]):
    id = serializers.CharField()
    name = serializers.CharField()
    aliases = serializers.ListField(child=serializers.CharField())


class FieldSerializer(serializers.Serializer[Any]):
    """A property that cards of the game can have, and a key of the search language."""

    id = serializers.CharField()
    name = serializers.CharField()
    kind = serializers.ChoiceField(_KINDS)
    aliases = serializers.ListField(child=serializers.CharField())
    choices = ChoiceSerializer(many=True)
    min = serializers.IntegerField(allow_null=True)
    max = serializers.IntegerField(allow_null=True)
    about = serializers.CharField()


class TypeSerializer(serializers.Serializer[Any]):
    """A kind of card, with the fields it may have and those that play needs."""

    id = serializers.CharField()
    name = serializers.CharField()
    plural = serializers.CharField()
    fields = serializers.ListField(child=serializers.CharField())  # type: ignore[assignment]
    expected = serializers.ListField(child=serializers.CharField())
    section = serializers.CharField()
    about = serializers.CharField()


class RaritySerializer(serializers.Serializer[Any]):
    id = serializers.CharField()
    name = serializers.CharField()


class SetSerializer(serializers.Serializer[Any]):
    """A product in which printings appeared. `size` is that of the real set, where known."""

    id = serializers.CharField(source="about.id")
    name = serializers.CharField(source="about.name")
    code = serializers.CharField(source="about.code")
    year = serializers.IntegerField(source="about.year", allow_null=True)
    size = serializers.IntegerField(source="about.size", allow_null=True)
    provenance = serializers.ChoiceField(_PROVENANCES, source="about.provenance")
    about = serializers.CharField(source="about.about")
    cards = serializers.IntegerField(source="completion.total", help_text="Different cards in it.")
    owned = serializers.IntegerField(
        allow_null=True, help_text="Different cards you own; null without authentication."
    )


class GameSerializer(serializers.Serializer[Any]):
    id = serializers.CharField(source="game.id")
    name = serializers.CharField(source="game.name")
    short = serializers.CharField(source="game.short")
    publisher = serializers.CharField(source="game.file.publisher")
    year = serializers.IntegerField(source="game.file.year", allow_null=True)
    players = PlayersSerializer(source="game.file.players")
    deck_noun = serializers.CharField(source="game.file.deck_noun")
    about = serializers.CharField(source="game.file.about")
    cards = serializers.IntegerField(source="completion.total")
    owned = serializers.IntegerField(
        allow_null=True, help_text="Different cards you own; null without authentication."
    )


class GameDetailSerializer(GameSerializer):
    examples = serializers.ListField(
        source="game.file.examples", child=serializers.CharField(), help_text="Queries to try."
    )
    sections = SectionSerializer(source="game.file.sections", many=True)
    types = TypeSerializer(source="game.file.types", many=True)
    fields = FieldSerializer(source="game.file.fields", many=True)  # type: ignore[assignment]
    rarities = RaritySerializer(source="game.file.rarities", many=True)
    sets = SetSerializer(many=True)
