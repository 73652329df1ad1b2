"""Proposals: what the solver was asked, for which deck, and which version came of it.

The work is a job (`jobs.models.Job`): its parameters hold the question as it was, its result the
answer. A proposal is the owner's link to it, and its history.
"""

from __future__ import annotations

from django.conf import settings
from django.db import models

from collection.models import Game
from decks.models import Deck, DeckVersion
from jobs.models import Job
from web.tokens import new_token


class Kind(models.TextChoices):
    SOLVE = "solve", "Best deck"
    PROPOSE = "propose", "Proposed and tested"
    FAIR = "fair-pair", "Fair pair"


class Proposal(models.Model):
    """One question to the solver and its answer."""

    token = models.CharField(max_length=32, unique=True, default=new_token)
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="proposals"
    )
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="proposals")
    kind = models.CharField(max_length=10, choices=Kind.choices)
    title = models.CharField(max_length=200)
    # The deck it was asked for, if any: what is adopted becomes its next version.
    deck = models.ForeignKey(Deck, on_delete=models.SET_NULL, null=True, related_name="proposals")
    job = models.OneToOneField(Job, on_delete=models.CASCADE, related_name="proposal")
    adopted = models.ForeignKey(
        DeckVersion, on_delete=models.SET_NULL, null=True, related_name="proposals"
    )
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-created_at", "-pk"]
        indexes = [models.Index(fields=["owner", "-created_at"])]

    def __str__(self) -> str:
        return self.title
