"""A rule in a model: what every measure does there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from ortools.sat.python import cp_model

from solver.optimiser.variables import Terms, Variables, weighed

if TYPE_CHECKING:
    from solver.optimiser.explain import Clash
    from solver.optimiser.instance import Slot

B = TypeVar("B")


class Posted(Generic[B]):
    """A rule in a model; `literal` says whether it holds.

    The validator's judgement of the constraint is the specification: what it calls legal is what
    the model allows, also where a card's value is not known.
    """

    def __init__(self, variables: Variables, literal: cp_model.IntVar) -> None:
        self.variables = variables
        self.model = variables.model
        self.literal = literal
        self.decks = range(variables.instance.decks)

    def build(self, bound: B) -> None:
        """Post the constraint for every deck of the model, or once for a match."""
        raise NotImplementedError

    @staticmethod
    def demand(clash: Clash, bound: B) -> str:
        """What the rule asks for, in words."""
        raise NotImplementedError

    @staticmethod
    def total(variables: Variables, bound: B, deck: int) -> Terms | None:
        """The number that the rule bounds, in one deck; None where it bounds no such one."""
        return None

    @staticmethod
    def narrow(most: dict[Slot, int], bound: B, sections: tuple[str, ...]) -> None:
        """Bring down the copies that may lie in each place, as far as this rule alone tells."""

    def require(self, expression: Any) -> None:
        """Post something that holds whenever the rule does."""
        if expression is True:
            return
        if expression is False:
            self.model.add(self.literal == 0)
            return
        self.model.add(expression).only_enforce_if(self.literal)

    def between(self, terms: Terms, low: int | None, high: int | None) -> None:
        """Keep a sum between two ends, whenever the rule holds."""
        if not terms:
            if (low or 0) > 0 or (high is not None and high < 0):
                self.model.add(self.literal == 0)
            return
        total = weighed(terms)
        if low is not None and low == high:
            self.require(total == low)
            return
        if low is not None:
            self.require(total >= low)
        if high is not None:
            self.require(total <= high)


def within(sections: frozenset[str], every: tuple[str, ...]) -> tuple[str, ...]:
    """The sections that a rule speaks of; without any named, all."""
    return tuple(one for one in every if not sections or one in sections)


def number(clash: Clash, one: str, many: str) -> str:
    """What a rule with two ends asks for: the end that clashes."""
    low, high = clash.low, clash.high
    if low is not None and low == high:
        return f"exactly {low} {one if low == 1 else many} {'is' if low == 1 else 'are'} needed"
    if low is not None and (high is None or (clash.room is not None and clash.room < low)):
        return f"at least {low} {one if low == 1 else many} {'is' if low == 1 else 'are'} needed"
    return f"at most {high} {one if high == 1 else many} {'is' if high == 1 else 'are'} allowed"
