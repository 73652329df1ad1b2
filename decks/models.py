"""Decks and their versions. A version never changes; editing makes another one."""

from __future__ import annotations

from django.conf import settings
from django.db import models

from collection.models import Game, Holding
from web.tokens import new_token
from web.visibility import Visibility


class Deck(models.Model):
    """A deck that somebody builds, or a stock deck of the catalogue (without an owner)."""

    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, null=True, related_name="decks"
    )
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="decks")
    name = models.CharField(max_length=120)
    about = models.TextField(max_length=4000, blank=True)
    # The id of a format in rules.toml; empty means the game's first one.
    format = models.CharField(max_length=40, blank=True)
    visibility = models.CharField(
        max_length=8, choices=Visibility.choices, default=Visibility.PRIVATE
    )
    share_token = models.CharField(max_length=32, unique=True, default=new_token)
    parent = models.ForeignKey(
        "DeckVersion", on_delete=models.SET_NULL, null=True, related_name="forks"
    )
    is_built = models.BooleanField(default=False)
    head = models.ForeignKey(
        "DeckVersion", on_delete=models.SET_NULL, null=True, related_name="headed"
    )
    # "game/file name" of a stock deck, so that loading again finds it.
    stock_key = models.CharField(max_length=120, unique=True, null=True)  # noqa: DJ001  (unique)
    created_at = models.DateTimeField(auto_now_add=True)
    changed_at = models.DateTimeField(auto_now=True)

    class Meta:
        ordering = ["-changed_at", "-pk"]
        indexes = [
            models.Index(fields=["owner", "-changed_at"]),
            models.Index(fields=["visibility", "-changed_at"]),
        ]

    def __str__(self) -> str:
        return self.name

    @property
    def holder(self) -> str:
        """The name under which a built deck reserves copies."""
        return f"deck:{self.pk}"


class DeckTag(models.Model):
    """A word its owner files a deck under."""

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="tags")
    name = models.CharField(max_length=40)

    class Meta:
        ordering = ["name"]
        constraints = [models.UniqueConstraint(fields=["deck", "name"], name="deck_tag_once")]

    def __str__(self) -> str:
        return self.name


class DeckVersion(models.Model):
    """What a deck held at one moment; `decks.content` gives `content` its form."""

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="versions")
    number = models.PositiveIntegerField()
    # The version that was edited into this one: the way back for undo.
    previous = models.ForeignKey(
        "self", on_delete=models.SET_NULL, null=True, related_name="following"
    )
    content = models.JSONField()
    content_hash = models.CharField(max_length=64, db_index=True)
    size = models.PositiveIntegerField(default=0)
    # A version that somebody named is kept for good; the others are autosaved.
    name = models.CharField(max_length=80, blank=True)
    intent = models.CharField(max_length=300, blank=True)
    at = models.DateTimeField(auto_now_add=True)
    # The verdict and what it was found with (rules, cards, format): stale once that changes.
    verdict = models.CharField(max_length=12, blank=True)
    problems = models.PositiveIntegerField(default=0)
    judged_with = models.CharField(max_length=120, blank=True)

    class Meta:
        ordering = ["-number"]
        constraints = [
            models.UniqueConstraint(fields=["deck", "number"], name="version_number_once"),
        ]

    def __str__(self) -> str:
        return f"{self.name or 'Version'} {self.number}"


class Pick(models.Model):
    """Copies that lie in a built deck and the holding they were taken from, to put them back."""

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="picks")
    holding = models.ForeignKey(Holding, on_delete=models.CASCADE, related_name="picks")
    count = models.PositiveIntegerField()

    class Meta:
        ordering = ["holding"]
        constraints = [models.UniqueConstraint(fields=["deck", "holding"], name="pick_once")]

    def __str__(self) -> str:
        return f"{self.count} of {self.holding} in {self.deck}"
