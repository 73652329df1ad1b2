"""Solving as a job of a single chunk: proof, explanation and displaced cards take seconds."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from cards.deck import Deck
from jobs.kinds import Failed, Kind, Params, Task
from solver.kinds.asked import Asked
from solver.optimiser import limits
from solver.optimiser.answer import answer
from solver.optimiser.build import WishError, build, completing
from solver.optimiser.solution import Effort
from solver.optimiser.upgrades import next_cards
from solver.optimiser.worth import slots
from solver.selectors.worlds import world_for

WORK = 4.0
NEXT = 5


class SolveKind(Kind):
    """`params`: the search (wishes), how many decks, and a deck to finish or to swap from."""

    name = "solve"
    unit = "step"
    units = "steps"

    def plan(self, params: Params) -> list[Task]:
        # What to acquire next is asked where there is a collection.
        tasks: list[Task] = [{"what": "deck"}]
        if params["search"].get("owned") is not None:
            tasks.append({"what": "next"})
        return tasks

    def run(self, params: Params, task: Task, seed: int) -> Any:
        asked = msgspec.convert(params, Asked)
        search = asked.search
        world = world_for(search.game, asked.stamp)
        try:
            wishes = replace(search.wishes(), decks=asked.decks)
            instance = build(world.checker, world.features, wishes)
        except WishError as error:
            raise Failed(". ".join(error.problems)) from error
        if search.start is not None:
            deck = Deck.of(search.start)
            if search.swaps is None:
                instance = instance.with_bounds(*completing(deck, world.checker))
            else:
                low = max(0, deck.size - search.swaps)
                near = limits.overlap(slots(deck), low=low, name="swaps")
                instance = instance.with_bounds(near)
        effort = Effort(work=WORK, seed=search.seed)
        if task["what"] == "next":
            quick = Effort(work=0.3, seed=search.seed)
            return msgspec.to_builtins(next_cards(instance, NEXT, effort=quick))
        return answer(instance, world.checker.catalogue, effort)

    def finish(self, params: Params, results: list[Any]) -> dict[str, Any]:
        found: dict[str, Any] = {**results[0], "next": results[1] if len(results) > 1 else []}
        return found

    def page(self, token: str, params: Params) -> str:
        return f"/proposals/job/{token}/"
