"""Computing a leased chunk: outside any transaction, while a heartbeat keeps the lease."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django.conf import settings
from django.db import DatabaseError, connection

from engine.rng import derive
from jobs.exact import settled
from jobs.kinds import Kind, Params, kind_of
from jobs.models import Chunk, State
from jobs.selectors.live import results_of
from jobs.services import storing
from jobs.services.failing import fail
from jobs.services.leasing import Lease, extend
from jobs.services.rounds import check_size
from jobs.services.settling import settle

log = logging.getLogger(__name__)


def perform(lease: Lease) -> bool:
    """Compute and store a chunk; True when it counted."""
    counted = _performed(lease)
    if not counted:
        storing.let_go(lease)
    return counted


def _performed(lease: Lease) -> bool:
    chunk = lease.chunk
    try:
        kind = kind_of(chunk.job.kind)
        with heartbeat(lease):
            if chunk.closes:
                return _close(lease, kind)
            result = settled(kind.run(chunk.job.params, chunk.task, _seed(chunk)))
    except DatabaseError:
        # Not the chunk's fault: its lease runs out and it is swept up.
        raise
    except Exception as error:
        log.warning("%s of job %s failed: %r", chunk, chunk.job.token, error)
        fail(lease, error)
        return False
    return storing.store(lease, result)


def _seed(chunk: Chunk) -> int:
    return derive(chunk.job.seed, chunk.index)


def _close(lease: Lease, kind: Kind) -> bool:
    """Ask the kind how to go on, now that all chunks of a round are done."""
    job = lease.chunk.job
    results = results_of(job.pk)
    if job.state == State.CANCELLED:
        return _end(lease, settled(kind.finish({**job.params, "partial": True}, results)))
    params: Params = job.params
    tasks = settled(kind.more(params, results))
    if tasks:
        check_size(job.total + len(tasks))
        return storing.store_round(lease, kind, params, tasks)
    return _end(lease, settled(kind.finish(params, results)))


def _end(lease: Lease, result: dict[str, Any]) -> bool:
    ended = storing.store_end(lease, result)
    if ended:
        settle(lease.chunk.job_id)
    return ended


@contextmanager
def heartbeat(lease: Lease) -> Iterator[None]:
    """Extend the lease from a thread for as long as the block runs."""
    over = threading.Event()

    def beat() -> None:
        try:
            while not over.wait(settings.JOBS_LEASE_SECONDS / 3):
                try:
                    if not extend(lease):
                        return
                except DatabaseError as error:
                    log.warning("a lease could not be extended: %s", error)
        finally:
            connection.close()

    thread = threading.Thread(target=beat, name="lease", daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
