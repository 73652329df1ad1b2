"""Settling: the app that a finished job belongs to takes over what came of it, exactly once."""

from __future__ import annotations

import logging

from jobs.completion import hook_of
from jobs.models import Job
from jobs.services.steady import steady

# So many at once, so that no sweep keeps a worker from its work.
BATCH = 100
log = logging.getLogger(__name__)


def settle(job_pk: int) -> bool:
    """Call the hook of a job that is over; True when it was called now.

    What a hook cannot do is logged and tried again by a later sweep: it never undoes the end of
    the job.
    """
    try:
        return _settled(job_pk)
    except Exception:
        log.exception("job %s is over, but what came of it could not be noted", job_pk)
        return False


@steady
def _settled(job_pk: int) -> bool:
    # Whoever changes the row is the one who calls the hook; both stand or fall together.
    if not Job.objects.filter(pk=job_pk, is_open=False, is_settled=False).update(is_settled=True):
        return False
    job = Job.objects.get(pk=job_pk)
    if (hook := hook_of(job.kind)) is not None:
        hook(job)
    return True


def settle_missed() -> int:
    """Settle jobs whose worker was killed between their end and the hook."""
    missed = Job.objects.filter(is_open=False, is_settled=False).order_by("pk")
    return sum(settle(pk) for pk in list(missed.values_list("pk", flat=True)[:BATCH]))
