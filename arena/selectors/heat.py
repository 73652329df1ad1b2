"""A round robin as a heat map, a ranking and a mix, ready to be drawn."""

from __future__ import annotations

from dataclasses import dataclass

from arena.result import PairsResult
from arena.selectors.report import mirrored
from web.charts import Share

STEPS = 5
"""Shades on either side of even."""


@dataclass(frozen=True)
class Cell:
    """One deck against another, from the row's side; `shade` runs from -5 to 5."""

    pairing: int
    share: Share
    shade: int
    row: str
    column: str

    @property
    def letter(self) -> str:
        """The same as the shade, for those who do not see it."""
        return {"above": "▲", "below": "▼"}.get(self.share.clear, "")


@dataclass(frozen=True)
class Row:
    rank: int
    best: int
    worst: int
    place: int
    name: str
    strength: Share
    # None where the deck would meet itself.
    cells: list[Cell | None]


@dataclass(frozen=True)
class Part:
    """A deck of the mix."""

    name: str
    weight: str
    span: str
    width: float
    low: float
    reach: float
    score: str
    inside: bool


def heat_rows(result: PairsResult) -> list[Row]:
    """Decks from the strongest to the weakest, as rows and as columns."""
    ranked, names = result.ranking or [], result.names
    order = [one.entry for one in ranked]
    found: dict[tuple[int, int], Cell] = {}
    for number, meeting in enumerate(result.pairings):
        one, two = meeting.decks
        for a, b, rate in ((one, two, meeting.rate), (two, one, mirrored(meeting.rate))):
            share = Share.of(rate)
            found[a, b] = Cell(number, share, _shade(share), names[a], names[b])
    return [
        Row(
            rank=rank,
            best=one.best,
            worst=one.worst,
            place=one.entry,
            name=names[one.entry],
            strength=Share(one.rate, one.low, one.high, 0, 0.25, 0.75),
            cells=[found.get((one.entry, other)) for other in order],
        )
        for rank, one in enumerate(ranked, start=1)
    ]


def _shade(share: Share) -> int:
    if share.value is None:
        return 0
    # Rates from 25 % to 75 % use all shades; what lies beyond has the darkest.
    return max(-STEPS, min(STEPS, round((share.value - 0.5) * 4 * STEPS)))


def parts(result: PairsResult) -> list[Part]:
    """The mix, the heaviest deck first; decks that no mix holds are left out."""
    return [
        Part(
            name=result.names[one.entry],
            weight=f"{one.weight * 100:.1f}%",
            span=f"{one.low * 100:.0f}% to {one.high * 100:.0f}%",
            width=round(100 * one.weight, 2),
            low=round(100 * one.low, 2),
            reach=round(max(0.6, 100 * (one.high - one.low)), 2),
            score=f"{one.score * 100:.1f}%",
            inside=one.weight > 0,
        )
        for one in result.mix or []
        if one.high > 0
    ]
