"""A shift: what one ring of the bell makes a worker do.

It takes chunks in fair order until none is left or the shift is over. When it has taken one and
more are waiting it rings once for the next worker, so one bell wakes as many as there is work for,
and the number of bells does not grow. At the end of a round, when others still compute, it waits
a little instead of going away, since the next round is about to begin.
"""

from __future__ import annotations

import os
import socket
import time

from django.conf import settings

from jobs.bell import ring
from jobs.models import Chunk, ChunkState
from jobs.services.leasing import take
from jobs.services.performing import perform
from jobs.services.sweeping import sweep_if_due

PAUSES = (0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 0.5, 0.5)


def work() -> int:
    """Work one shift; the number of chunks that counted."""
    sweep_if_due()
    name = f"{socket.gethostname()}:{os.getpid()}"
    over = time.monotonic() + settings.JOBS_SHIFT_SECONDS
    counted = idle = 0
    rung = False
    while time.monotonic() < over:
        lease = take(name)
        if lease is None:
            if idle == len(PAUSES) or not _others_compute():
                return counted
            time.sleep(PAUSES[idle])
            idle += 1
            continue
        idle = 0
        if not rung and Chunk.objects.filter(state=ChunkState.WAITING).exists():
            rung = ring()
        counted += perform(lease)
    if not rung and Chunk.objects.filter(state=ChunkState.WAITING).exists():
        ring()
    return counted


def _others_compute() -> bool:
    return Chunk.objects.filter(state=ChunkState.LEASED).exists()
