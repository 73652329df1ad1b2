"""A small kind of job that every installation has: it proves that the machinery works.

It draws numbers from each chunk's seed and adds them up in two or more rounds, so that a chunk
lost, counted twice or computed with another seed shows in the result.
"""

from __future__ import annotations

import time
from typing import Any

from engine.rng import seeded
from jobs.kinds import Kind, Params, Task


class SelfTest(Kind):
    """`chunks` of `draws` numbers in each of `rounds`; `pause_ms` makes each chunk last longer.

    `hold` has each chunk count so far without letting any other thread of its process run.
    """

    name = "selftest"
    unit = "draw"
    keeps_partial = True

    def plan(self, params: Params) -> list[Task]:
        return [{"round": 0, "draws": params["draws"]}] * params["chunks"]

    def run(self, params: Params, task: Task, seed: int) -> Any:
        # Waiting changes how long it takes and never what comes out.
        time.sleep(params.get("pause_ms", 0) / 1000)
        sum(range(params.get("hold", 0)))
        rng = seeded(seed)
        return {"round": task["round"], "sum": sum(rng.below(1000) for _ in range(task["draws"]))}

    def more(self, params: Params, results: list[Any]) -> list[Task]:
        following = results[-1]["round"] + 1 if results else params.get("rounds", 2)
        if following >= params.get("rounds", 2):
            return []
        # What a round does depends on all results before it.
        draws = params["draws"] + sum(one["sum"] for one in results) % 7
        return [{"round": following, "draws": draws}] * params["chunks"]

    def finish(self, params: Params, results: list[Any]) -> dict[str, Any]:
        mixed = 0
        for one in results:
            mixed = (mixed * 31 + one["sum"]) % 1_000_000_007
        return {
            "chunks": len(results),
            "sum": sum(one["sum"] for one in results),
            "mixed": mixed,
            "partial": params.get("partial", False),
        }

    def live(self, params: Params, results: list[Any]) -> dict[str, Any]:
        return {"sum": sum(one["sum"] for one in results)}

    def size(self, params: Params, task: Task) -> int:
        return int(task["draws"])
