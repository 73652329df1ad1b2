"""Calls that cost more than others have a limit of their own, beside that of all calls together."""

from __future__ import annotations

from rest_framework.throttling import BaseThrottle, ScopedRateThrottle
from rest_framework.views import APIView

COSTLY = "costly"
PASSWORD = "password"  # noqa: S105  (the name of a limit)


def with_own_limit() -> list[type[BaseThrottle]]:
    """The throttles of a view that names its limit as `throttle_scope`."""
    return [*APIView.throttle_classes, ScopedRateThrottle]
