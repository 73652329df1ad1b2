"""A result in lines of text, for a reader at a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from arena.result import AloneResult, PairsResult, Result
from arena.selectors.report import pairing_of
from web.charts import Share


def lines_of(result: Result) -> Iterator[str]:
    conclusion = result.conclusion
    yield f"seed {result.seed}, {result.games:,} games"
    yield conclusion.headline
    for lines, title in (
        (conclusion.can, "these games show"),
        (conclusion.cannot, "they do not show"),
    ):
        if lines:
            yield f"{title}:"
            yield from (f"  {line}" for line in lines)
    if isinstance(result, PairsResult):
        yield from _pairs(result)
    elif isinstance(result, AloneResult):
        yield from _alone(result)
    else:
        for row in result.standings:
            share = Share.of(row.rate)
            yield f"{row.name}: {share.text} ({share.span})"


def _pairs(result: PairsResult) -> Iterator[str]:
    for number in range(len(result.pairings)):
        one = pairing_of(result, number)
        yield (
            f"{one.one.name} ({one.one.agent}) against {one.two.name} ({one.two.agent}): "
            f"{one.one.rate.text} ({one.one.rate.span}); won {one.one.won}, "
            f"lost {one.two.won}, drawn {one.drawn}, aborted {one.aborted}"
        )
    if result.ranking is None:
        return
    for rank, row in enumerate(result.ranking, start=1):
        share = Share(row.rate, row.low, row.high, 0)
        yield f"{rank:>3}. {result.names[row.entry]}: {share.text} ({share.span})"
    yield f"mix: {result.mix_words}"


def _alone(result: AloneResult) -> Iterator[str]:
    for meeting in result.pairings:
        name = result.names[meeting.decks[0]]
        if meeting.rate is not None:
            share = Share.of(meeting.rate)
            yield (
                f"{name}: {share.text} ({share.span}); won {meeting.won}, lost {meeting.lost}, "
                f"aborted {meeting.aborted}"
            )
        for seat in meeting.seats:
            share = Share.of(seat.rate)
            yield f"{name}, {seat.name}: {share.text} ({share.span})"
        yield from (
            f"  lost: {reason}, {n} game{'s' * (n != 1)}" for reason, n in meeting.lost_by.items()
        )
        yield from (
            f"  {one.name}: {one.mean:.2f} ({one.low:.2f} to {one.high:.2f})"
            for one in meeting.figures
        )
    for pair in result.comparisons:
        apart = Share(pair.difference.value, pair.difference.low, pair.difference.high, 0, -1.0)
        names = f"{result.names[pair.one]} less {result.names[pair.two]}"
        yield f"{names}, on the same shuffles: {apart.text} points ({apart.span})"
