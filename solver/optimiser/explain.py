"""Why there is no legal deck, and the fewest cards that would make one.

The core is found by assuming every rule and limit at once and then dropping one after the other:
what stays is minimal. That a deck exists without any single one of them is another matter, since
others may clash too: so each is lifted in turn, and what still clashes is explained as well.
"""

from __future__ import annotations

from dataclasses import replace

import msgspec
from ortools.sat.python import cp_model

from solver.optimiser.constraints import hold, post
from solver.optimiser.instance import Bound, Instance
from solver.optimiser.measures import POSTED
from solver.optimiser.reach import everywhere, reach
from solver.optimiser.solution import Effort, Solution
from solver.optimiser.solve import configured
from solver.optimiser.variables import Terms, Variables, weighed
from solver.optimiser.verify import verify

# Cores that are explained beyond the first.
FURTHER = 2
# Beyond what any sum over a deck comes to.
MOST = 1_000_000


class Clash(msgspec.Struct, frozen=True, kw_only=True):
    """One member of a core: what it asks for and what the others leave room for."""

    key: str
    low: int | None = None
    high: int | None = None
    # The most (or, for an upper bound, the least) that the other members allow; None where the
    # member is no number.
    room: int | None = None


class Explanation(msgspec.Struct, frozen=True, kw_only=True):
    """`core` together allows no deck. `completion` are cards to acquire that make one possible."""

    core: tuple[Clash, ...]
    # What clashes although some member of the core is lifted, one core after the other.
    further: tuple[tuple[Clash, ...], ...] = ()
    # Whether lifting any one member of the core makes a deck possible; None: not found out.
    one_is_enough: bool | None = None
    completion: dict[str, int] | None = None
    price: int | None = None
    # Whether the completion is proved to be the cheapest.
    cheapest: bool = False
    # Whether it is proved that no card would help.
    contradiction: bool = False


def explain(instance: Instance, effort: Effort | None = None) -> Explanation | None:
    """The clash of an instance that has no solution; None when it has one or none was proved."""
    effort = effort or Effort()
    members = core(instance, effort)
    if members is None:
        return None
    enough, others = _lifted(instance, members, effort)
    said = Explanation(
        core=_clashes(instance, members, effort),
        further=tuple(_clashes(instance, other, effort) for other in others),
        one_is_enough=enough,
    )
    bought = complete(instance, effort)
    if bought is None or bought.status == "infeasible":
        return msgspec.structs.replace(said, contradiction=True)
    if not bought.found:
        return said
    return msgspec.structs.replace(
        said,
        completion=bought.acquired,
        price=sum(instance.prices[card] * n for card, n in bought.acquired.items()),
        cheapest=bought.status == "optimal",
    )


def _clashes(instance: Instance, members: tuple[str, ...], effort: Effort) -> tuple[Clash, ...]:
    bounds = [bound for bound in instance.posted if bound.rule.key in members]
    return tuple(_clash(instance, bound, bounds, effort) for bound in bounds)


def _lifted(
    instance: Instance, members: tuple[str, ...], effort: Effort
) -> tuple[bool | None, list[tuple[str, ...]]]:
    """Whether a deck exists without any single member of a core, and some cores that are left."""
    every = [bound.rule.key for bound in instance.posted]
    enough: bool | None = True
    others: list[tuple[str, ...]] = []
    for key in members:
        feasible = _feasible(instance, [one for one in every if one != key], effort)
        if feasible is False:
            enough = False
            left = core(instance.without(frozenset({key})), effort)
            if left is not None and left not in others and len(others) < FURTHER:
                others.append(left)
        elif feasible is None and enough:
            enough = None
    return enough, others


def core(instance: Instance, effort: Effort) -> tuple[str, ...] | None:
    """The keys of a minimal set of rules and limits without a solution, or None."""
    model = cp_model.CpModel()
    variables = Variables(model, instance, everywhere(instance))
    literals = post(variables, instance.posted)
    by_index = {literal.index: key for key, literal in literals.items()}
    model.add_assumptions(list(literals.values()))
    solver = configured(effort, effort.work)
    if solver.solve(model) != cp_model.INFEASIBLE:
        return None
    found = solver.sufficient_assumptions_for_infeasibility()
    members = [by_index[index] for index in found if index in by_index]
    # The solver may name too many, and once named too few: begin again from all then.
    if not members or _feasible(instance, members, effort) is not False:
        members = list(literals)
    return _minimal(instance, members, effort)


