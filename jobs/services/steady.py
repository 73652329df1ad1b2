"""Short transactions that try again when the database was busy."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from django.db import OperationalError, connection, transaction

P = ParamSpec("P")
T = TypeVar("T")
# SQLite waits by itself for as long as its timeout says; these are for the rare case beyond that,
# and for transactions that PostgreSQL gave up because two of them crossed.
PAUSES = (0.05, 0.2, 0.5, 1.0)


def steady(function: Callable[P, T]) -> Callable[P, T]:
    """Run a function in a transaction of its own; repeat it whole when the database was busy."""

    @wraps(function)
    def run(*args: P.args, **kwargs: P.kwargs) -> T:
        for pause in PAUSES:
            try:
                with transaction.atomic():
                    return function(*args, **kwargs)
            except OperationalError:
                # Inside a larger transaction there is nothing left to repeat.
                if connection.in_atomic_block:
                    raise
                connection.close_if_unusable_or_obsolete()
                time.sleep(pause)
        with transaction.atomic():
            return function(*args, **kwargs)

    return run
