"""How a contest is cut into chunks: a few pairs (or pods) of one pairing each."""

from __future__ import annotations

from typing import Any

import msgspec

from arena.setup import Setup

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


def seats(setup: Setup) -> int:
    """Games in a set: each deck sits in each seat once."""
    return len(setup.entries) if setup.kind == "pods" else 2


def sets_wanted(setup: Setup) -> int:
    return -(-setup.games // seats(setup))


def chunk_sets(setup: Setup) -> int:
    """Sets in a chunk: long enough to be worth a message, short enough to show progress."""
    wanted = sets_wanted(setup) * len(setup.pairings)
    size = max(LEAST_SETS, min(MOST_SETS, wanted // MOST_CHUNKS))
    slowest = max(agent.iterations for agent in setup.agents(range(len(setup.entries))))
    return max(1, size // (1 + slowest // THINKING))


def tasks(setup: Setup, pairing: int, first: int, sets: int) -> list[dict[str, Any]]:
    """Some sets of a pairing, cut into chunks."""
    size = chunk_sets(setup)
    return [
        msgspec.to_builtins(
            Task(pairing=pairing, first=start, sets=min(size, first + sets - start))
        )
        for start in range(first, first + sets, size)
    ]


def first_round(setup: Setup) -> list[dict[str, Any]]:
    wanted = sets_wanted(setup)
    sets = min(ROUND_SETS, wanted) if setup.until_decided else wanted
    found: list[dict[str, Any]] = []
    for pairing in range(len(setup.pairings)):
        found += tasks(setup, pairing, 0, sets)
    return found
