"""The name under which a process takes chunks."""

from __future__ import annotations

import os
import secrets
import socket

# Made before the pool of a worker forks, so that its head knows the names of its children, and
# machines with equal names and process numbers are still told apart.
_START = secrets.token_hex(4)


def worker_name(pid: int | None = None) -> str:
    """This process, or a child of it."""
    return f"{socket.gethostname()}:{_START}:{os.getpid() if pid is None else pid}"
