"""What the head of a worker does by itself, beside handing out messages.

`Waking`: every few seconds, while it has a process free, it wakes itself. So lost messages, leases
that ran out and jobs left by a dead worker are found without any further service.

`Heartbeat`: it keeps the leases of its children while they compute.
"""

from __future__ import annotations

import logging
import os
import threading
from typing import Any

from celery import bootsteps
from celery.worker import state
from django.db import DatabaseError, connection

from jobs.wake import wake

log = logging.getLogger(__name__)


class Waking(bootsteps.StartStopStep):
    """Part of the worker's consumer, so that it starts again with every connection."""

    requires = ("celery.worker.consumer.tasks:Tasks",)

    def __init__(self, consumer: Any, **options: Any) -> None:
        self.entry: Any = None
        super().__init__(consumer, **options)

    def start(self, consumer: Any) -> None:
        seconds = float(consumer.app.conf["JOBS_SWEEP_SECONDS"])
        self._wake(consumer)
        self.entry = consumer.timer.call_repeatedly(seconds, self._wake, (consumer,))

    def stop(self, consumer: Any) -> None:
        if self.entry is not None:
            self.entry.cancel()
            self.entry = None

    shutdown = stop

    def _wake(self, consumer: Any) -> None:
        # One whose processes are all busy sweeps at the end of a shift; messages would pile up.
        if len(state.reserved_requests) < consumer.pool.num_processes:
            wake()


class Heartbeat(bootsteps.StartStopStep):
    """Part of the worker itself: it goes on while the broker is away."""

    requires = ("celery.worker.components:Pool",)

    def __init__(self, worker: Any, **options: Any) -> None:
        self.over = threading.Event()
        # Children are not forked in the middle of a beat, while a connection is in use.
        self.quiet = threading.Lock()
        self.vain: set[int] = set()
        super().__init__(worker, **options)

    def start(self, worker: Any) -> None:
        self.over.clear()
        os.register_at_fork(
            before=self.quiet.acquire,
            after_in_parent=self.quiet.release,
            after_in_child=self.quiet.release,
        )
        seconds = float(worker.app.conf["JOBS_LEASE_SECONDS"]) / 3
        threading.Thread(
            target=self._run, args=(worker, seconds), name="leases", daemon=True
        ).start()

    def stop(self, worker: Any) -> None:
        self.over.set()

    def terminate(self, worker: Any) -> None:
        self.over.set()

    def _run(self, worker: Any, seconds: float) -> None:
        while not self.over.wait(seconds):
            with self.quiet:
                try:
                    self.beat(worker.pool.info.get("processes") or [])
                except DatabaseError as error:
                    log.warning("leases could not be extended: %s", error)
                finally:
                    connection.close()

    def beat(self, pids: list[int]) -> None:
        from jobs.services import living

        living.keep(pids)
        vain = living.in_vain(pids)
        # Only at the second look: a process that is just done with it notices by itself.
        for pid in vain & self.vain:
            log.warning("ending process %s, which computes what was cancelled", pid)
            living.end(pid)
        self.vain = vain
