"""Durable work: a job is cut into chunks, and both are rows. Messages only say that there are some.

`jobs.services` is the only writer. Whoever changes a job and its chunks locks the job first, so
that two writers never wait for each other crosswise.
"""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils import timezone

from jobs.exact import ExactJSONField
from web.tokens import new_token


class State(models.TextChoices):
    WAITING = "waiting", "Waiting"
    RUNNING = "running", "Running"
    DONE = "done", "Done"
    FAILED = "failed", "Failed"
    CANCELLED = "cancelled", "Cancelled"


class ChunkState(models.TextChoices):
    WAITING = "waiting", "Waiting"
    LEASED = "leased", "Leased"
    DONE = "done", "Done"
    FAILED = "failed", "Failed"
    CANCELLED = "cancelled", "Cancelled"


ACTIVE = (State.WAITING, State.RUNNING)


class Job(models.Model):
    """One piece of work that somebody asked for; jobs of the command line have no owner."""

    token = models.CharField(max_length=32, unique=True, default=new_token)
    kind = models.CharField(max_length=40)
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, null=True, related_name="jobs"
    )
    title = models.CharField(max_length=200, blank=True)
    params = ExactJSONField()
    seed = models.BigIntegerField()
    state = models.CharField(max_length=9, choices=State.choices, default=State.WAITING)
    # True while a worker may still have something to do; a cancelled job closes a moment later.
    is_open = models.BooleanField(default=True)
    round = models.PositiveIntegerField(default=0)
    done = models.PositiveIntegerField(default=0)
    total = models.PositiveIntegerField(default=0)
    # What people count ("games"): each chunk holds some of them.
    units_done = models.PositiveBigIntegerField(default=0)
    units_total = models.PositiveBigIntegerField(default=0)
    # Units that were done before it was taken up again, which say nothing about its pace now.
    units_before = models.PositiveBigIntegerField(default=0)
    # Whether the app that it belongs to has taken over what came of it; see `jobs.completion`.
    is_settled = models.BooleanField(default=False)
    result = ExactJSONField(null=True)
    # A sentence for the owner; the traceback is for staff.
    error = models.TextField(blank=True)
    traceback = models.TextField(blank=True)
    created_at = models.DateTimeField(default=timezone.now)
    started_at = models.DateTimeField(null=True)
    # When a chunk was last taken from it: whose owner waited longest comes next.
    served_at = models.DateTimeField(null=True)
    finished_at = models.DateTimeField(null=True)

    class Meta:
        ordering = ["-created_at", "-pk"]
        indexes = [
            models.Index(fields=["owner", "-created_at"]),
            models.Index(fields=["created_at"], condition=Q(is_open=True), name="job_open"),
            models.Index(
                fields=["id"], condition=Q(is_open=False, is_settled=False), name="job_unsettled"
            ),
        ]

    def __str__(self) -> str:
        return self.title or f"{self.kind} {self.token}"

    @property
    def is_over(self) -> bool:
        """Whether nothing more will happen to it by itself."""
        return not self.is_open

    @property
    def pace(self) -> float | None:
        """Seconds that a unit has taken so far; None while nobody can tell."""
        fresh = self.units_done - self.units_before
        if self.state != State.RUNNING or self.started_at is None or fresh <= 0:
            return None
        return (timezone.now() - self.started_at).total_seconds() / fresh

    @property
    def eta_seconds(self) -> int | None:
        """Estimated seconds left at the pace so far, for the rounds that are known."""
        pace = self.pace
        return None if pace is None else round(pace * max(0, self.units_total - self.units_done))


class Chunk(models.Model):
    """A part of a job. One that `closes` ends a round: it asks for more chunks or for the result.

    Chunks of a job are numbered from 0 in the order of their results; those that close a round
    are numbered downwards from -1.
    """

    job = models.ForeignKey(Job, on_delete=models.CASCADE, related_name="chunks")
    index = models.IntegerField()
    round = models.PositiveIntegerField(default=0)
    closes = models.BooleanField(default=False)
    task = ExactJSONField()
    size = models.PositiveIntegerField(default=1)
    state = models.CharField(max_length=9, choices=ChunkState.choices, default=ChunkState.WAITING)
    # Who holds it: a fresh word for every lease, so that a late answer is told from a valid one.
    lease = models.CharField(max_length=32, blank=True)
    lease_until = models.DateTimeField(null=True)
    worker = models.CharField(max_length=120, blank=True)
    attempts = models.PositiveSmallIntegerField(default=0)
    result = ExactJSONField(null=True)
    error = models.TextField(blank=True)
    finished_at = models.DateTimeField(null=True)

    class Meta:
        ordering = ["job", "index"]
        constraints = [models.UniqueConstraint(fields=["job", "index"], name="chunk_once")]
        indexes = [
            models.Index(
                fields=["job", "index"], condition=Q(state="waiting"), name="chunk_waiting"
            ),
            models.Index(fields=["lease_until"], condition=Q(state="leased"), name="chunk_leased"),
        ]

    def __str__(self) -> str:
        return f"chunk {self.index} of {self.job_id}"


class Beat(models.Model):
    """When something regular was last done, and by that: that a worker is alive."""

    name = models.CharField(max_length=20, primary_key=True)
    at = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.name} at {self.at:%Y-%m-%d %H:%M:%S}"
