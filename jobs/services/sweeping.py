"""Sweeping: what a lost message or a dead worker left behind is put back in its place."""

from __future__ import annotations

import logging
from datetime import timedelta

from django.conf import settings
from django.db import IntegrityError, transaction
from django.db.models import Exists, F, OuterRef
from django.utils import timezone

from jobs.models import Beat, Chunk, ChunkState, Job, State
from jobs.selectors.progress import SWEEP
from jobs.services.failing import LOST, give_back
from jobs.services.rounds import add_closer
from jobs.services.settling import settle_missed
from jobs.services.steady import steady

# So much at once, so that no sweep keeps a worker from its work.
BATCH = 500
log = logging.getLogger(__name__)


def sweep_if_due() -> bool:
    """Sweep unless some worker did so a moment ago."""
    if not _my_turn():
        return False
    sweep()
    return True


def sweep() -> int:
    """Put back chunks whose lease ran out; close what nobody closed; settle what nobody settled."""
    late = Chunk.objects.filter(state=ChunkState.LEASED, lease_until__lt=timezone.now())
    back = sum(give_back(chunk, chunk.lease, LOST) for chunk in late[:BATCH])
    closed = sum(_close(job) for job in _stuck()[:BATCH])
    settled = settle_missed()
    if back or closed or settled:
        told = "swept up: %s late chunks, %s jobs without an end, %s not settled"
        log.warning(told, back, closed, settled)
    _forget()
    return back + closed + settled


def _my_turn() -> bool:
    """One conditional UPDATE lets a single worker sweep in each period."""
    now = timezone.now()
    due = now - timedelta(seconds=settings.JOBS_SWEEP_SECONDS)
    if Beat.objects.filter(name=SWEEP, at__lte=due).update(at=now):
        return True
    if Beat.objects.filter(name=SWEEP).exists():
        return False
    try:
        with transaction.atomic():
            Beat.objects.create(name=SWEEP, at=now)
    except IntegrityError:
        return False
    return True


def _stuck() -> list[Job]:
    """Open jobs in which no chunk is waiting or leased: storing leaves none, a mishap may."""
    unfinished = (ChunkState.WAITING, ChunkState.LEASED)
    moving = Chunk.objects.filter(job=OuterRef("pk"), state__in=unfinished)
    return list(Job.objects.filter(~Exists(moving), is_open=True, done=F("total")))


@steady
def _close(job: Job) -> bool:
    there = Job.objects.select_for_update().filter(pk=job.pk, is_open=True, round=job.round).first()
    if (
        there is None
        or there.chunks.filter(state__in=(ChunkState.WAITING, ChunkState.LEASED)).exists()
    ):
        return False
    there.chunks.filter(closes=True, round=there.round).delete()
    add_closer(there.pk, there.round)
    return True


def _forget() -> None:
    """Chunks of jobs that ended well a day ago: the result holds all that they said."""
    old = timezone.now() - timedelta(days=1)
    over = Job.objects.filter(state=State.DONE, is_open=False, finished_at__lt=old)
    gone = Chunk.objects.filter(job__in=over).values_list("pk", flat=True)[:BATCH]
    Chunk.objects.filter(pk__in=list(gone)).delete()
