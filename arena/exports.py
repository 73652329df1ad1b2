"""Results as files: everything as JSON, and each table of it as CSV."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from arena.kinds import played

Row = list[Any]
Result = Mapping[str, Any]


def as_json(params: Mapping[str, Any], result: Result) -> str:
    """The result with the set-up that repeats it."""
    return json.dumps({"setup": params, "result": result}, ensure_ascii=False, indent=1)


def as_csv(result: Result, table: str) -> str:
    """One of the tables; raises KeyError for another name."""
    out = io.StringIO()
    csv.writer(out).writerows([[_safe(cell) for cell in row] for row in TABLES[table](result)])
    return out.getvalue()


def _safe(cell: Any) -> Any:
    """A name that a spreadsheet would take for a formula is written as text."""
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in ("=", "+", "-", "@", "\t") else cell


def _rate(rate: Mapping[str, Any]) -> Row:
    share = rate["rate"]
    return [rate["games"], "" if share is None else share, rate["low"], rate["high"]]


def pairings(result: Result) -> Iterator[Row]:
    """Who met whom and how it ended."""
    names = [deck["name"] for deck in result["decks"]]
    yield ["pairing", "deck", "opponent", "won", "lost", "drawn", "aborted",
           "finished", "rate", "low", "high", "verdict", "mean_turns"]  # fmt: skip
    for number, one in enumerate(result["pairings"], start=1):
        if len(one["decks"]) != 2:
            for place, rate in zip(one["decks"], one["rates"], strict=True):
                yield [number, names[place], "", rate["wins"], "", one["drawn"], one["aborted"],
                       *_rate(rate), "", one["mean_turns"]]  # fmt: skip
            continue
        first, second = one["decks"]
        yield [number, names[first], names[second], one["won"], one["lost"], one["drawn"],
               one["aborted"], *_rate(one["rate"]), one["sprt"]["verdict"],
               one["mean_turns"]]  # fmt: skip


def games(result: Result) -> Iterator[Row]:
    """Every game."""
    names = [deck["name"] for deck in result["decks"]]
    yield ["pairing", "game", "begins", "result", "winner", "turns"]
    for number, one in enumerate(result["pairings"], start=1):
        decks = one["decks"]
        for game in played.read(one["played"]):
            begins = names[decks[game.number % len(decks)]]
            winner = "" if game.winner is None else names[decks[game.winner]]
            yield [number, game.number + 1, begins, game.result, winner, game.turns]


def cards(result: Result) -> Iterator[Row]:
    """Every card of every deck."""
    yield ["deck", "card", "drawn_games", "drawn_rate", "drawn_low", "drawn_high",
           "played_games", "played_rate", "played_low", "played_high",
           "difference", "difference_low", "difference_high"]  # fmt: skip
    for deck, rows in zip(result["decks"], result["cards"], strict=True):
        for row in rows:
            apart = row["difference"]
            value = "" if apart["value"] is None else apart["value"]
            yield [deck["name"], row["card"], *_rate(row["drawn"]), *_rate(row["played"]),
                   value, apart["low"], apart["high"]]  # fmt: skip


def ranking(result: Result) -> Iterator[Row]:
    """Strengths and the mix of a round robin; the standings of anything else."""
    names = [deck["name"] for deck in result["decks"]]
    if "ranking" not in result:
        yield ["deck", "finished", "rate", "low", "high"]
        for row in result["standings"]:
            yield [row["name"], *_rate(row["rate"])]
        return
    weights = {one["entry"]: one for one in result["mix"]}
    yield ["rank", "best_rank", "worst_rank", "deck", "rate", "low", "high",
           "mix", "mix_low", "mix_high"]  # fmt: skip
    for rank, one in enumerate(result["ranking"], start=1):
        share = weights[one["entry"]]
        yield [rank, one["best"], one["worst"], names[one["entry"]], one["rate"], one["low"],
               one["high"], share["weight"], share["low"], share["high"]]  # fmt: skip


TABLES: dict[str, Callable[[Result], Iterator[Row]]] = {
    "pairings": pairings,
    "games": games,
    "cards": cards,
    "ranking": ranking,
}
