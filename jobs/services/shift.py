"""A shift: what a worker does when it is woken.

It takes chunks in fair order until none is left or the shift is over. When it has taken one and
more are waiting it wakes the next worker, once, so one message wakes as many as there is work
for, and the number of messages does not grow. At the end of a round, when others still compute, it
waits a little instead of going away, since the next round is about to begin.
"""

from __future__ import annotations

import time

from django.conf import settings

from jobs.models import Chunk, ChunkState
from jobs.processes import worker_name
from jobs.services.leasing import take
from jobs.services.performing import perform
from jobs.services.sweeping import sweep_if_due
from jobs.wake import wake

PAUSES = (0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 0.5, 0.5)


def work() -> int:
    """Work one shift; the number of chunks that counted."""
    sweep_if_due()
    name = worker_name()
    over = time.monotonic() + settings.JOBS_SHIFT_SECONDS
    counted = idle = 0
    woke = False
    while time.monotonic() < over:
        lease = take(name)
        if lease is None:
            if idle == len(PAUSES) or not _others_compute():
                return counted
            time.sleep(PAUSES[idle])
            idle += 1
            continue
        idle = 0
        if not woke and Chunk.objects.filter(state=ChunkState.WAITING).exists():
            woke = wake()
        counted += perform(lease)
    if not woke and Chunk.objects.filter(state=ChunkState.WAITING).exists():
        wake()
    return counted


def _others_compute() -> bool:
    return Chunk.objects.filter(state=ChunkState.LEASED).exists()
