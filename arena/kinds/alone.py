"""Decks each by itself: a team against its box, or a set-up in which every seat is a player."""

from __future__ import annotations

from collections.abc import Sequence

from arena.kinds.contest import Contest, chunk_of, lines, same_rules, tallies
from arena.kinds.results import of_alone
from arena.kinds.tasks import Chunk, Task, pairing_seed
from arena.result import Result, SoFar
from arena.setup import Setup, ready
from engine import alone
from engine.rng import derive
from engine.statistics import wilson


def merged(setup: Setup, chunks: Sequence[Chunk]) -> list[alone.AloneTally]:
    """The tally of each deck."""
    return [alone.merge(parts) for parts in tallies(setup, chunks, alone.AloneTally)]


class Alone(Contest):
    """Each deck plays the games of the same seeds, so that they can be compared one by one."""

    def compute(self, params: Setup, task: Task) -> Chunk:
        same_rules(params)
        pairing = params.pairings[task.pairing]
        (agent,) = params.agents(pairing)
        decks, own = ready(params, pairing), pairing_seed(params, task.pairing)
        tally = alone.AloneTally()
        games = [
            alone.play_one(tally, params.game, decks, agent, derive(own, index))
            for index in range(task.first, task.first + task.sets)
        ]
        return chunk_of(params, task, tally, games)

    def conclude(self, params: Setup, chunks: Sequence[Chunk], partial: bool) -> Result:
        return of_alone(params, merged(params, chunks), lines(params, chunks), partial)

    def so_far(self, params: Setup, chunks: Sequence[Chunk]) -> SoFar:
        first, *others = merged(params, chunks)
        every = [first, *others]
        team = not any(one.seat_wins for one in every)
        return SoFar(
            finished=sum(one.finished for one in every),
            aborted=sum(one.aborted for one in every),
            won=first.won,
            lost=first.lost,
            drawn=first.drawn,
            rate=wilson(first.won, first.finished) if team and not others else None,
        )
