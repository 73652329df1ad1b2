"""How a deck has done: by version, by opponent, by agents. A reader's own contests count."""

from __future__ import annotations

from dataclasses import dataclass

from arena.models import Meeting
from decks.models import Deck
from engine.statistics import wilson
from web.charts import Share
from web.readers import Reader

MOST_ROWS = 40


@dataclass(frozen=True)
class RecordRow:
    """One version against one opponent, with the agents that played."""

    version: int
    is_now: bool
    opponent: str
    opponent_deck: int | None
    agents: str
    won: int
    lost: int
    drawn: int
    aborted: int
    rate: Share
    # The newest contest that it comes from.
    token: str
    contests: int


@dataclass(frozen=True)
class Record:
    lines: list[RecordRow]
    left_out: int


def record_of(deck: Deck, reader: Reader) -> Record:
    """The record of a deck in the reader's own contests, newest version first."""
    if not reader.pk:
        return Record([], 0)
    rows = (
        Meeting.objects.filter(entry__deck=deck, contest__owner_id=reader.pk)
        .filter(opponent__isnull=False)
        .select_related("contest", "entry", "opponent")
        .order_by("-contest__created_at", "-contest_id")
    )
    groups: dict[tuple[object, ...], list[Meeting]] = {}
    for row in _once(list(rows)):
        assert row.opponent is not None
        groups.setdefault(
            (
                row.entry.version_number or 0,
                row.entry.content_hash,
                row.opponent.content_hash,
                row.entry.agent,
                row.opponent.agent,
            ),
            [],
        ).append(row)
    now = deck.head.content_hash if deck.head else ""
    lines = [_line(rows, now) for rows in groups.values()]
    lines.sort(key=lambda line: (-line.version, line.opponent.casefold()))
    return Record(lines[:MOST_ROWS], max(0, len(lines) - MOST_ROWS))


def _once(rows: list[Meeting]) -> list[Meeting]:
    """Each game counted once: a run with the same seed repeats the same games."""
    best: dict[tuple[object, ...], Meeting] = {}
    for row in rows:
        assert row.opponent is not None
        key = (
            row.contest.kind,
            row.contest.seed,
            row.entry.place,
            row.opponent.place,
            row.entry.content_hash,
            row.opponent.content_hash,
            row.entry.agent,
            row.opponent.agent,
        )
        if key not in best or _games(row) > _games(best[key]):
            best[key] = row
    return list(best.values())


def _games(row: Meeting) -> float:
    return row.won + row.lost + row.drawn + row.aborted


def _line(rows: list[Meeting], now: str) -> RecordRow:
    newest = rows[0]
    assert newest.opponent is not None
    won, lost = (int(sum(getattr(row, name) for row in rows)) for name in ("won", "lost"))
    drawn, aborted = (sum(getattr(row, name) for row in rows) for name in ("drawn", "aborted"))
    rate = wilson(won + drawn / 2, won + lost + drawn)
    agents = (newest.entry.agent, newest.opponent.agent)
    return RecordRow(
        version=newest.entry.version_number or 0,
        is_now=newest.entry.content_hash == now,
        opponent=newest.opponent.name,
        opponent_deck=newest.opponent.deck_id,
        agents=agents[0] if agents[0] == agents[1] else f"{agents[0]} against {agents[1]}",
        won=won,
        lost=lost,
        drawn=drawn,
        aborted=aborted,
        rate=Share(rate.rate, rate.low, rate.high, rate.games),
        token=newest.contest.token,
        contests=len(rows),
    )
