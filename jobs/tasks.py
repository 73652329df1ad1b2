"""What messages call. A message carries no work: the rows in the database do."""

from __future__ import annotations

from celery import shared_task

from jobs.processes import worker_name
from jobs.services.leasing import take_chunk
from jobs.services.performing import perform
from jobs.services.shift import work
from jobs.services.sweeping import sweep as sweep_up
from jobs.wake import WAKE


@shared_task(name=WAKE)
def wake() -> None:
    """There is work: do some of it."""
    work()


@shared_task(name="jobs.run_chunk")
def run_chunk(chunk_id: int) -> None:
    """Compute this chunk out of turn, if it is still waiting."""
    lease = take_chunk(chunk_id, worker_name())
    if lease is not None:
        perform(lease)


@shared_task(name="jobs.sweep")
def sweep() -> None:
    """Sweep now, whether it is due or not."""
    sweep_up()
