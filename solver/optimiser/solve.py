"""Solving: an instance in, a checked solution out.

First one worker tries to prove an optimum. Where that takes too much work, what is left of it goes
into better decks near the best one found: most places are pinned and the rest is solved anew.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib import metadata

import msgspec
from ortools.sat.python import cp_model

from cards.deck import Deck
from engine.rng import seeded
from solver.optimiser.constraints import hold, post
from solver.optimiser.instance import Instance, Slot
from solver.optimiser.nearby import Neighbourhoods
from solver.optimiser.objectives import maximise
from solver.optimiser.reach import reach
from solver.optimiser.solution import Effort, Solution, Status
from solver.optimiser.variables import Variables
from solver.optimiser.verify import DisagreementError, verify
from solver.optimiser.worth import objective, terms

_STATUS: dict[cp_model.CpSolverStatus, Status] = {
    cp_model.OPTIMAL: "optimal",
    cp_model.FEASIBLE: "feasible",
    cp_model.INFEASIBLE: "infeasible",
}
# The share of the work that goes into a proof before neighbourhoods are tried.
PROVING = 0.3
# Work on one neighbourhood at most, and what each counts at least, so that the end always comes.
NEARBY = 0.05
LEAST = 0.003


def solve(instance: Instance, effort: Effort | None = None, hint: Sequence[Deck] = ()) -> Solution:
    """The best decks; `explain` says why there are none. `hint` is where to begin."""
    effort = effort or Effort()
    if effort.plain:
        return _once(instance, effort, effort.work, hint)
    start = tuple(hint)
    if not start and instance.pairs:
        # Without pairs the question is easy, and its answer a whole deck to begin with.
        easy = _once(replace(instance, pairs=()), effort, effort.work)
        if not easy.found:
            return easy
        start = easy.decks
    best = _once(instance, effort, effort.work * PROVING, start)
    if best.status == "unknown":
        best = _once(instance, effort, effort.work, start)
    return _improved(instance, best) if best.status == "feasible" else best


def _improved(instance: Instance, best: Solution) -> Solution:
    """Better decks in neighbourhoods of the best one, until the work is spent."""
    effort = best.effort
    near = Neighbourhoods(instance, seeded(effort.seed, 7))
    spent, seconds = best.work, best.seconds
    while spent < effort.work and best.objective != best.bound:
        found = _once(instance, effort, NEARBY, best.decks, near.pins(best.decks))
        spent += max(found.work, LEAST)
        seconds += found.seconds
        if found.objective is not None and found.objective > (best.objective or 0):
            best = msgspec.structs.replace(found, status="feasible", bound=best.bound)
        near.learn(found.status == "optimal")
    return msgspec.structs.replace(
        best,
        status="optimal" if best.objective == best.bound else "feasible",
        work=round(spent, 3),
        seconds=round(seconds, 3),
    )


def _once(
    instance: Instance,
    effort: Effort,
    work: float,
    hint: Sequence[Deck] = (),
    pins: Sequence[Mapping[Slot, int]] = (),
) -> Solution:
    model = cp_model.CpModel()
    variables = Variables(model, instance, reach(instance), pins=pins)
    hold(model, post(variables, instance.posted))
    maximise(variables)
    if hint:
        variables.hint(hint)
    solver = configured(effort, work)
    status = _STATUS.get(solver.solve(model), "unknown")
    if status not in ("optimal", "feasible"):
        return _answer(status, solver, effort)
    decks, acquired = variables.decks(solver), variables.acquired(solver)
    verify(instance, decks, acquired)
    reached = objective(instance, decks)
    if model.has_objective() and reached < round(solver.objective_value):
        raise DisagreementError(f"expected {solver.objective_value} points, got {reached}")
    return _answer(
        status,
        solver,
        effort,
        sections=tuple(deck.sections for deck in decks),
        objective=reached,
        bound=max(reached, int(solver.best_objective_bound)) if model.has_objective() else reached,
        terms=tuple(terms(instance, deck) for deck in decks),
        acquired=acquired,
    )


def allows(instance: Instance, decks: Sequence[Deck]) -> bool:
    """Whether the solver's rules allow exactly these decks."""
    model = cp_model.CpModel()
    variables = Variables(model, instance, reach(instance))
    hold(model, post(variables, instance.posted))
    if not variables.fix(decks):
        return False
    return configured(Effort(), 1.0).solve(model) in (cp_model.OPTIMAL, cp_model.FEASIBLE)


def configured(effort: Effort, work: float) -> cp_model.CpSolver:
    """A solver with the search we chose: one worker whose linear relaxation holds every product."""
    solver = cp_model.CpSolver()
    # The solver takes 31 bits; seeds of ours may be longer.
    solver.parameters.random_seed = effort.seed % (2**31 - 1)
    solver.parameters.num_workers = effort.workers
    if effort.seconds is not None:
        solver.parameters.max_time_in_seconds = effort.seconds
    if not effort.plain:
        solver.parameters.max_deterministic_time = work
        solver.parameters.linearization_level = 2
    return solver


def version() -> str:
    return f"OR-Tools {metadata.version('ortools')}"


def _answer(status: Status, solver: cp_model.CpSolver, effort: Effort, **found: object) -> Solution:
    return Solution(
        status=status,
        solver=version(),
        effort=effort,
        work=round(solver.response_proto.deterministic_time, 3),
        seconds=round(solver.wall_time, 3),
        **found,  # type: ignore[arg-type]
    )