def _minimal(instance: Instance, members: list[str], effort: Effort) -> tuple[str, ...]:
    for key in list(members):
        fewer = [one for one in members if one != key]
        if _feasible(instance, fewer, effort) is False:
            members = fewer
    return tuple(members)


def _feasible(instance: Instance, keys: list[str], effort: Effort) -> bool | None:
    """Whether some rules alone allow a deck; None when the work was not enough to tell."""
    asked = set(keys)
    alone = replace(
        instance, bounds=tuple(b for b in instance.bounds if b.rule.key in asked), pairs=()
    )
    model = cp_model.CpModel()
    variables = Variables(model, alone, everywhere(alone))
    hold(model, post(variables, alone.posted))
    status = configured(effort, effort.work).solve(model)
    if status == cp_model.INFEASIBLE:
        return False
    return True if status in (cp_model.OPTIMAL, cp_model.FEASIBLE) else None


def complete(instance: Instance, effort: Effort | None = None) -> Solution | None:
    """The cheapest cards to acquire that make a legal deck; None where no card can be acquired."""
    effort = effort or Effort()
    if instance.owned is None or not instance.prices:
        return None
    open_purse = replace(instance.without(frozenset({"budget"})), acquiring=True, pairs=())
    model = cp_model.CpModel()
    variables = Variables(model, open_purse, reach(open_purse))
    hold(model, post(variables, open_purse.posted))
    model.minimize(variables.price())
    solver = configured(effort, effort.work)
    status = solver.solve(model)
    if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        proved = status == cp_model.INFEASIBLE
        return Solution(status="infeasible" if proved else "unknown", effort=effort)
    decks, acquired = variables.decks(solver), variables.acquired(solver)
    verify(open_purse, decks, acquired)
    return Solution(
        status="optimal" if status == cp_model.OPTIMAL else "feasible",
        sections=tuple(deck.sections for deck in decks),
        acquired=acquired,
        effort=effort,
    )


def acquired(instance: Instance, cards: dict[str, int]) -> Instance:
    """The instance after some cards came into the collection."""
    owned = dict(instance.owned or {})
    for card, copies in cards.items():
        owned[card] = owned.get(card, 0) + copies
    return replace(instance, owned=owned)


def _clash(instance: Instance, bound: Bound, members: list[Bound], effort: Effort) -> Clash:
    key = bound.rule.key
    low, high = getattr(bound, "low", None), getattr(bound, "high", None)
    if bound.rule.scope == "match":
        return Clash(key=key, low=low, high=high)
    others = tuple(one for one in members if one is not bound)
    alone = replace(instance, bounds=others, pairs=())
    model = cp_model.CpModel()
    variables = Variables(model, alone, everywhere(alone))
    hold(model, post(variables, alone.posted))
    posted = POSTED[type(bound)]
    totals = [posted.total(variables, bound, deck) for deck in range(alone.decks)]
    known = [terms for terms in totals if terms is not None]
    if not known:
        return Clash(key=key, low=low, high=high)
    if not all(known):
        return Clash(key=key, low=low, high=high, room=0)
    upward = low is not None
    total = _least(model, known) if upward else _greatest(model, known)
    model.maximize(total) if upward else model.minimize(total)
    solver = configured(effort, effort.work)
    if solver.solve(model) != cp_model.OPTIMAL:
        return Clash(key=key, low=low, high=high)
    room = round(solver.objective_value)
    if upward and low is not None and room >= low and high is not None:
        # What is wanted from below can be had: the upper end is what cannot be kept.
        model.minimize(_greatest(model, known))
        if solver.solve(model) == cp_model.OPTIMAL:
            room = round(solver.objective_value)
    return Clash(key=key, low=low, high=high, room=room)


def _least(model: cp_model.CpModel, totals: list[Terms]) -> cp_model.IntVar:
    """A number that is at most each of some sums: every deck has to reach it."""
    least = model.new_int_var(-MOST, MOST, "least")
    for terms in totals:
        model.add(weighed(terms) >= least)
    return least


def _greatest(model: cp_model.CpModel, totals: list[Terms]) -> cp_model.IntVar:
    """A number that is at least each of some sums."""
    greatest = model.new_int_var(-MOST, MOST, "greatest")
    for terms in totals:
        model.add(weighed(terms) <= greatest)
    return greatest
