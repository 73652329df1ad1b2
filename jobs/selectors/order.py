"""Whose turn it is. Owners take turns; an owner's own jobs go one after the other."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime

from django.db.models import Exists, OuterRef

from jobs.models import Chunk, ChunkState, Job, State

NEVER = datetime.min.replace(tzinfo=UTC)


@dataclass(frozen=True)
class OpenJob:
    """An open job as it stands in the order."""

    pk: int
    owner: int | None
    created: datetime
    served: datetime | None
    ready: bool
    begun: bool


def open_jobs() -> list[OpenJob]:
    waiting = Chunk.objects.filter(job=OuterRef("pk"), state=ChunkState.WAITING)
    rows = Job.objects.filter(is_open=True).annotate(ready=Exists(waiting)).order_by("created_at")
    return [
        OpenJob(pk, owner, created, served, ready, state != State.WAITING)
        for pk, owner, created, served, ready, state in rows.values_list(
            "pk", "owner_id", "created_at", "served_at", "ready", "state"
        )
    ]


def next_job() -> int | None:
    """The job to take a chunk from: the oldest one of whoever was served longest ago."""
    lines = open_jobs()
    last = last_served(lines)
    first = min(
        (line for line in lines if line.ready),
        key=lambda line: (last[line.owner], line.created, line.pk),
        default=None,
    )
    return first.pk if first else None


def last_served(lines: Iterable[OpenJob]) -> dict[int | None, datetime]:
    """When each owner last had a chunk taken."""
    last: dict[int | None, datetime] = {}
    for line in lines:
        last[line.owner] = max(last.get(line.owner, NEVER), line.served or NEVER)
    return last


def places_in_queue() -> dict[int, int]:
    """How many jobs will begin before each that has not begun, if owners take turns."""
    lines = open_jobs()
    last = last_served(lines)
    rank: dict[int | None, int] = {}
    queue: list[tuple[int, datetime, datetime, int]] = []
    for line in lines:
        place = rank.get(line.owner, 0)
        rank[line.owner] = place + 1
        if not line.begun:
            queue.append((place, last[line.owner], line.created, line.pk))
    return {line[-1]: ahead for ahead, line in enumerate(sorted(queue))}
