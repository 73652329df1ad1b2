"""What the head of a worker does for the processes that compute: their leases do not run out.

A process that plays games in compiled code may hold its interpreter for seconds, so that no thread
of its own gets a turn. The head of the worker is another process: it knows which of its children
live, and extends the leases of those. It also ends a child that still computes what was cancelled.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable

from django.db import IntegrityError, transaction
from django.utils import timezone

from jobs.models import Beat, Chunk, ChunkState
from jobs.processes import worker_name
from jobs.selectors.progress import WORKER
from jobs.services.leasing import lease_end


def keep(pids: Iterable[int]) -> int:
    """Extend the leases of living children and note that a worker lives; how many were held."""
    names = [worker_name(pid) for pid in pids]
    held = Chunk.objects.filter(state=ChunkState.LEASED, worker__in=names)
    extended = held.update(lease_until=lease_end())
    _note()
    return extended


def in_vain(pids: Iterable[int]) -> set[int]:
    """Children that still compute a chunk which was cancelled."""
    names = {worker_name(pid): pid for pid in pids}
    chunks = Chunk.objects.filter(state=ChunkState.CANCELLED, worker__in=names)
    return {names[name] for name in chunks.values_list("worker", flat=True)}


def end(pid: int) -> None:
    """End a child at once; the pool starts another. Whatever it held besides is swept up."""
    os.kill(pid, signal.SIGKILL)


def _note() -> None:
    now = timezone.now()
    if Beat.objects.filter(name=WORKER).update(at=now):
        return
    try:
        with transaction.atomic():
            Beat.objects.create(name=WORKER, at=now)
    except IntegrityError:
        pass  # another worker noted it a moment ago
