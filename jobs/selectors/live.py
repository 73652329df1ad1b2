"""What a running job has found so far, in the words of its kind."""

from __future__ import annotations

from typing import Any

from django.core.cache import cache

from jobs.kinds import kind_of
from jobs.models import Chunk, ChunkState, Job


def results_of(job_pk: int) -> list[Any]:
    """What is done so far, in the order of the chunks."""
    done = Chunk.objects.filter(job_id=job_pk, closes=False, state=ChunkState.DONE)
    return list(done.order_by("index").values_list("result", flat=True))


def live_of(job: Job) -> dict[str, Any]:
    """The summary of what is done; asked for every second, computed when something was added."""
    key = f"job-live:{job.token}:{job.done}"
    known: dict[str, Any] | None = cache.get(key)
    if known is None:
        known = kind_of(job.kind).live(job.params, results_of(job.pk))
        cache.set(key, known, 60)
    return known
