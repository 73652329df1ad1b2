"""Many measurements as a few figures."""

from __future__ import annotations

import statistics


def summary(values: list[float]) -> dict[str, float]:
    cuts = statistics.quantiles(values, n=100)
    return {
        "median": round(statistics.median(values), 2),
        "p95": round(cuts[94], 2),
        "max": round(max(values), 2),
    }
