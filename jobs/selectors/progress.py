"""How far a job is, in numbers and in one sentence."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import timedelta

from django.conf import settings
from django.utils import timezone

from jobs.kinds import Kind, kind_of
from jobs.models import Beat, Job, State
from jobs.selectors.order import places_in_queue
from jobs.selectors.spans import counted, span

SWEEP = "sweep"
WORKER = "worker"


@dataclass(frozen=True)
class Progress:
    """`value` of `most` units are done; `ahead` jobs come before one that has not begun."""

    job: Job
    value: int
    most: int
    sentence: str
    eta_seconds: int | None = None
    ahead: int = 0
    # The address of the kind's own page about the job, if it has one.
    page: str = ""

    @property
    def state(self) -> str:
        return self.job.state

    @property
    def is_over(self) -> bool:
        return self.job.is_over

    @property
    def percent(self) -> int:
        """Whole per cent; 100 only when nothing is missing."""
        return min(100, self.value * 100 // self.most) if self.most else 0

    @property
    def step(self) -> str:
        """Changes when there is something to say aloud: a quarter more, or another state."""
        return f"{self.state}-{self.percent // 25}-{int(self.is_over)}"

    @property
    def spoken(self) -> str:
        if self.state == State.RUNNING:
            return f"{self.percent} per cent done"
        return self.sentence


def progress_of(job: Job) -> Progress:
    return progress_of_all([job])[0]


def progress_of_all(jobs: Iterable[Job]) -> list[Progress]:
    """The progress of several jobs, with as few questions as for one."""
    jobs = list(jobs)
    waiting = any(job.state == State.WAITING for job in jobs)
    places = places_in_queue() if waiting else {}
    silent = waiting and not worker_alive()
    return [_progress(job, places.get(job.pk, 0), silent) for job in jobs]


def worker_alive() -> bool:
    """Whether some worker has swept lately, or kept its leases while it is busy."""
    seconds = max(30, 6 * settings.JOBS_SWEEP_SECONDS, 2 * settings.JOBS_LEASE_SECONDS)
    since = timezone.now() - timedelta(seconds=seconds)
    return Beat.objects.filter(name__in=(SWEEP, WORKER), at__gt=since).exists()


def _progress(job: Job, ahead: int, silent: bool) -> Progress:
    try:
        kind = kind_of(job.kind)
    except LookupError:
        # A kind that this version no longer has: its jobs can still be listed.
        return Progress(job, job.done, job.total, _ended(job, "parts", job.done, job.total))
    most = max(job.units_total, kind.most(job.params))
    eta = None if job.pace is None else round(job.pace * max(0, most - job.units_done))
    return Progress(
        job,
        job.units_done,
        most,
        _sentence(job, kind, most, eta, ahead, silent),
        eta,
        ahead,
        kind.page(job.token, job.params),
    )


def _sentence(job: Job, kind: Kind, most: int, eta: int | None, ahead: int, silent: bool) -> str:
    units = kind.units or f"{kind.unit}s"
    if job.state == State.WAITING:
        if silent:
            return "Waiting: no worker is running at the moment"
        if ahead:
            return f"Waiting: {counted(ahead, 'job comes', 'jobs come')} first"
        return "Waiting for a worker"
    if job.state == State.RUNNING:
        if job.units_done >= most:
            return f"{counted(job.units_done, kind.unit, units)} done, putting the results together"
        open_ended = most > job.units_total
        told = (
            f"{counted(job.units_done, kind.unit, units)} of at most {most:,}"
            if open_ended
            else f"{job.units_done:,} of {counted(most, kind.unit, units)}"
        )
        if eta is None:
            return told
        return f"{told}, {'at most' if open_ended else 'about'} {span(eta)} left"
    return _ended(job, units if job.units_done != 1 else kind.unit, job.units_done, most)


def _ended(job: Job, units: str, value: int, most: int) -> str:
    if job.state == State.FAILED:
        return job.error
    if job.state == State.CANCELLED:
        if not job.is_over:
            return "Cancelled, putting together what was done"
        return f"Cancelled after {value:,} of {most:,} {units}"
    if job.finished_at and job.started_at:
        return f"{value:,} {units} in {span((job.finished_at - job.started_at).total_seconds())}"
    return f"{value:,} {units}"
