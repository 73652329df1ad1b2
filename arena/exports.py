"""Results as files: everything as JSON, and each table of it as CSV."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterator, Mapping

from arena.kinds import played
from arena.result import AloneMeeting, AloneResult, PairMeeting, PairsResult, Result, TableMeeting
from engine.statistics import Rate

Cell = str | int | float | None
Row = list[Cell]


def as_json(setup: Mapping[str, object], result: Mapping[str, object]) -> str:
    """The result with the set-up that repeats it, both as they are stored."""
    return json.dumps({"setup": setup, "result": result}, ensure_ascii=False, indent=1)


def as_csv(result: Result, table: str) -> str:
    """One of the tables; raises KeyError for another name."""
    out = io.StringIO()
    csv.writer(out).writerows([[_safe(cell) for cell in row] for row in TABLES[table](result)])
    return out.getvalue()


def _safe(cell: Cell) -> Cell:
    """A name that a spreadsheet would take for a formula is written as text."""
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in ("=", "+", "-", "@", "\t") else cell


def _rate(rate: Rate) -> Row:
    return [rate.games, "" if rate.rate is None else rate.rate, rate.low, rate.high]


def pairings(result: Result) -> Iterator[Row]:
    """Who met whom and how it ended."""
    names = result.names
    yield ["pairing", "deck", "opponent", "won", "lost", "drawn", "aborted",
           "finished", "rate", "low", "high", "verdict", "mean_turns"]  # fmt: skip
    for number, one in enumerate(result.meetings, start=1):
        if isinstance(one, PairMeeting):
            first, second = one.decks
            yield [number, names[first], names[second], one.won, one.lost, one.drawn, one.aborted,
                   *_rate(one.rate), one.sprt.verdict, one.mean_turns]  # fmt: skip
        elif isinstance(one, TableMeeting):
            for place, rate in zip(one.decks, one.rates, strict=True):
                yield [number, names[place], "", rate.wins, "", one.drawn, one.aborted,
                       *_rate(rate), "", one.mean_turns]  # fmt: skip
        elif isinstance(one, AloneMeeting):
            name = names[one.decks[0]]
            if one.rate is not None:
                yield [number, name, "", one.won, one.lost, one.drawn, one.aborted,
                       *_rate(one.rate), "", one.mean_turns]  # fmt: skip
            for seat in one.seats:
                yield [number, f"{name}, {seat.name}", "", seat.rate.wins, "", one.drawn,
                       one.aborted, *_rate(seat.rate), "", one.mean_turns]  # fmt: skip


def seat_names(result: Result, number: int) -> list[str]:
    """The names that a meeting's games are won under: decks, or seats of a single one."""
    meeting = result.meetings[number]
    if isinstance(meeting, AloneMeeting) and meeting.seats:
        return [seat.name for seat in meeting.seats]
    return [result.names[place] for place in meeting.decks]


def games(result: Result) -> Iterator[Row]:
    """Every game."""
    yield ["pairing", "game", "begins", "result", "winner", "turns"]
    for number, one in enumerate(result.meetings, start=1):
        names = seat_names(result, number - 1)
        for game in played.read(one.played):
            begins = "" if len(one.decks) == 1 else names[game.number % len(names)]
            winner = "" if game.winner is None else names[game.winner]
            yield [number, game.number + 1, begins, game.result, winner, game.turns]


def cards(result: Result) -> Iterator[Row]:
    """Every card of every deck."""
    yield ["deck", "card", "drawn_games", "drawn_rate", "drawn_low", "drawn_high",
           "played_games", "played_rate", "played_low", "played_high",
           "difference", "difference_low", "difference_high"]  # fmt: skip
    for name, rows in zip(result.names, result.cards, strict=True):
        for row in rows:
            apart = row.difference
            value = "" if apart.value is None else apart.value
            yield [name, row.card, *_rate(row.drawn), *_rate(row.played),
                   value, apart.low, apart.high]  # fmt: skip


def ranking(result: Result) -> Iterator[Row]:
    """Strengths and the mix of a round robin; the standings of anything else."""
    if not isinstance(result, PairsResult) or result.ranking is None or result.mix is None:
        yield ["deck", "finished", "rate", "low", "high"]
        for row in result.standings:
            yield [row.name, *_rate(row.rate)]
        return
    weights = {one.entry: one for one in result.mix}
    yield ["rank", "best_rank", "worst_rank", "deck", "rate", "low", "high",
           "mix", "mix_low", "mix_high"]  # fmt: skip
    for rank, one in enumerate(result.ranking, start=1):
        share = weights[one.entry]
        yield [rank, one.best, one.worst, result.names[one.entry], one.rate, one.low,
               one.high, share.weight, share.low, share.high]  # fmt: skip


def comparisons(result: Result) -> Iterator[Row]:
    """Teams on the same shuffles, two by two."""
    yield ["team", "other", "games", "both", "only_team", "only_other", "neither",
           "difference", "low", "high"]  # fmt: skip
    for one in result.comparisons if isinstance(result, AloneResult) else []:
        apart = one.difference
        yield [result.names[one.one], result.names[one.two], one.games, one.both, one.only_one,
               one.only_two, one.neither, "" if apart.value is None else apart.value,
               apart.low, apart.high]  # fmt: skip


def figures(result: Result) -> Iterator[Row]:
    """Numbers that a game tells of its games, such as luck, on average."""
    yield ["deck", "figure", "games", "mean", "low", "high"]
    for one in result.pairings if isinstance(result, AloneResult) else []:
        for row in one.figures:
            yield [result.names[one.decks[0]], row.name, row.games, row.mean, row.low, row.high]


TABLES: dict[str, Callable[[Result], Iterator[Row]]] = {
    "pairings": pairings,
    "games": games,
    "cards": cards,
    "ranking": ranking,
    "comparisons": comparisons,
    "figures": figures,
}
