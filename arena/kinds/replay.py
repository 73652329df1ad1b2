"""One game of agents that think long, played again by a worker for somebody who waits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from arena import replaying
from arena.replaying import Rerun
from arena.setup import Setup, read
from jobs.typed import TypedKind


class Asked(msgspec.Struct, frozen=True):
    """The parameters of a contest, with the pairing and the number of the game."""

    contest: dict[str, Any]
    pairing: int
    number: int

    @property
    def setup(self) -> Setup:
        return read(self.contest)


class Whole(msgspec.Struct, frozen=True):
    """There is but one task."""


class ReplayKind(TypedKind[Asked, Whole, Rerun, Rerun]):
    name = "replay"
    unit = "game"
    params: ClassVar[type[Any]] = Asked
    task: ClassVar[type[Any]] = Whole
    chunk: ClassVar[type[Any]] = Rerun

    def first(self, params: Asked) -> Sequence[Whole]:
        return [Whole()]

    def compute(self, params: Asked, task: Whole) -> Rerun:
        setup = params.setup
        record = replaying.record_game(setup, params.pairing, params.number)
        return Rerun(record=record, story=replaying.tell(setup, params.pairing, record))

    def conclude(self, params: Asked, chunks: Sequence[Rerun], partial: bool) -> Rerun:
        return chunks[0]
