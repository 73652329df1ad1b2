"""Propose and test as a durable job; `solver.tuning.search` is the search itself."""

from __future__ import annotations

from typing import Any

import msgspec

from jobs.kinds import Failed, Kind, Params, Task
from solver.optimiser.build import Wishes
from solver.selectors.worlds import world_for
from solver.tuning import search as tuning
from solver.tuning.settings import Search
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


class ProposeKind(Kind):
    """Rounds of proposals and of games, a play-off and a final. Cancelling keeps the best."""

    name = "propose"
    unit = "game"
    units = "games"
    keeps_partial = True

    def plan(self, params: Params) -> list[Task]:
        return tuning.begin(_search(params))

    def run(self, params: Params, task: Task, seed: int) -> Any:
        # Seeds stand in the tasks: rivals must meet the same shuffles.
        return tuning.run(world_for(params), _search(params), task)

    def more(self, params: Params, results: list[Any]) -> list[Task]:
        try:
            return tuning.more(world_for(params), _search(params), results)
        except tuning.NoDeckError as error:
            raise Failed(f"{str(error).capitalize()}. Solve for the reason first.") from error

    def finish(self, params: Params, results: list[Any]) -> dict[str, Any]:
        found = summary(world_for(params), _search(params), results)
        return {**found, "partial": bool(params.get("partial"))}

    def live(self, params: Params, results: list[Any]) -> dict[str, Any]:
        return {"generations": generations(results)}

    def size(self, params: Params, task: Task) -> int:
        return 0 if task["what"] == "propose" else 2 * int(task["pairs"])

    def most(self, params: Params) -> int:
        search = _search(params)
        return search.games + 2 * search.final

    def page(self, token: str, params: Params) -> str:
        return f"/proposals/job/{token}/"


def _search(params: Params) -> Search:
    return msgspec.convert(params["search"], Search)
