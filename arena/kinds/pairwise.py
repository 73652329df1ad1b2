"""Matchups, gauntlets and round robins: pairings of two decks, played in pairs of games."""

from __future__ import annotations

from typing import Any

import msgspec

from arena.kinds import played, results
from arena.kinds.tasks import ROUND_SETS, Task, first_round, seats, sets_wanted, tasks
from arena.setup import Setup, read, ready
from engine import series
from engine.rng import derive
from engine.statistics import sprt
from jobs.kinds import Kind


def pairing_seed(setup: Setup, pairing: int) -> int:
    """A seed of its own for each pairing; that of a single one is the contest's."""
    return setup.seed if len(setup.pairings) == 1 else derive(setup.seed, pairing)


def tally_of(result: dict[str, Any]) -> series.Tally:
    return msgspec.convert(result["tally"], series.Tally, str_keys=True)


def tallies(setup: Setup, chunks: list[Any]) -> list[series.Tally]:
    """The tally of each pairing."""
    by_pairing: list[list[series.Tally]] = [[] for _ in setup.pairings]
    for chunk in chunks:
        by_pairing[chunk["pairing"]].append(tally_of(chunk))
    return [series.merge(parts) for parts in by_pairing]


class Contest(Kind):
    """What all kinds of contest share. `Kind` documents the methods."""

    unit = "game"
    units = "games"
    keeps_partial = True

    def plan(self, params: dict[str, Any]) -> list[dict[str, Any]]:
        return first_round(read(params))

    def size(self, params: dict[str, Any], task: dict[str, Any]) -> int:
        # Asked for every chunk, so the cards are not read for it.
        return int(task["sets"]) * (len(params["entries"]) if params["kind"] == "pods" else 2)

    def most(self, params: dict[str, Any]) -> int:
        setup = read(params)
        return sets_wanted(setup) * seats(setup) * len(setup.pairings)

    def page(self, token: str, params: dict[str, Any]) -> str:
        return f"/arena/job/{token}/"


class Pairwise(Contest):
    """A contest of pairings of two."""

    def __init__(self, name: str) -> None:
        self.name = name

    def run(self, params: dict[str, Any], task: dict[str, Any], seed: int) -> Any:
        """Play some pairs. The seed of a pair depends on its number alone, not on the chunk."""
        setup, wanted = read(params), msgspec.convert(task, Task)
        pairing = setup.pairings[wanted.pairing]
        one, two = setup.agents(pairing)
        decks, own = ready(setup, pairing), pairing_seed(setup, wanted.pairing)
        tally = series.Tally()
        games: list[series.Played] = []
        for index in range(wanted.first, wanted.first + wanted.sets):
            games += series.play_pair(tally, setup.game, decks, (one, two), derive(own, index))
        return {
            "pairing": wanted.pairing,
            "first": 2 * wanted.first,
            "tally": msgspec.to_builtins(tally, str_keys=True),
            "games": played.write(games),
        }

    def more(self, params: dict[str, Any], results: list[Any]) -> list[dict[str, Any]]:
        """Another round for each pairing that the sequential test has not decided."""
        setup = read(params)
        if not setup.until_decided:
            return []
        found: list[dict[str, Any]] = []
        for place, tally in enumerate(tallies(setup, results)):
            done = (tally.finished + tally.aborted) // 2
            left = sets_wanted(setup) - done
            if left > 0 and sprt(tally.pairs, setup.edge).verdict == "undecided":
                found += tasks(setup, place, done, min(ROUND_SETS, left))
        return found

    def finish(self, params: dict[str, Any], results_: list[Any]) -> dict[str, Any]:
        setup = read(params)
        lines = [
            played.lay_out((c["first"], c["games"]) for c in results_ if c["pairing"] == place)
            for place in range(len(setup.pairings))
        ]
        return results.of_pairings(setup, tallies(setup, results_), lines)

    def live(self, params: dict[str, Any], results_: list[Any]) -> dict[str, Any]:
        setup = read(params)
        return results.so_far(setup, tallies(setup, results_))
