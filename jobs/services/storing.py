"""Storing what was computed. A result and its state are written together, or not at all.

Each function returns False when the lease was lost meanwhile (it ran out, or the job was
cancelled): somebody else has the chunk, and this answer is thrown away.
"""

from __future__ import annotations

from typing import Any

from django.db import transaction
from django.db.models import F
from django.utils import timezone

from jobs.kinds import Kind, Params, Task
from jobs.models import ACTIVE, Chunk, ChunkState, Job, State
from jobs.services.leasing import Lease
from jobs.services.rounds import add_closer, add_round
from jobs.services.steady import steady


@steady
def store(lease: Lease, result: Any) -> bool:
    """The result of a chunk; the last of its round brings the chunk that closes it."""
    chunk = lease.chunk
    counted = Job.objects.filter(pk=chunk.job_id, state=State.RUNNING).update(
        done=F("done") + 1, units_done=F("units_done") + chunk.size
    )
    if not counted or not _hold(lease, result):
        return _undone()
    job = Job.objects.get(pk=chunk.job_id)
    if job.done == job.total:
        add_closer(job.pk, job.round)
    return True


@steady
def store_round(lease: Lease, kind: Kind, params: Params, tasks: list[Task]) -> bool:
    """The tasks of a further round, in place of a result."""
    job = Job.objects.select_for_update().filter(pk=lease.chunk.job_id, state=State.RUNNING).first()
    if job is None or not _hold(lease, None):
        return _undone()
    add_round(job, kind, params, tasks, job.round + 1)
    return True


@steady
def store_end(lease: Lease, result: dict[str, Any]) -> bool:
    """The result of the whole job. A cancelled one stays cancelled, with what was done."""
    job = Job.objects.select_for_update().filter(pk=lease.chunk.job_id, is_open=True).first()
    if job is None or not _hold(lease, None):
        return _undone()
    Job.objects.filter(pk=job.pk).update(
        state=State.DONE if job.state in ACTIVE else job.state,
        result=result,
        is_open=False,
        finished_at=timezone.now(),
    )
    return True


def let_go(lease: Lease) -> None:
    """Note that a chunk which was cancelled meanwhile is no longer being computed."""
    Chunk.objects.filter(
        pk=lease.chunk.pk, state=ChunkState.CANCELLED, worker=lease.chunk.worker
    ).update(worker="")


def _hold(lease: Lease, result: Any) -> bool:
    held = Chunk.objects.filter(pk=lease.chunk.pk, lease=lease.token, state=ChunkState.LEASED)
    return bool(
        held.update(
            state=ChunkState.DONE,
            result=result,
            lease="",
            lease_until=None,
            finished_at=timezone.now(),
        )
    )


def _undone() -> bool:
    transaction.set_rollback(True)
    return False
