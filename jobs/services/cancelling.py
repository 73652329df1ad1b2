"""Stopping a job, and taking a stopped one up again. Only its owner, or staff, may do so."""

from __future__ import annotations

from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction
from django.utils import timezone

from jobs.kinds import kind_of, names
from jobs.models import ACTIVE, Chunk, ChunkState, Job, State
from jobs.selectors.access import jobs_to_change
from jobs.services.failing import stop_chunks
from jobs.services.rounds import add_closer
from jobs.services.settling import settle
from jobs.services.starting import check_quota
from jobs.services.steady import steady
from jobs.wake import wake
from web.readers import Reader
from web.refused import Refused


def cancel(job_id: int | str, user: Reader) -> Job:
    """Stop a job: chunks that have not begun never will. What is done is kept if it is of use."""
    job = _cancelled(job_id, user)
    settle(job.pk)
    return job


@steady
def _cancelled(job_id: int | str, user: Reader) -> Job:
    job = _locked(job_id, user)
    if job.state not in ACTIVE:
        raise Refused("over", f"This job is {job.state} already.")
    stop_chunks(job.pk)
    # A worker puts together what there is; the number of the round is free, as it never closed.
    keeps = bool(job.done) and job.kind in names() and kind_of(job.kind).keeps_partial
    job.state, job.is_open = State.CANCELLED, keeps
    job.finished_at = None if keeps else timezone.now()
    job.save(update_fields=["state", "is_open", "finished_at"])
    if keeps:
        Chunk.objects.filter(job=job, index=-1 - job.round).delete()
        add_closer(job.pk, job.round)
        transaction.on_commit(wake)
    return job


@steady
def retry(job_id: int | str, user: Reader) -> Job:
    """Take up a failed or cancelled job where it stopped: what was done is not done again."""
    job = _locked(job_id, user)
    if job.is_open or job.state not in (State.FAILED, State.CANCELLED):
        raise Refused(
            "not_stopped", f"Only a stopped job can be taken up again; it is {job.state}."
        )
    if isinstance(user, AbstractBaseUser) and job.owner_id is not None:
        check_quota(user)
    Chunk.objects.filter(job=job, closes=True, round=job.round).delete()
    Chunk.objects.filter(job=job).exclude(state=ChunkState.DONE).update(
        state=ChunkState.WAITING, attempts=0, lease="", lease_until=None, error="", worker=""
    )
    if job.done == job.total:
        add_closer(job.pk, job.round)
    job.state, job.is_open, job.is_settled = State.WAITING, True, False
    job.error = job.traceback = ""
    job.units_before = job.units_done
    job.result = job.finished_at = job.started_at = None
    job.save()
    transaction.on_commit(wake)
    return job


def _locked(job_id: int | str, user: Reader) -> Job:
    """The job, which nobody else changes until the transaction ends; raises Job.DoesNotExist."""
    return (
        jobs_to_change(user)
        .select_for_update()
        .get(**({"pk": job_id} if isinstance(job_id, int) else {"token": job_id}))
    )
