"""The fair pair as a durable job; `solver.tuning.fair` is the search itself."""

from __future__ import annotations

from typing import Any

import msgspec

from jobs.kinds import Failed, Kind, Params, Task
from solver.selectors.worlds import world_for
from solver.tuning import fair
from solver.tuning.search import NoDeckError
from solver.tuning.settings import Search


class FairKind(Kind):
    """Two decks, and rounds of games until they are even."""

    name = "fair-pair"
    unit = "game"
    units = "games"
    keeps_partial = True

    def plan(self, params: Params) -> list[Task]:
        return fair.begin(_search(params))

    def run(self, params: Params, task: Task, seed: int) -> Any:
        return fair.run(world_for(params), _search(params), task)

    def more(self, params: Params, results: list[Any]) -> list[Task]:
        try:
            return fair.more(world_for(params), _search(params), results)
        except NoDeckError as error:
            raise Failed(f"{str(error).capitalize()}.") from error

    def finish(self, params: Params, results: list[Any]) -> dict[str, Any]:
        return {
            **fair.outcome(results),
            "history": fair.history(results),
            "partial": bool(params.get("partial")),
        }

    def live(self, params: Params, results: list[Any]) -> dict[str, Any]:
        return {"history": fair.history(results)}

    def size(self, params: Params, task: Task) -> int:
        return 0 if task["what"] == "pair" else 2 * int(task["pairs"])

    def page(self, token: str, params: Params) -> str:
        return f"/proposals/job/{token}/"


def _search(params: Params) -> Search:
    return msgspec.convert(params["search"], Search)
