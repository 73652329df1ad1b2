"""Taking a chunk: one conditional UPDATE decides who has it, and for how long."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.conf import settings
from django.db import transaction
from django.db.models import Case, F, Value, When
from django.db.models.functions import Coalesce
from django.utils import timezone

from jobs.models import Chunk, ChunkState, Job, State
from jobs.selectors.order import next_job
from jobs.services.steady import steady

# How many chunks of a job racing workers choose from after they met at the first.
SPREAD = 16


@dataclass(frozen=True)
class Lease:
    """A chunk that is this worker's to compute, as long as nobody else's lease replaced it."""

    chunk: Chunk
    token: str


def take(worker: str) -> Lease | None:
    """The next chunk in fair order, leased; None when none is waiting."""
    spread = 1
    while (job_pk := next_job()) is not None:
        waiting = Chunk.objects.filter(job_id=job_pk, state=ChunkState.WAITING)
        places = list(waiting.order_by("index").values_list("pk", flat=True)[:spread])
        if places and (lease := take_chunk(secrets.choice(places), worker)) is not None:
            return lease
        spread = SPREAD
    return None


def take_chunk(pk: int, worker: str) -> Lease | None:
    """Lease this chunk, unless somebody else has or had it."""
    token = _leased(pk, worker)
    if token is None:
        return None
    chunk = Chunk.objects.select_related("job").filter(pk=pk, lease=token).first()
    return None if chunk is None else Lease(chunk, token)


@steady
def _leased(pk: int, worker: str) -> str | None:
    now = timezone.now()
    token = secrets.token_hex(16)
    begun = Case(When(state=State.WAITING, then=Value(State.RUNNING.value)), default=F("state"))
    Job.objects.filter(chunks=pk).update(
        state=begun, served_at=now, started_at=Coalesce("started_at", now)
    )
    taken = Chunk.objects.filter(pk=pk, state=ChunkState.WAITING).update(
        state=ChunkState.LEASED,
        lease=token,
        lease_until=lease_end(),
        worker=worker[:120],
        attempts=F("attempts") + 1,
    )
    if not taken:
        transaction.set_rollback(True)
        return None
    return token


def extend(lease: Lease) -> bool:
    """Keep a lease while its chunk is still being computed; False when it is lost."""
    held = Chunk.objects.filter(pk=lease.chunk.pk, lease=lease.token, state=ChunkState.LEASED)
    return bool(held.update(lease_until=lease_end()))


def lease_end() -> datetime:
    return timezone.now() + timedelta(seconds=settings.JOBS_LEASE_SECONDS)
