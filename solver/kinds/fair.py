"""The fair pair as a durable job; `solver.tuning.fair` is the search itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from jobs.kinds import Failed
from jobs.typed import TypedKind
from solver.kinds.asked import Asked
from solver.selectors.worlds import world_for
from solver.tuning import fair
from solver.tuning.search import NoDeckError
from solver.tuning.steps import FairOutcome, FairTask


class FairKind(TypedKind[Asked, FairTask, FairOutcome, dict[str, Any]]):
    """Two decks, and rounds of games until they are even."""

    name = "fair-pair"
    unit = "game"
    units = "games"
    keeps_partial = True
    params: ClassVar[type[Any]] = Asked
    task: ClassVar[type[Any]] = FairTask
    chunk: ClassVar[type[Any]] = FairOutcome

    def first(self, params: Asked) -> Sequence[FairTask]:
        return fair.begin(params.search)

    def compute(self, params: Asked, task: FairTask) -> FairOutcome:
        return fair.run(world_for(params.search.game, params.stamp), params.search, task)

    def further(self, params: Asked, chunks: Sequence[FairOutcome]) -> Sequence[FairTask]:
        try:
            return fair.more(world_for(params.search.game, params.stamp), params.search, chunks)
        except NoDeckError as error:
            raise Failed(f"{str(error).capitalize()}.") from error

    def conclude(
        self, params: Asked, chunks: Sequence[FairOutcome], partial: bool
    ) -> dict[str, Any]:
        return {**fair.outcome(chunks), "history": fair.history(chunks), "partial": partial}

    def so_far(self, params: Asked, chunks: Sequence[FairOutcome]) -> dict[str, Any]:
        return {"history": fair.history(chunks)}

    def size_of(self, params: Asked, task: FairTask) -> int:
        return 2 * task.pairs

    def page(self, token: str, params: dict[str, Any]) -> str:
        return f"/proposals/job/{token}/"
