"""What all kinds of contest share: how they are cut, and who may play them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, TypeVar

import msgspec

from arena.kinds import played
from arena.kinds.tasks import Chunk, Task, first_round, seats, sets_wanted
from arena.result import Result
from arena.setup import Setup, identity_now, read
from engine.identity import differences
from engine.series import Played
from jobs.kinds import Failed
from jobs.typed import TypedKind, plain

T = TypeVar("T")


class Contest(TypedKind[Setup, Task, Chunk, Result]):
    """A kind of contest; `TypedKind` documents the methods."""

    unit = "game"
    units = "games"
    keeps_partial = True
    params: ClassVar[type[Any]] = Setup
    task: ClassVar[type[Any]] = Task
    chunk: ClassVar[type[Any]] = Chunk

    def __init__(self, name: str) -> None:
        self.name = name

    def decode(self, params: dict[str, Any]) -> Setup:
        return read(params)

    def first(self, params: Setup) -> Sequence[Task]:
        return first_round(params)

    def size_of(self, params: Setup, task: Task) -> int:
        return task.sets * seats(params)

    def at_most(self, params: Setup) -> int:
        return sets_wanted(params) * seats(params) * len(params.pairings)

    def page(self, token: str, params: dict[str, Any]) -> str:
        return f"/arena/job/{token}/"


def chunk_of(setup: Setup, task: Task, tally: object, games: Sequence[Played]) -> Chunk:
    """The chunk of a task whose games are played."""
    return Chunk(
        pairing=task.pairing,
        first=seats(setup) * task.first,
        games=played.write(games),
        tally=plain(tally),
    )


def same_rules(setup: Setup) -> None:
    """Refuse to go on with other rules or agents than those that played the games before."""
    if setup.identity is None:
        return
    if changed := differences(setup.identity, identity_now(setup)):
        raise Failed(
            f"The {' and the '.join(changed)} of this game changed after the contest began, so its "
            "games would not be alike. Run it again."
        )


def tallies(setup: Setup, chunks: Sequence[Chunk], kind: type[T]) -> list[list[T]]:
    """The tallies of each pairing, in the order of its games."""
    found: list[list[T]] = [[] for _ in setup.pairings]
    for chunk in chunks:
        found[chunk.pairing].append(msgspec.convert(chunk.tally, kind, str_keys=True))
    return found


def lines(setup: Setup, chunks: Sequence[Chunk]) -> list[str]:
    """The games of each pairing in one line."""
    return [
        played.lay_out((c.first, c.games) for c in chunks if c.pairing == place)
        for place in range(len(setup.pairings))
    ]
