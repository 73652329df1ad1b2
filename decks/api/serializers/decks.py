"""Decks as they are shown: in lists, in full, and version by version."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.urls import reverse
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from decks.api.serializers.answers import ReadSerializer
from decks.api.serializers.content import ContentSerializer
from decks.models import Deck, DeckVersion
from decks.selectors.access import may_see_parent
from decks.selectors.copies import readiness
from decks.selectors.verdicts import verdicts
from web.readers import Reader
from web.strict import OneOf


class ParentSerializer(serializers.Serializer[Any]):
    """The deck that this one was forked from."""

    deck = serializers.IntegerField()
    name = serializers.CharField()
    version = serializers.IntegerField()


class DeckSerializer(serializers.ModelSerializer[Deck]):
    """A deck and how it stands. Its cards are in `content`, with one deck at a time."""

    game = serializers.CharField(source="game.slug")
    owner = serializers.SerializerMethodField(help_text="A user name; null for a stock deck.")
    own = serializers.SerializerMethodField(help_text="Whether it is yours to change.")
    tags = serializers.SerializerMethodField()
    size = serializers.SerializerMethodField(help_text="Cards in all sections.")
    version = serializers.SerializerMethodField(help_text="The number of the newest version.")
    hash = serializers.SerializerMethodField(help_text="Names the cards; send it back to replace.")
    verdict = serializers.SerializerMethodField(
        help_text="legal, illegal, undecided, or unchecked where the game has no rules."
    )
    problems = serializers.SerializerMethodField(help_text="How many rules it breaks.")
    missing = serializers.SerializerMethodField(
        help_text="Copies that you lack or that other decks hold; null without authentication."
    )
    built = serializers.BooleanField(source="is_built", help_text="Whether it holds copies.")
    parent = serializers.SerializerMethodField(  # type: ignore[assignment]
        help_text="What it was forked from; null when you may not see that."
    )
    key = serializers.SerializerMethodField(help_text="The share key; null unless it is yours.")
    page = serializers.SerializerMethodField(help_text="Its page for people.")

    class Meta:
        model = Deck
        fields = [
            "id", "game", "name", "about", "format", "visibility", "owner", "own", "tags", "size",
            "version", "hash", "verdict", "problems", "missing", "built", "parent", "key",
            "created_at", "changed_at", "page",
        ]  # fmt: skip

    @property
    def reader(self) -> Reader:
        reader: Reader = self.context["reader"]
        return reader

    def get_owner(self, deck: Deck) -> str | None:
        return deck.owner.username if deck.owner else None

    def get_own(self, deck: Deck) -> bool:
        return deck.owner_id is not None and deck.owner_id == self.reader.pk

    def get_tags(self, deck: Deck) -> list[str]:
        return [tag.name for tag in deck.tags.all()]

    def get_size(self, deck: Deck) -> int:
        return deck.head.size if deck.head else 0

    def get_version(self, deck: Deck) -> int:
        return deck.head.number if deck.head else 0

    def get_hash(self, deck: Deck) -> str:
        return deck.head.content_hash if deck.head else ""

    def get_verdict(self, deck: Deck) -> str:
        return self.context["verdicts"][deck.pk].verdict or "unchecked"

    def get_problems(self, deck: Deck) -> int:
        problems: int = self.context["verdicts"][deck.pk].problems
        return problems

    def get_missing(self, deck: Deck) -> int | None:
        ready = self.context["ready"].get(deck.pk)
        return ready.missing if ready else None

    @extend_schema_field(ParentSerializer(allow_null=True))
    def get_parent(self, deck: Deck) -> dict[str, Any] | None:
        if deck.parent is None or not may_see_parent(deck, self.reader):
            return None
        origin = deck.parent.deck
        return {"deck": origin.pk, "name": origin.name, "version": deck.parent.number}

    def get_key(self, deck: Deck) -> str | None:
        return deck.share_token if self.get_own(deck) else None

    def get_page(self, deck: Deck) -> str:
        return reverse("decks:detail", args=[deck.pk])


def context_of(decks: Sequence[Deck], reader: Reader) -> dict[str, Any]:
    """What the rows say beyond themselves; the queries do not grow with their number."""
    return {"reader": reader, "verdicts": verdicts(decks), "ready": readiness(reader, decks)}


class DeckDetailSerializer(DeckSerializer):
    content = serializers.SerializerMethodField(help_text="The cards.")

    class Meta(DeckSerializer.Meta):
        fields = [*DeckSerializer.Meta.fields, "content"]

    @extend_schema_field(ContentSerializer)
    def get_content(self, deck: Deck) -> dict[str, Any]:
        content: dict[str, Any] = deck.head.content if deck.head else {"sections": {}}
        return content


class DeckSavedSerializer(DeckDetailSerializer):
    """A deck as it was saved, and what became of the lines of a text."""

    read = serializers.SerializerMethodField(help_text="Of a text; null for content.")

    class Meta(DeckDetailSerializer.Meta):
        fields = [*DeckDetailSerializer.Meta.fields, "read"]

    @extend_schema_field(ReadSerializer(allow_null=True))
    def get_read(self, deck: Deck) -> Any:
        return self.context.get("read")


class VersionSerializer(serializers.ModelSerializer[DeckVersion]):
    """What a deck held at one moment; it never changes."""

    hash = serializers.CharField(source="content_hash")
    head = serializers.SerializerMethodField(help_text="Whether the deck holds these cards now.")

    class Meta:
        model = DeckVersion
        fields = ["number", "name", "intent", "size", "hash", "head", "at"]

    def get_head(self, version: DeckVersion) -> bool:
        return bool(version.pk == self.context["head"])


class VersionDetailSerializer(VersionSerializer):
    content = serializers.SerializerMethodField()

    class Meta(VersionSerializer.Meta):
        fields = [*VersionSerializer.Meta.fields, "content"]

    @extend_schema_field(ContentSerializer)
    def get_content(self, version: DeckVersion) -> Any:
        return version.content


class DeckFilter(serializers.Serializer[Any]):
    """Which decks a list shows."""

    show = OneOf(
        [("own", "Yours"), ("public", "Of others"), ("stock", "Of the catalogue"), ("all", "All")],
        required=False,
        help_text="own: yours; public: shown by their owners to all; stock: those of the "
        "catalogue; all: each that you may open. Without it your own, and public ones without "
        "authentication.",
    )
    game = serializers.CharField(required=False, help_text="Only this game, by its id such as mmg.")
    q = serializers.CharField(
        required=False,
        max_length=200,
        help_text="Words in the name, the description, a tag or the owner's name.",
    )
    tag = serializers.CharField(required=False, max_length=40, help_text="Only with this tag.")


class KeyFilter(serializers.Serializer[Any]):
    key = serializers.CharField(
        required=False, max_length=64, help_text="The share key of an unlisted deck."
    )
