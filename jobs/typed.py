"""Kinds of job whose parameters, tasks and results are structs; JSON only where they are stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from jobs.kinds import Kind, Params, Task

P = TypeVar("P")
T = TypeVar("T")
C = TypeVar("C")
R = TypeVar("R")


def plain(value: Any) -> Any:
    """A struct as JSON values."""
    return msgspec.to_builtins(value, str_keys=True)


class TypedKind(Kind, Generic[P, T, C, R]):
    """Subclass this with four structs and write the methods that take and give them."""

    params: ClassVar[type[Any]]
    task: ClassVar[type[Any]]
    chunk: ClassVar[type[Any]]
    # Parameters may be large and are asked for with every chunk: the last ones are kept.
    _last: tuple[Params, Any] | None = None

    def first(self, params: P) -> Sequence[T]:
        """The tasks of the first round."""
        raise NotImplementedError

    def compute(self, params: P, task: T) -> C:
        """What comes of one task."""
        raise NotImplementedError

    def further(self, params: P, chunks: Sequence[C]) -> Sequence[T]:
        """The tasks of another round; none when it is finished."""
        return []

    def conclude(self, params: P, chunks: Sequence[C], partial: bool) -> R:
        """The result; `partial` when it was cancelled after these chunks."""
        raise NotImplementedError

    def so_far(self, params: P, chunks: Sequence[C]) -> Any:
        """A struct that says what is known while it runs."""
        return {}

    def size_of(self, params: P, task: T) -> int:
        """How many units a task holds."""
        return 1

    def at_most(self, params: P) -> int:
        """How many units all rounds hold at most; 0 when nobody can tell."""
        return 0

    # The face that `jobs` knows.

    def read(self, params: Params) -> P:
        """The parameters as a struct."""
        last = self._last
        if last is None or last[0] is not params:
            self._last = last = (params, self.decode(params))
        found: P = last[1]
        return found

    def decode(self, params: Params) -> P:
        found: P = msgspec.convert(params, self.params)
        return found

    def plan(self, params: Params) -> list[Task]:
        return [plain(task) for task in self.first(self.read(params))]

    def run(self, params: Params, task: Task, seed: int) -> Any:
        # Seeds stand in parameters and tasks, so that the cut into chunks changes nothing.
        return plain(self.compute(self.read(params), msgspec.convert(task, self.task)))

    def more(self, params: Params, results: list[Any]) -> list[Task]:
        return [plain(one) for one in self.further(self.read(params), self._chunks(results))]

    def finish(self, params: Params, results: list[Any]) -> dict[str, Any]:
        partial = bool(params.get("partial"))
        found = self.conclude(self.read(params), self._chunks(results), partial)
        told: dict[str, Any] = plain(found)
        return told

    def live(self, params: Params, results: list[Any]) -> dict[str, Any]:
        told: dict[str, Any] = plain(self.so_far(self.read(params), self._chunks(results)))
        return told

    def size(self, params: Params, task: Task) -> int:
        return self.size_of(self.read(params), msgspec.convert(task, self.task))

    def most(self, params: Params) -> int:
        return self.at_most(self.read(params))

    def _chunks(self, results: list[Any]) -> list[C]:
        return [msgspec.convert(one, self.chunk, str_keys=True) for one in results]
