"""What kinds of work there are. Each app registers its own in `AppConfig.ready`.

A kind is pure computation: it reads its parameters and returns JSON, and writes nothing. The same
parameters and seed give the same result, whoever computes which chunk and how often.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

Params = dict[str, Any]
Task = dict[str, Any]


class Failed(Exception):  # noqa: N818  (the sentence is the point, not the error)
    """Raised by a kind when trying again is no use; its sentence is shown to the owner."""


class Kind(Protocol):
    """Subclass this, give it a `name`, and write `plan`, `run` and `finish`."""

    name: str
    # What its size is counted in, as one and as many; such as "game".
    unit: str = "part"
    units: str = ""
    # Whether `finish` makes sense of the part that was done before a job was cancelled.
    keeps_partial: bool = False

    def plan(self, params: Params) -> list[Task]:
        """The tasks of the first round, one a chunk. Aim at 0.1 to 5 seconds each."""
        ...

    def run(self, params: Params, task: Task, seed: int) -> Any:
        """Compute one chunk: JSON. The seed is the chunk's own."""
        ...

    def more(self, params: Params, results: list[Any]) -> list[Task]:
        """Tasks of a further round, given all results in order; nothing when it is finished."""
        return []

    def finish(self, params: Params, results: list[Any]) -> dict[str, Any]:
        """The result of the job. With `params["partial"]` it was cancelled after these chunks."""
        ...

    def live(self, params: Params, results: list[Any]) -> dict[str, Any]:
        """A summary of what is done so far, for the page that waits."""
        return {}

    def size(self, params: Params, task: Task) -> int:
        """How many units a chunk holds."""
        return 1

    def most(self, params: Params) -> int:
        """How many units all rounds hold at most; 0 when nobody can tell."""
        return 0

    def page(self, token: str, params: Params) -> str:
        """The address of the page about a job of this kind; empty for the general one."""
        return ""


_KINDS: dict[str, Kind] = {}


def register(kind: Kind) -> None:
    """Make a kind known by its name. Registering it twice does nothing."""
    there = _KINDS.setdefault(kind.name, kind)
    if type(there) is not type(kind):
        raise ValueError(f"kind {kind.name!r} is registered as {there!r}, got {kind!r}")


def kind_of(name: str) -> Kind:
    if name not in _KINDS:
        known = ", ".join(names()) or "none"
        raise LookupError(f"expected a kind of job among {known}, got {name!r}")
    return _KINDS[name]


def names() -> Sequence[str]:
    return sorted(_KINDS)
