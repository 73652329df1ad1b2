"""Waking a worker: a message that says "there is work". Losing one loses nothing but a little time.

It is sent from a thread of its own, and nobody waits for it longer than a moment: a page must not
hang on a broker that is away or that takes a connection and stays silent.
"""

from __future__ import annotations

import logging
import threading

from celery import current_app
from kombu.exceptions import OperationalError

WAKE = "jobs.wake"
# Seconds that a caller waits to hear that the message was sent.
PATIENCE = 0.5
log = logging.getLogger(__name__)


class _Sending(threading.Thread):
    """One message on its way."""

    def __init__(self) -> None:
        super().__init__(name="wake", daemon=True)
        self.sent = False

    def run(self) -> None:
        try:
            current_app.send_task(WAKE, retry=False, ignore_result=True)
            self.sent = True
        except (OperationalError, OSError) as error:
            log.warning("no worker could be woken: %s", error)


_last: _Sending | None = None


def wake() -> bool:
    """Wake a worker. When the broker does not take the message the work stays, and is swept up."""
    global _last
    if _last is not None and _last.is_alive():
        # The broker still owes an answer to the message before: another would wait as long.
        return False
    _last = sending = _Sending()
    sending.start()
    sending.join(PATIENCE)
    if sending.is_alive():
        log.warning("no worker could be woken: the broker did not answer in %s s", PATIENCE)
    return sending.sent
