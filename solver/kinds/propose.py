"""Propose and test as a durable job; `solver.tuning.search` is the search itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from jobs.kinds import Failed
from jobs.typed import TypedKind
from solver.kinds.asked import Asked
from solver.optimiser.build import Wishes
from solver.selectors.worlds import world_for
from solver.tuning import search as tuning
from solver.tuning.steps import Outcome, Task
from solver.tuning.summary import generations, summary


def searching(wishes: Wishes) -> dict[str, Any]:
    """The part of wishes that a search keeps."""
    return {
        "owned": None if wishes.owned is None else dict(wishes.owned),
        "budget": wishes.budget,
        "locks": dict(wishes.locks),
        "bans": wishes.bans,
        "limits": dict(wishes.limits),
        "counts": wishes.counts,
        "variety": wishes.variety[0],
        "format": wishes.format,
        "options": dict(wishes.options),
    }


class ProposeKind(TypedKind[Asked, Task, Outcome, dict[str, Any]]):
    """Rounds of proposals and of games, a play-off and a final. Cancelling keeps the best."""

    name = "propose"
    unit = "game"
    units = "games"
    keeps_partial = True
    params: ClassVar[type[Any]] = Asked
    task: ClassVar[type[Any]] = Task
    chunk: ClassVar[type[Any]] = Outcome

    def first(self, params: Asked) -> Sequence[Task]:
        return tuning.begin(params.search)

    def compute(self, params: Asked, task: Task) -> Outcome:
        # Seeds stand in the tasks: rivals must meet the same shuffles.
        return tuning.run(world_for(params.search.game, params.stamp), params.search, task)

    def further(self, params: Asked, chunks: Sequence[Outcome]) -> Sequence[Task]:
        try:
            world = world_for(params.search.game, params.stamp)
            return tuning.more(world, params.search, chunks)
        except tuning.NoDeckError as error:
            raise Failed(f"{str(error).capitalize()}. Solve for the reason first.") from error

    def conclude(self, params: Asked, chunks: Sequence[Outcome], partial: bool) -> dict[str, Any]:
        world = world_for(params.search.game, params.stamp)
        return {**summary(world, params.search, chunks), "partial": partial}

    def so_far(self, params: Asked, chunks: Sequence[Outcome]) -> dict[str, Any]:
        return {"generations": generations(chunks)}

    def size_of(self, params: Asked, task: Task) -> int:
        return 2 * task.pairs

    def at_most(self, params: Asked) -> int:
        return params.search.games + 2 * params.search.final

    def page(self, token: str, params: dict[str, Any]) -> str:
        return f"/proposals/job/{token}/"
