"""When a chunk cannot be computed: it is tried again a few times, then the job is stopped."""

from __future__ import annotations

import traceback

from django.conf import settings
from django.db import transaction
from django.utils import timezone

from jobs.kinds import Failed
from jobs.models import Chunk, ChunkState, Job, State
from jobs.services.leasing import Lease
from jobs.services.settling import settle
from jobs.services.steady import steady

LOST = "The worker did not answer any more: it was stopped, or it ran out of memory."


def fail(lease: Lease, error: Exception) -> bool:
    """Note what went wrong with a leased chunk; False when the lease was lost meanwhile."""
    told = "".join(traceback.format_exception(error))
    sentence = str(error) if isinstance(error, Failed) else ""
    return give_back(lease.chunk, lease.token, told, sentence)


def give_back(chunk: Chunk, token: str, told: str, sentence: str = "") -> bool:
    """Put a leased chunk back, or stop its job: with a `sentence`, or after enough attempts."""
    changed = _given_back(chunk, token, told, sentence)
    if changed:
        settle(chunk.job_id)
    return changed


@steady
def _given_back(chunk: Chunk, token: str, told: str, sentence: str) -> bool:
    job = Job.objects.select_for_update().filter(pk=chunk.job_id, is_open=True).first()
    held = Chunk.objects.filter(pk=chunk.pk, lease=token, state=ChunkState.LEASED)
    final = bool(sentence) or chunk.attempts >= settings.JOBS_ATTEMPTS
    changed = held.update(
        state=ChunkState.FAILED if final else ChunkState.WAITING,
        lease="",
        lease_until=None,
        error=told,
        # It is nobody's work now; the name of who failed for good is kept for staff.
        worker=chunk.worker if final else "",
    )
    if job is None or not changed:
        transaction.set_rollback(True)
        return False
    if final:
        _stop(job, sentence or _sentence(chunk, job), told)
    return True


def _stop(job: Job, sentence: str, told: str) -> None:
    Job.objects.filter(pk=job.pk).update(
        state=State.FAILED,
        is_open=False,
        error=sentence,
        traceback=told,
        finished_at=timezone.now(),
    )
    stop_chunks(job.pk)


def stop_chunks(job_pk: int) -> None:
    """Take every unfinished chunk away from whoever has it or might take it."""
    Chunk.objects.filter(job_id=job_pk, state__in=(ChunkState.WAITING, ChunkState.LEASED)).update(
        state=ChunkState.CANCELLED, lease="", lease_until=None
    )


def _sentence(chunk: Chunk, job: Job) -> str:
    what = (
        "Putting the results together"
        if chunk.closes
        else f"Part {chunk.index + 1:,} of {job.total:,}"
    )
    times = {1: "once", 2: "twice"}.get(chunk.attempts, f"{chunk.attempts} times")
    return f"{what} failed {times}, so the job was stopped. The keepers of this site can see why."
