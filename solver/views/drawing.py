"""Charts of rates with their intervals, as coordinates for a template to draw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

WIDTH, HEIGHT = 640, 240
LEFT, RIGHT, TOP, BOTTOM = 44, 12, 12, 30


@dataclass(frozen=True)
class Mark:
    """One rate: where its dot and the ends of its interval lie, and what it says."""

    x: float
    y: float
    low: float
    high: float
    label: str
    words: str


@dataclass(frozen=True)
class Chart:
    marks: list[Mark]
    grid: list[tuple[float, str]]
    half: float
    line: str
    width: int = WIDTH
    height: int = HEIGHT


def rates(rows: list[tuple[str, dict[str, Any]]]) -> Chart | None:
    """A chart of labelled rates from 0 to 100 %."""
    told = [(label, rate) for label, rate in rows if rate["rate"] is not None]
    if not told:
        return None
    step = (WIDTH - LEFT - RIGHT) / len(told)
    marks = [
        Mark(
            x=round(LEFT + step * (n + 0.5), 1),
            y=_y(rate["rate"]),
            low=_y(rate["low"]),
            high=_y(rate["high"]),
            label=label,
            words=f"{100 * rate['rate']:.1f} %",
        )
        for n, (label, rate) in enumerate(told)
    ]
    return Chart(
        marks=marks,
        grid=[(_y(share), f"{round(100 * share)} %") for share in (0.0, 0.25, 0.5, 0.75, 1.0)],
        half=_y(0.5),
        line=" ".join(f"{mark.x},{mark.y}" for mark in marks),
    )


def _y(share: float) -> float:
    return round(TOP + (1 - share) * (HEIGHT - TOP - BOTTOM), 1)
