"""Rules and limits in a model, each under the literal of its own."""

from __future__ import annotations

from collections.abc import Mapping

from ortools.sat.python import cp_model

from solver.optimiser import limits
from solver.optimiser.instance import Bound
from solver.optimiser.measures import POSTED
from solver.optimiser.variables import Variables


def post(variables: Variables, bounds: tuple[Bound, ...]) -> dict[str, cp_model.IntVar]:
    """Post every rule and limit under a literal of its own; the literals by key."""
    literals: dict[str, cp_model.IntVar] = {}
    for bound in sorted(bounds, key=lambda one: isinstance(one, limits.Budget)):
        key = bound.rule.key
        if key in literals:
            raise ValueError(f"expected each rule once, got {key!r} twice")
        literals[key] = variables.model.new_bool_var(key)
        POSTED[type(bound)](variables, literals[key]).build(bound)
    return literals


def hold(model: cp_model.CpModel, literals: Mapping[str, cp_model.IntVar]) -> None:
    """Let every posted rule hold."""
    if literals:
        model.add_bool_and(list(literals.values()))
