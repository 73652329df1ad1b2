"""How long games lasted, as columns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.series import LENGTH_BIN
from web.charts import Column, columns

MOST_COLUMNS = 14


@dataclass(frozen=True)
class Histogram:
    title: str
    columns: tuple[Column, ...]
    # Turns from, turns to, games: the table behind the drawing.
    rows: list[tuple[int, int | None, int]]

    @property
    def spoken(self) -> str:
        return ", ".join(f"{one.label} turns: {one.shown}" for one in self.columns)


def histogram(lengths: Mapping[str, int], mean: float | None) -> Histogram | None:
    """Games by length; a long tail is put into one last column."""
    if not lengths:
        return None
    counts = {int(start): count for start, count in lengths.items()}
    first, last = min(counts), max(counts)
    starts = list(range(first, last + 1, LENGTH_BIN))
    rows: list[tuple[int, int | None, int]] = [
        (start, start + LENGTH_BIN - 1, counts.get(start, 0)) for start in starts[:MOST_COLUMNS]
    ]
    rest = sum(counts.get(start, 0) for start in starts[MOST_COLUMNS:])
    if rest:
        rows.append((starts[MOST_COLUMNS], None, rest))
    labels = [(f"{start}" if end else f"{start}+", f"{count:,}") for start, end, count in rows]
    told = "" if mean is None else f": {mean:.1f} turns on average"
    return Histogram(
        title=f"Length of games{told}",
        columns=columns(labels, [float(count) for _, _, count in rows]),
        rows=rows,
    )
