"""The bell: a message that says "there is work". Losing one loses nothing but a little time."""

from __future__ import annotations

import logging

from celery import current_app
from kombu.exceptions import OperationalError

RING = "jobs.ring"
log = logging.getLogger(__name__)


def ring() -> bool:
    """Wake a worker. When the broker cannot be reached the work stays, and is swept up later."""
    try:
        # By name, and without waiting for a broker that is away: a page must not hang on it.
        current_app.send_task(RING, retry=False, ignore_result=True)
    except (OperationalError, OSError) as error:
        log.warning("the bell could not be rung: %s", error)
        return False
    return True
