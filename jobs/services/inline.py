"""The same work in this process: no database, no broker, the same chunks, seeds and result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.rng import derive
from jobs.exact import settled
from jobs.kinds import Kind, kind_of
from jobs.services.rounds import check_size

# Units done, units known of so far.
Progress = Callable[[int, int], None]


def run_inline(
    kind: str | Kind, params: dict[str, Any], seed: int, progress: Progress | None = None
) -> dict[str, Any]:
    """Run a job from plan to finish and return its result."""
    known = kind_of(kind) if isinstance(kind, str) else kind
    params = settled(params)
    tasks = settled(known.plan(params))
    results: list[Any] = []
    done = total = 0
    while True:
        check_size(len(results) + len(tasks))
        total += sum(known.size(params, task) for task in tasks)
        for task in tasks:
            results.append(settled(known.run(params, task, derive(seed, len(results)))))
            done += known.size(params, task)
            if progress is not None:
                progress(done, total)
        tasks = settled(known.more(params, results))
        if not tasks:
            finished: dict[str, Any] = settled(known.finish(params, results))
            return finished
