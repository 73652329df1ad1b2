"""Matchups, gauntlets and round robins: pairings of two decks, played in pairs of games."""

from __future__ import annotations

from collections.abc import Sequence

from arena.kinds.contest import Contest, chunk_of, lines, same_rules, tallies
from arena.kinds.results import of_pairings
from arena.kinds.tasks import ROUND_SETS, Chunk, Task, pairing_seed, sets_wanted, tasks
from arena.result import Result, SoFar
from arena.setup import Setup, ready
from engine import series
from engine.rng import derive
from engine.statistics import sprt, wilson


def merged(setup: Setup, chunks: Sequence[Chunk]) -> list[series.Tally]:
    """The tally of each pairing."""
    return [series.merge(parts) for parts in tallies(setup, chunks, series.Tally)]


class Pairwise(Contest):
    """A contest of pairings of two."""

    def compute(self, params: Setup, task: Task) -> Chunk:
        """Play some pairs. The seed of a pair depends on its number alone, not on the chunk."""
        same_rules(params)
        pairing = params.pairings[task.pairing]
        one, two = params.agents(pairing)
        decks, own = ready(params, pairing), pairing_seed(params, task.pairing)
        tally = series.Tally()
        games: list[series.Played] = []
        for index in range(task.first, task.first + task.sets):
            games += series.play_pair(tally, params.game, decks, (one, two), derive(own, index))
        return chunk_of(params, task, tally, games)

    def further(self, params: Setup, chunks: Sequence[Chunk]) -> Sequence[Task]:
        """Another round for each pairing that the sequential test has not decided."""
        if not params.until_decided:
            return []
        found: list[Task] = []
        for place, tally in enumerate(merged(params, chunks)):
            done = (tally.finished + tally.aborted) // 2
            left = sets_wanted(params) - done
            if left > 0 and sprt(tally.pairs, params.edge).verdict == "undecided":
                found += tasks(params, place, done, min(ROUND_SETS, left))
        return found

    def conclude(self, params: Setup, chunks: Sequence[Chunk], partial: bool) -> Result:
        return of_pairings(params, merged(params, chunks), lines(params, chunks), partial)

    def so_far(self, params: Setup, chunks: Sequence[Chunk]) -> SoFar:
        total = series.merge(merged(params, chunks))
        if params.kind == "round_robin":
            return SoFar(finished=total.finished, aborted=total.aborted)
        return SoFar(
            finished=total.finished,
            aborted=total.aborted,
            won=total.won,
            lost=total.lost,
            drawn=total.drawn,
            rate=wilson(total.won + total.drawn / 2, total.finished),
        )
