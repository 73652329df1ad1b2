"""Rows of the catalogue and of people's collections.

Catalogue rows mirror the files under catalogues/ and are written by `manage.py catalogue load`
alone. Holdings, wants and reservations belong to a user.
"""

from __future__ import annotations

import uuid

from django.conf import settings
from django.db import models
from django.db.models import Q


class Game(models.Model):
    """A game whose catalogue is loaded; its vocabulary stays in game.toml."""

    slug = models.SlugField(unique=True)
    name = models.CharField(max_length=120)
    position = models.PositiveSmallIntegerField(default=0)
    # Grows by one with each load that changed a card, so that what is derived can be kept.
    revision = models.PositiveIntegerField(default=0)

    class Meta:
        ordering = ["position", "slug"]

    def __str__(self) -> str:
        return self.name


class CardSet(models.Model):
    """A product in which printings appeared."""

    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="sets")
    slug = models.SlugField()
    name = models.CharField(max_length=120)
    code = models.CharField(max_length=12)
    position = models.PositiveSmallIntegerField(default=0)
    data = models.JSONField(default=dict)

    class Meta:
        ordering = ["game", "position"]
        constraints = [
            models.UniqueConstraint(fields=["game", "slug"], name="set_slug_once_per_game"),
        ]

    def __str__(self) -> str:
        return self.name


class Card(models.Model):
    """A card as a rules identity. `data` is the whole card entry of the file."""

    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="cards")
    slug = models.CharField(max_length=100)
    name = models.CharField(max_length=200)
    subtitle = models.CharField(max_length=200, blank=True)
    type = models.CharField(max_length=40)
    provenance = models.CharField(max_length=10)
    frame = models.CharField(max_length=40, blank=True)
    # Whether every field that play needs is known, and whether abilities are declared or needless.
    is_complete = models.BooleanField(default=False)
    # A card whose file entry is gone keeps its row (holdings and decks point at it), inactive.
    is_active = models.BooleanField(default=True)
    text = models.TextField(blank=True)
    folded_name = models.CharField(max_length=420, db_index=True)
    folded_text = models.TextField(blank=True)
    data = models.JSONField(default=dict)

    class Meta:
        ordering = ["folded_name", "pk"]
        constraints = [
            models.UniqueConstraint(fields=["game", "slug"], name="card_slug_once_per_game"),
        ]
        indexes = [models.Index(fields=["game", "type", "folded_name"])]

    def __str__(self) -> str:
        return self.full_name

    @property
    def full_name(self) -> str:
        return f"{self.name}, {self.subtitle}" if self.subtitle else self.name


class CardFact(models.Model):
    """One value of one field of a card, so that any field can be searched by index.

    A list field has one row per value; numbers and flags stand in `number`, words in `text`
    (folded).
    """

    card = models.ForeignKey(Card, on_delete=models.CASCADE, related_name="facts")
    key = models.CharField(max_length=40)
    text = models.CharField(max_length=400, blank=True)
    number = models.BigIntegerField(null=True)

    class Meta:
        indexes = [
            models.Index(fields=["key", "text"]),
            models.Index(fields=["key", "number"]),
            models.Index(fields=["card", "key", "number"]),
        ]

    def __str__(self) -> str:
        return f"{self.key}={self.text or self.number}"


class Printing(models.Model):
    """A card as it appeared in a set: what people own copies of."""

    card = models.ForeignKey(Card, on_delete=models.CASCADE, related_name="printings")
    set = models.ForeignKey(CardSet, on_delete=models.CASCADE, related_name="printings")
    number = models.CharField(max_length=20, blank=True)
    rarity = models.CharField(max_length=20, blank=True)
    is_active = models.BooleanField(default=True)

    class Meta:
        ordering = ["set__position", "number", "pk"]
        constraints = [
            models.UniqueConstraint(fields=["card", "set", "number"], name="printing_once"),
        ]

    def __str__(self) -> str:
        return f"{self.card} ({self.set.code}{' ' + self.number if self.number else ''})"


