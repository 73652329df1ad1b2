"""Pods: three or more decks at one table, each seed played once for every seating."""

from __future__ import annotations

from typing import Any

import msgspec

from arena.kinds import played, results
from arena.kinds.pairwise import Contest
from arena.kinds.tasks import Task, seats
from arena.setup import Setup, read, ready
from engine import multiplayer, series
from engine.rng import derive


def tally_of(setup: Setup, chunks: list[Any]) -> multiplayer.MultiplayerTally:
    parts = [
        msgspec.convert(c["tally"], multiplayer.MultiplayerTally, str_keys=True) for c in chunks
    ]
    return multiplayer.merge(parts, len(setup.entries))


class Pods(Contest):
    """A contest of one table."""

    name = "pods"

    def run(self, params: dict[str, Any], task: dict[str, Any], seed: int) -> Any:
        """Play some pods. The seed of a pod depends on its number alone, not on the chunk."""
        setup, wanted = read(params), msgspec.convert(task, Task)
        (pairing,) = setup.pairings
        decks, agents = ready(setup, pairing), setup.agents(pairing)
        tally = multiplayer.empty(len(agents))
        games: list[series.Played] = []
        for index in range(wanted.first, wanted.first + wanted.sets):
            games += multiplayer.play_rotation(
                tally, setup.game, decks, agents, derive(setup.seed, index)
            )
        return {
            "pairing": 0,
            "first": seats(setup) * wanted.first,
            "tally": msgspec.to_builtins(tally, str_keys=True),
            "games": played.write(games),
        }

    def finish(self, params: dict[str, Any], results_: list[Any]) -> dict[str, Any]:
        setup = read(params)
        line = played.lay_out((c["first"], c["games"]) for c in results_)
        return results.of_pod(setup, tally_of(setup, results_), line)

    def live(self, params: dict[str, Any], results_: list[Any]) -> dict[str, Any]:
        setup = read(params)
        tally = tally_of(setup, results_)
        return {
            "finished": tally.finished,
            "aborted": tally.aborted,
            "wins": tally.wins,
        }
