"""Three or more decks at one table, each seed played once for every seating."""

from __future__ import annotations

from collections.abc import Sequence

from arena.kinds.contest import Contest, chunk_of, lines, same_rules, tallies
from arena.kinds.results import of_table
from arena.kinds.tasks import Chunk, Task
from arena.result import Result, SoFar
from arena.setup import Setup, ready
from engine import multiplayer, series
from engine.rng import derive


def merged(setup: Setup, chunks: Sequence[Chunk]) -> multiplayer.MultiplayerTally:
    (parts,) = tallies(setup, chunks, multiplayer.MultiplayerTally)
    return multiplayer.merge(parts, len(setup.entries))


class Multiplayer(Contest):
    """A contest of one table."""

    def compute(self, params: Setup, task: Task) -> Chunk:
        """Play some sets. The seed of a set depends on its number alone, not on the chunk."""
        same_rules(params)
        (pairing,) = params.pairings
        decks, agents = ready(params, pairing), params.agents(pairing)
        tally = multiplayer.empty(len(agents))
        games: list[series.Played] = []
        for index in range(task.first, task.first + task.sets):
            games += multiplayer.play_rotation(
                tally, params.game, decks, agents, derive(params.seed, index)
            )
        return chunk_of(params, task, tally, games)

    def conclude(self, params: Setup, chunks: Sequence[Chunk], partial: bool) -> Result:
        (line,) = lines(params, chunks)
        return of_table(params, merged(params, chunks), line, partial)

    def so_far(self, params: Setup, chunks: Sequence[Chunk]) -> SoFar:
        tally = merged(params, chunks)
        return SoFar(finished=tally.finished, aborted=tally.aborted)
