"""Making chunks: the tasks of a round, and the chunk that closes it."""

from __future__ import annotations

from django.conf import settings
from django.db.models import F

from jobs.kinds import Failed, Kind, Params, Task
from jobs.models import Chunk, Job


def check_size(count: int) -> None:
    if count > settings.JOBS_MOST_CHUNKS:
        raise Failed(
            f"This work falls into {count:,} parts; a job holds at most "
            f"{settings.JOBS_MOST_CHUNKS:,}. Ask for less at once."
        )


def add_round(job: Job, kind: Kind, params: Params, tasks: list[Task], number: int) -> None:
    """Store the chunks of round `number` behind those there are; call it with the job locked."""
    first = job.total
    chunks = [
        Chunk(job=job, index=first + place, round=number, task=task, size=kind.size(params, task))
        for place, task in enumerate(tasks)
    ]
    Chunk.objects.bulk_create(chunks, batch_size=500)
    Job.objects.filter(pk=job.pk).update(
        round=number,
        total=F("total") + len(chunks),
        units_total=F("units_total") + sum(chunk.size for chunk in chunks),
    )
    if not chunks:
        add_closer(job.pk, number)


def add_closer(job_pk: int, number: int) -> None:
    """The chunk that asks the kind how to go on after round `number`. There is one a round."""
    Chunk.objects.create(
        job_id=job_pk, index=-1 - number, round=number, closes=True, task={}, size=0
    )
