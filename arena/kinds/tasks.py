"""How a contest is cut into chunks: a few sets of one pairing each."""

from __future__ import annotations

from typing import Any

import msgspec

from arena.setup import Setup
from engine.rng import derive

ROUND_SETS = 40
"""Sets that each undecided pairing plays between two looks of the sequential test."""
MOST_CHUNKS = 100
LEAST_SETS = 5
MOST_SETS = 50
THINKING = 20
"""Iterations of search that cost about as much as all the rest of a decision."""


class Task(msgspec.Struct, frozen=True):
    """Sets `first` to `first + sets - 1` of a pairing. A set is one seed in every seating."""

    pairing: int
    first: int
    sets: int


class Chunk(msgspec.Struct, frozen=True):
    """What came of a task. `first` is the number of its first game."""

    pairing: int
    first: int
    games: list[str]
    """How each game ended, in a few letters; see `arena.kinds.played`."""
    tally: dict[str, Any]
    """Counts of the kind of contest, in the form of its own tally."""


def seats(setup: Setup) -> int:
    """Games in a set: each deck sits in each seat once."""
    if setup.kind == "alone":
        return 1
    return len(setup.entries) if setup.kind == "multiplayer" else 2


def pairing_seed(setup: Setup, pairing: int) -> int:
    """A seed of its own for each pairing; that of a single one is the contest's.

    Decks that are played alone share the seed: they are to meet the same shuffles.
    """
    if setup.kind == "alone" or len(setup.pairings) == 1:
        return setup.seed
    return derive(setup.seed, pairing)


def sets_wanted(setup: Setup) -> int:
    return -(-setup.games // seats(setup))


def chunk_sets(setup: Setup) -> int:
    """Sets in a chunk: long enough to be worth a message, short enough to show progress."""
    wanted = sets_wanted(setup) * len(setup.pairings)
    size = max(LEAST_SETS, min(MOST_SETS, wanted // MOST_CHUNKS))
    slowest = max(agent.iterations for agent in setup.agents(range(len(setup.entries))))
    return max(1, size // (1 + slowest // THINKING))


def tasks(setup: Setup, pairing: int, first: int, sets: int) -> list[Task]:
    """Some sets of a pairing, cut into chunks."""
    size = chunk_sets(setup)
    return [
        Task(pairing=pairing, first=start, sets=min(size, first + sets - start))
        for start in range(first, first + sets, size)
    ]


def first_round(setup: Setup) -> list[Task]:
    wanted = sets_wanted(setup)
    sets = min(ROUND_SETS, wanted) if setup.until_decided else wanted
    found: list[Task] = []
    for pairing in range(len(setup.pairings)):
        found += tasks(setup, pairing, 0, sets)
    return found
