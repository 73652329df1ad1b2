"""Contests: what was played, with which versions of which decks, and how each meeting ended.

The games themselves are the work of a job (`jobs.models.Job`): its parameters hold decks and cards
as they were, its result the figures. `Meeting` rows repeat the counts once a job is over, so that
decks can be asked for their record.
"""

from __future__ import annotations

from django.conf import settings
from django.db import models

from collection.models import Game
from decks.models import Deck, DeckVersion
from jobs.exact import ExactJSONField
from jobs.models import Job
from web.tokens import new_token
from web.visibility import BY_LINK, Visibility


class Kind(models.TextChoices):
    MATCHUP = "matchup", "Matchup"
    GAUNTLET = "gauntlet", "Gauntlet"
    ROUND_ROBIN = "round_robin", "Round robin"
    MULTIPLAYER = "multiplayer", "Table"
    ALONE = "alone", "By itself"


class Contest(models.Model):
    """Some decks and the games between them. Whoever knows the token of an unlisted one sees it."""

    token = models.CharField(max_length=32, unique=True, default=new_token)
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, null=True, related_name="contests"
    )
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="contests")
    kind = models.CharField(max_length=12, choices=Kind.choices)
    title = models.CharField(max_length=200)
    visibility = models.CharField(max_length=8, choices=BY_LINK, default=Visibility.PRIVATE)
    job = models.OneToOneField(Job, on_delete=models.CASCADE, related_name="contest")
    games = models.PositiveIntegerField()
    until_decided = models.BooleanField(default=False)
    seed = models.BigIntegerField()
    # The finding in a sentence, once the job is over and its counts stand in `Meeting` rows.
    headline = models.CharField(max_length=500, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-created_at", "-pk"]
        indexes = [models.Index(fields=["owner", "-created_at"])]

    def __str__(self) -> str:
        return self.title


class Entry(models.Model):
    """A deck that takes part. Its cards are frozen in the job; the links may go, the hash stays."""

    contest = models.ForeignKey(Contest, on_delete=models.CASCADE, related_name="entries")
    place = models.PositiveSmallIntegerField()
    name = models.CharField(max_length=120)
    agent = models.CharField(max_length=40)
    deck = models.ForeignKey(Deck, on_delete=models.SET_NULL, null=True, related_name="entries")
    version = models.ForeignKey(
        DeckVersion, on_delete=models.SET_NULL, null=True, related_name="entries"
    )
    version_number = models.PositiveIntegerField(null=True)
    content_hash = models.CharField(max_length=64, db_index=True)

    class Meta:
        ordering = ["contest", "place"]
        constraints = [models.UniqueConstraint(fields=["contest", "place"], name="entry_once")]

    def __str__(self) -> str:
        return self.name


class Meeting(models.Model):
    """How one entry did against another, from the side of `entry`; a pairing makes two rows.

    At a table of three or more, or against a box, there is no single opponent: it is empty.
    """

    contest = models.ForeignKey(Contest, on_delete=models.CASCADE, related_name="meetings")
    entry = models.ForeignKey(Entry, on_delete=models.CASCADE, related_name="meetings")
    opponent = models.ForeignKey(Entry, on_delete=models.CASCADE, null=True, related_name="faced")
    won = models.FloatField()
    lost = models.FloatField()
    drawn = models.PositiveIntegerField()
    aborted = models.PositiveIntegerField()

    class Meta:
        ordering = ["contest", "entry", "opponent"]

    def __str__(self) -> str:
        return f"{self.entry} against {self.opponent or 'the table'}"


class Replay(models.Model):
    """A game that somebody watched: its choices, so that it need not be played out again.

    A game of agents that think long is played by a job; until that is done there is no record.
    """

    contest = models.ForeignKey(Contest, on_delete=models.CASCADE, related_name="replays")
    pairing = models.PositiveIntegerField()
    number = models.PositiveIntegerField()
    record = ExactJSONField(null=True)
    # The log as sentences and the moments worth stopping at; see `arena.replaying`.
    story = ExactJSONField(null=True)
    job = models.OneToOneField(Job, on_delete=models.SET_NULL, null=True, related_name="replay")
    made_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["contest", "pairing", "number"]
        constraints = [
            models.UniqueConstraint(fields=["contest", "pairing", "number"], name="replay_once")
        ]

    def __str__(self) -> str:
        return f"game {self.number} of {self.contest}"
