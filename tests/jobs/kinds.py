"""Small kinds of job whose behaviour the tests choose."""

from __future__ import annotations

from typing import Any

from jobs.kinds import Failed, Kind, Params, Task, register


class Adding(Kind):
    """Adds up its numbers; `again` rounds repeat them; numbers named in `breaks` raise."""

    name = "test-adding"
    unit = "number"

    def __init__(self) -> None:
        self.calls: list[Any] = []
        self.breaks: dict[int, Exception] = {}

    def plan(self, params: Params) -> list[Task]:
        return [{"number": number} for number in params["numbers"]]

    def run(self, params: Params, task: Task, seed: int) -> Any:
        self.calls.append((task["number"], seed))
        if (error := self.breaks.get(task["number"])) is not None:
            raise error
        return {"number": task["number"], "seed": seed}

    def more(self, params: Params, results: list[Any]) -> list[Task]:
        self.calls.append("more")
        rounds = len(results) // max(1, len(params["numbers"]))
        return self.plan(params) if rounds <= params.get("again", 0) else []

    def finish(self, params: Params, results: list[Any]) -> dict[str, Any]:
        self.calls.append("finish")
        return {
            "sum": sum(one["number"] for one in results),
            "seeds": [one["seed"] for one in results],
            "partial": params.get("partial", False),
        }


class Keeping(Adding):
    name = "test-keeping"
    keeps_partial = True


class Refusing(Adding):
    name = "test-refusing"

    def plan(self, params: Params) -> list[Task]:
        raise Failed("There is nothing to add.")


ADDING, KEEPING, REFUSING = Adding(), Keeping(), Refusing()
for _kind in (ADDING, KEEPING, REFUSING):
    register(_kind)