class Condition(models.TextChoices):
    """The seven grades, best first."""

    MINT = "mint", "Mint"
    NEAR_MINT = "near-mint", "Near mint"
    EXCELLENT = "excellent", "Excellent"
    GOOD = "good", "Good"
    LIGHT_PLAYED = "light-played", "Light played"
    PLAYED = "played", "Played"
    POOR = "poor", "Poor"


class Finish(models.TextChoices):
    NORMAL = "normal", "Normal"
    FOIL = "foil", "Foil"
    ALTERED = "altered", "Altered"
    PROXY = "proxy", "Proxy"


class Holding(models.Model):
    """Copies of one printing that are alike and lie in one place."""

    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="holdings"
    )
    # The printing's card, repeated here so that ownership is one indexed look-up.
    card = models.ForeignKey(Card, on_delete=models.PROTECT, related_name="holdings")
    printing = models.ForeignKey(Printing, on_delete=models.PROTECT, related_name="holdings")
    count = models.PositiveIntegerField(default=0)
    for_trade = models.PositiveIntegerField(default=0)
    condition = models.CharField(
        max_length=14, choices=Condition.choices, default=Condition.NEAR_MINT
    )
    language = models.CharField(max_length=8, default="en")
    finish = models.CharField(max_length=8, choices=Finish.choices, default=Finish.NORMAL)
    location = models.CharField(max_length=80, blank=True)
    notes = models.CharField(max_length=500, blank=True)
    # Grows by one with each change; a form that was filled in from an older one is refused.
    revision = models.PositiveIntegerField(default=1)
    created_at = models.DateTimeField(auto_now_add=True)
    changed_at = models.DateTimeField(auto_now=True)

    class Meta:
        ordering = ["card__folded_name", "pk"]
        constraints = [
            models.UniqueConstraint(
                fields=["owner", "printing", "condition", "language", "finish", "location"],
                name="holding_once",
            ),
            models.CheckConstraint(
                condition=Q(for_trade__lte=models.F("count")), name="holding_trade_within_count"
            ),
        ]
        indexes = [models.Index(fields=["owner", "card"])]

    def __str__(self) -> str:
        return f"{self.count} {self.printing}"


class Want(models.Model):
    """How many copies of a card its owner would like to have in all."""

    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="wants"
    )
    card = models.ForeignKey(Card, on_delete=models.PROTECT, related_name="wants")
    target = models.PositiveIntegerField(default=1)
    notes = models.CharField(max_length=500, blank=True)
    changed_at = models.DateTimeField(auto_now=True)

    class Meta:
        ordering = ["card__folded_name", "pk"]
        constraints = [models.UniqueConstraint(fields=["owner", "card"], name="want_once")]

    def __str__(self) -> str:
        return f"{self.target} {self.card}"


class Reservation(models.Model):
    """Copies spoken for by something built, such as a deck; written by that app's services."""

    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="reservations"
    )
    card = models.ForeignKey(Card, on_delete=models.PROTECT, related_name="reservations")
    holder = models.CharField(max_length=60)
    count = models.PositiveIntegerField()

    class Meta:
        ordering = ["card", "holder"]
        constraints = [
            models.UniqueConstraint(fields=["owner", "card", "holder"], name="reservation_once"),
        ]

    def __str__(self) -> str:
        return f"{self.count} {self.card} for {self.holder}"


class HoldingChange(models.Model):
    """What was added to or taken from a collection: the recent-work list and the undo stack."""

    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="holding_changes"
    )
    printing = models.ForeignKey(Printing, on_delete=models.CASCADE)
    condition = models.CharField(max_length=14)
    language = models.CharField(max_length=8)
    finish = models.CharField(max_length=8)
    location = models.CharField(max_length=80, blank=True)
    delta = models.IntegerField()
    trade_delta = models.IntegerField(default=0)
    # Changes made by one act, such as moving copies to another place, are undone together.
    batch = models.UUIDField(default=uuid.uuid4, db_index=True)
    undone = models.BooleanField(default=False)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-pk"]
        indexes = [models.Index(fields=["owner", "-id"])]

    def __str__(self) -> str:
        return f"{self.delta:+d} {self.printing}"
