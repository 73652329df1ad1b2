"""What a worker does by itself: every few seconds, when it has a hand free, it rings its own bell.

So lost messages, leases that ran out and jobs left by a dead worker are found without any further
service, as long as one worker lives.
"""

from __future__ import annotations

from typing import Any

from celery import bootsteps
from celery.worker import state

from jobs.bell import ring


class SelfRinging(bootsteps.StartStopStep):
    """Part of the worker's consumer, so that it starts again with every connection."""

    requires = ("celery.worker.consumer.tasks:Tasks",)

    def __init__(self, consumer: Any, **options: Any) -> None:
        self.entry: Any = None
        super().__init__(consumer, **options)

    def start(self, consumer: Any) -> None:
        seconds = float(consumer.app.conf["JOBS_SWEEP_SECONDS"])
        self._ring(consumer)
        self.entry = consumer.timer.call_repeatedly(seconds, self._ring, (consumer,))

    def stop(self, consumer: Any) -> None:
        if self.entry is not None:
            self.entry.cancel()
            self.entry = None

    shutdown = stop

    def _ring(self, consumer: Any) -> None:
        # A worker whose hands are full sweeps at the end of a shift; more bells would only pile up.
        if len(state.reserved_requests) < consumer.pool.num_processes:
            ring()
