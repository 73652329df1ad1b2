"""What other apps do when a job of theirs is over. Each registers its own in `AppConfig.ready`.

A hook is called once for every job of its kind that ends, in the transaction that notes that it was
called: after a crash between the end of a job and its hook a sweep makes up for it. A job that is
taken up again ends again, so a hook replaces what an earlier end has left.
"""

from __future__ import annotations

from collections.abc import Callable

from jobs.models import Job

Hook = Callable[[Job], None]
_HOOKS: dict[str, Hook] = {}


def when_over(kind: str, hook: Hook) -> None:
    """Have `hook` called with each job of a kind once it is over."""
    if _HOOKS.setdefault(kind, hook) is not hook:
        raise ValueError(f"expected one hook for the jobs of kind {kind!r}, got another: {hook!r}")


def hook_of(kind: str) -> Hook | None:
    return _HOOKS.get(kind)
