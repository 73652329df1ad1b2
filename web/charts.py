"""Geometry of charts: where bars, dots and intervals lie in the box that a template draws."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.statistics import Rate

# The box of a column chart, in units of its own; the page scales it.
WIDTH, HEIGHT = 280, 104
_TOP, _BOTTOM = 16, 18
_GAP = 3
_WIDEST = 34
# The box of a chart of rates, and the room around its grid.
RATES_WIDTH, RATES_HEIGHT = 640, 240
_LEFT, _RIGHT, _ABOVE, _BELOW = 44, 12, 12, 30
# An interval of no width would not be seen.
_THINNEST = 0.6


@dataclass(frozen=True)
class Scale:
    """Where values from `low` to `high` lie between two places of a drawing."""

    low: float
    high: float
    start: float = 0.0
    end: float = 100.0
    digits: int = 2

    def place(self, value: float) -> float:
        """The place of a value; one beyond the ends lies at the end."""
        share = (value - self.low) / (self.high - self.low)
        at = self.start + min(1.0, max(0.0, share)) * (self.end - self.start)
        return round(at, self.digits)


@dataclass(frozen=True)
class Share:
    """A rate or a difference in points, with its interval; empty without games."""

    value: float | None
    low: float
    high: float
    games: int
    # Where the drawing begins and ends, and the line that means "even".
    start: float = 0.0
    end: float = 1.0
    even: float = 0.5

    @classmethod
    def of(cls, rate: Rate, even: float = 0.5) -> Share:
        return cls(rate.rate, rate.low, rate.high, rate.games, even=even)

    @property
    def known(self) -> bool:
        return self.value is not None

    @property
    def text(self) -> str:
        return "–" if self.value is None else _percent(self.value, self.start < 0)

    @property
    def span(self) -> str:
        signed = self.start < 0
        return f"{_percent(self.low, signed)} to {_percent(self.high, signed)}"

    @property
    def brief(self) -> str:
        """The interval where there is little room."""
        return f"{self.low * 100:.0f}–{self.high * 100:.0f}%"

    @property
    def clear(self) -> str:
        """above, below or open: on which side of even the whole interval lies."""
        if self.value is None:
            return "open"
        if self.low > self.even:
            return "above"
        return "below" if self.high < self.even else "open"

    @property
    def scale(self) -> Scale:
        return Scale(self.start, self.end)

    @property
    def at(self) -> float:
        return self.scale.place(self.value or 0.0)

    @property
    def at_low(self) -> float:
        return self.scale.place(self.low)

    @property
    def width(self) -> float:
        reach = self.scale.place(self.high) - self.scale.place(self.low)
        return round(max(_THINNEST, reach), 2)

    @property
    def at_even(self) -> float:
        return self.scale.place(self.even)


def _percent(share: float, signed: bool) -> str:
    if signed:
        return f"{share * 100:+.1f}".replace("-", "−")
    return f"{share * 100:.1f}%"


@dataclass(frozen=True)
class Column:
    """An upright bar, with the place of its two labels."""

    label: str
    shown: str
    query: str
    x: float
    middle: float
    y: float
    width: float
    height: float
    above: float


def columns(
    labels: list[tuple[str, str]],
    heights: list[float],
    *,
    top: float = 0,
    queries: list[str] | None = None,
) -> tuple[Column, ...]:
    """Columns side by side in the box, the highest (or `top`) at full height."""
    if not labels:
        return ()
    step = min(_WIDEST, WIDTH / len(labels))
    start = (WIDTH - step * len(labels)) / 2
    room = HEIGHT - _TOP - _BOTTOM
    scale = Scale(0.0, top or max(heights) or 1, 0.0, room)
    found = []
    for n, ((label, shown), value) in enumerate(zip(labels, heights, strict=True)):
        height = scale.place(value)
        x = start + n * step
        found.append(
            Column(
                label=label,
                shown=shown,
                query=queries[n] if queries else "",
                x=round(x + _GAP / 2, 2),
                middle=round(x + step / 2, 2),
                y=round(_TOP + room - height, 2),
                width=round(step - _GAP, 2),
                height=height,
                above=round(_TOP + room - height - 4, 2),
            )
        )
    return tuple(found)


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
class RatesChart:
    marks: list[Mark]
    grid: list[tuple[float, str]]
    half: float
    line: str
    width: int = RATES_WIDTH
    height: int = RATES_HEIGHT


def rates_chart(rows: Sequence[tuple[str, Rate]]) -> RatesChart | None:
    """Labelled rates from 0 to 100 %, each with its interval; None when no game was finished."""
    scale = Scale(0.0, 1.0, RATES_HEIGHT - _BELOW, _ABOVE, digits=1)
    known = [(label, rate, rate.rate) for label, rate in rows if rate.rate is not None]
    if not known:
        return None
    step = (RATES_WIDTH - _LEFT - _RIGHT) / len(known)
    marks = [
        Mark(
            x=round(_LEFT + step * (n + 0.5), 1),
            y=scale.place(share),
            low=scale.place(rate.low),
            high=scale.place(rate.high),
            label=label,
            words=f"{100 * share:.1f} %",
        )
        for n, (label, rate, share) in enumerate(known)
    ]
    return RatesChart(
        marks=marks,
        grid=[
            (scale.place(share), f"{round(100 * share)} %") for share in (0.0, 0.25, 0.5, 0.75, 1.0)
        ],
        half=scale.place(0.5),
        line=" ".join(f"{mark.x},{mark.y}" for mark in marks),
    )
