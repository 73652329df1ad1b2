"""Charts of a deck laid out for SVG: widths, columns and a title that states the finding."""

from __future__ import annotations

from dataclasses import dataclass

from cards.catalogue.values import Game
from decks.statistics import Bar, Chart, Odds
from web.charts import Column, Scale, columns


@dataclass(frozen=True)
class Row:
    """A bar that lies: a share of 100."""

    label: str
    glyph: str
    count: int
    share: float
    query: str
    colour: str


@dataclass(frozen=True)
class Drawing:
    id: str
    title: str
    kind: str
    note: str
    rows: tuple[Row, ...] = ()
    columns: tuple[Column, ...] = ()
    have: int = 0
    limit: int = 0
    # Of a gauge: how far the sum and the limit reach, as shares of 100.
    reach: float = 0
    mark: float = 100
    rule: str = ""

    @property
    def is_over(self) -> bool:
        return self.kind == "gauge" and self.have > self.limit

    @property
    def mark_from(self) -> float:
        """Where the line at the limit begins, within the box also at its end."""
        return min(self.mark, 99.2)

    @property
    def spoken(self) -> str:
        """The columns as words, for those who hear the page."""
        return ", ".join(f"{one.label}: {one.shown}" for one in self.columns)


def drawings(charts: list[Chart], game: Game) -> list[Drawing]:
    """Every chart worth drawing; one bar that holds everything says nothing."""
    return [_drawing(one, game) for one in charts if one.kind != "bars" or len(one.bars) > 1]


def turn_columns(odds: Odds) -> tuple[Column, ...]:
    """The chance turn by turn, against certainty."""
    return columns(
        [(str(one.turn or "Hand"), f"{one.chance.value * 100:.0f}%") for one in odds.turns],
        [one.chance.value for one in odds.turns],
        top=1.0,
    )


def _drawing(chart: Chart, game: Game) -> Drawing:
    if chart.kind == "gauge":
        scale = Scale(0, max(chart.have, chart.limit, 1))
        return Drawing(
            id=chart.id,
            title=f"{chart.name}: {chart.have} of at most {chart.limit}",
            kind="gauge",
            note=_note(chart),
            have=chart.have,
            limit=chart.limit,
            reach=scale.place(chart.have),
            mark=scale.place(chart.limit),
            rule=chart.rule,
        )
    if chart.kind == "curve":
        labels = [(bar.label, str(bar.count)) for bar in chart.bars]
        counts = [float(bar.count) for bar in chart.bars]
        queries = [bar.query for bar in chart.bars]
        mean = "" if chart.mean is None else f": {chart.mean:.1f} on average"
        return Drawing(
            id=chart.id,
            title=f"{chart.name}{mean}",
            kind="curve",
            note=_note(chart),
            columns=columns(labels, counts, queries=queries),
        )
    scale = Scale(0, max((bar.count for bar in chart.bars), default=0) or 1)
    return Drawing(
        id=chart.id,
        title=_bars_title(chart),
        kind="bars",
        note=_note(chart),
        rows=tuple(
            Row(
                bar.label,
                bar.glyph,
                bar.count,
                scale.place(bar.count),
                bar.query,
                _colour(bar, game),
            )
            for bar in chart.bars
        ),
    )


def _bars_title(chart: Chart) -> str:
    counts = sorted((bar.count for bar in chart.bars), reverse=True)
    first = max(chart.bars, key=lambda bar: bar.count)
    present = [n for n in counts if n]
    if len(present) > 1 and present[0] == present[-1]:
        return f"{chart.name}: {present[0]} each"
    if len(counts) > 1 and counts[0] == counts[1]:
        return chart.name
    return f"{chart.name}: most are {first.label}, {first.count} of {chart.total}"


def _note(chart: Chart) -> str:
    notes = []
    if chart.overlapping and sum(bar.count for bar in chart.bars) > chart.total:
        notes.append("some cards count more than once")
    if chart.unknown:
        notes.append(f"{chart.unknown} not known")
    text = "; ".join(notes)
    return f"{text[:1].upper()}{text[1:]}." if text else ""


def _colour(bar: Bar, game: Game) -> str:
    """The colour of the frame that is named like the value, where a game has one."""
    frame = game.frames.get(bar.value) if bar.query else None
    return frame.colour if frame else ""
