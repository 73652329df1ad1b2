"""Rules as CP-SAT constraints: one class for each kind, all under the literal of their rule.

`build` posts a rule for every deck of the model (rules of a deck) or once (rules of a match). The
validator's reading in `decks/construction/judge.py` is the specification: what it calls legal is
what these allow, also where a card's value is not known.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from typing import Any

from ortools.sat.python import cp_model

from cards.construction import linear
from solver.optimiser import limits
from solver.optimiser.instance import Bound
from solver.optimiser.variables import Terms, Variables, weighed


class Posted:
    """A rule in a model; `literal` says whether it holds."""

    def __init__(self, variables: Variables, literal: cp_model.IntVar) -> None:
        self.variables = variables
        self.model = variables.model
        self.literal = literal
        self.decks = range(variables.instance.decks)

    def require(self, expression: Any) -> None:
        """Post something that holds whenever the rule does."""
        if expression is True:
            return
        if expression is False:
            self.model.add(self.literal == 0)
            return
        self.model.add(expression).only_enforce_if(self.literal)

    def between(self, terms: Terms, low: int | None, high: int | None) -> None:
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


class RangePosted(Posted):
    """`low <= sum <= high`. A card of unknown weight counts with the worst it may be; one
    without any end cannot be used."""

    def build(self, bound: linear.Range) -> None:
        together = bound.rule.scope == "match"
        for decks in [list(self.decks)] if together else [[deck] for deck in self.decks]:
            if bound.low is not None:
                self.between(self._terms(bound, decks, 0), bound.low, None)
            if bound.high is not None:
                self.between(self._terms(bound, decks, 1), None, bound.high)

    def _terms(self, bound: linear.Range, decks: list[int], end: int) -> Terms:
        terms: Terms = []
        for deck in decks:
            for tally in bound.tallies:
                terms += self.variables.tally(deck, tally, tally.weights)
                for card, span in tally.unknown.items():
                    worst = span[end]
                    copies = self.variables.copies(deck, tally.sections, [card])
                    if worst is None:
                        self.between(copies, None, 0)
                    else:
                        terms += [(variable, worst) for variable, _ in copies]
        return terms


class PerIdentityPosted(Posted):
    """Copies of each identity that is there at all; one without a known bound may not be."""

    def build(self, bound: linear.PerIdentity) -> None:
        members: dict[str, list[str]] = {}
        for card, identity in bound.identity.items():
            members.setdefault(identity, []).append(card)
        together = bound.rule.scope == "match"
        for decks in [list(self.decks)] if together else [[deck] for deck in self.decks]:
            for identity, cards in members.items():
                self._identity(bound, identity, cards, decks)

    def _identity(
        self, bound: linear.PerIdentity, identity: str, cards: list[str], decks: list[int]
    ) -> None:
        variables, sections = self.variables, bound.sections
        terms = [one for deck in decks for one in variables.copies(deck, sections, cards)]
        if not terms:
            return
        limits_ = bound.bounds.get(identity, (bound.low, bound.high))
        low, high = (None, 0) if limits_ is None else limits_
        self.between(terms, None, high)
        if low is not None and low > 1:
            for deck in decks:
                self.require(weighed(terms) >= low * variables.present(deck, sections, cards))


class DistinctPosted(Posted):
    """`low <= number of identities present <= high`."""

    def build(self, bound: linear.DistinctRange) -> None:
        members: dict[str, list[str]] = {}
        for card, identity in bound.identity.items():
            members.setdefault(identity, []).append(card)
        for deck in self.decks:
            terms: Terms = [
                (self.variables.present(deck, bound.sections, cards), 1)
                for cards in members.values()
                if self.variables.room(bound.sections, cards)
            ]
            self.between(terms, bound.low, bound.high)


class EqualPosted(Posted):
    """All tallies of a deck are equal; in a match, each tally is equal over the decks."""

    def build(self, bound: linear.Equal) -> None:
        sums = [
            [self.variables.tally(deck, tally, tally.weights) for tally in bound.tallies]
            for deck in self.decks
        ]
        rows = list(zip(*sums, strict=True)) if bound.rule.scope == "match" else sums
        for row in rows:
            for first, second in itertools.pairwise(row):
                self.between([*first, *((v, -w) for v, w in second)], 0, 0)


class WholePosted(Posted):
    """0/1 `z[set]`, `low <= sum of z <= high`, `x[card] = copies * z[set]`."""

    def build(self, bound: linear.Whole) -> None:
        for deck in self.decks:
            begun: Terms = []
            for cards in bound.sets.values():
                if not self.variables.room(bound.sections, cards):
                    continue
                begun.append((self._set(deck, bound.sections, dict(cards)), 1))
            self.between(begun, bound.low, bound.high)
            self.between(self.variables.copies(deck, bound.sections, bound.unknown), None, 0)

    def _set(
        self, deck: int, sections: frozenset[str], cards: dict[str, int | None]
    ) -> cp_model.IntVar:
        taken = self.variables.present(deck, sections, cards)
        if any(copies is None for copies in cards.values()):
            self.require(taken == 0)
            return taken
        for card, copies in cards.items():
            terms = self.variables.copies(deck, sections, [card])
            self.between([*terms, (taken, -(copies or 0))], 0, 0)
        return taken


class NeedsPosted(Posted):
    """A card that is there has one of its partners there too."""

    def build(self, bound: linear.Needs) -> None:
        variables = self.variables
        for deck in self.decks:
            for card, partners in bound.partners.items():
                terms = variables.copies(deck, bound.sections, [card])
                if not terms:
                    continue
                helpers = variables.copies(deck, bound.to_sections, sorted(partners))
                if not helpers:
                    self.between(terms, None, 0)
                    continue
                here = variables.present(deck, bound.sections, [card])
                self.require(weighed(helpers) >= here)


class StockPosted(Posted):
    """No more copies than are owned and acquired, over all decks together."""

    def build(self, bound: linear.Stock) -> None:
        variables, instance = self.variables, self.variables.instance
        if instance.owned is None:
            return
        for card in sorted(bound.cards):
            terms = [t for d in self.decks for t in variables.copies(d, bound.sections, [card])]
            if terms:
                owned = instance.owned.get(card, 0)
                self.require(weighed(terms) <= owned + variables.bought(card))


class HoldersPosted(Posted):
    """For every group, how many decks hold a card of it."""

    def build(self, bound: linear.HolderRange) -> None:
        for cards in bound.groups.values():
            holders: Terms = [
                (self.variables.present(deck, bound.sections, cards), 1)
                for deck in self.decks
                if self.variables.room(bound.sections, cards)
            ]
            self.between(holders, bound.low, bound.high)


class PlayersPosted(Posted):
    """The number of decks is given: the rule holds or it does not."""

    def build(self, bound: linear.PlayerRange) -> None:
        number = len(self.decks)
        low, high = bound.low, bound.high
        self.require((low is None or number >= low) and (high is None or number <= high))


class OverlapPosted(Posted):
    """`low <= sum of min(x, base) <= high`."""

    def build(self, bound: limits.Overlap) -> None:
        for deck in self.decks:
            self.between(shared(self.variables, deck, bound.base), bound.low, bound.high)


class BudgetPosted(Posted):
    """What is acquired costs no more than the budget. Posted last: it sums what others buy."""

    def build(self, bound: limits.Budget) -> None:
        price = self.variables.price()
        if not isinstance(price, int):
            self.require(price <= bound.high)


def shared(variables: Variables, deck: int, base: Any) -> Terms:
    """The copies that a deck shares with another."""
    terms: Terms = []
    for slot, copies in base.items():
        variable = variables.x[deck].get(slot)
        if variable is None:
            continue
        if copies >= variables.most[slot]:
            terms.append((variable, 1))
            continue
        kept = variables.model.new_int_var(0, copies, f"kept{deck} {slot}")
        variables.model.add_min_equality(kept, [variable, copies])
        terms.append((kept, 1))
    return terms


_POSTED: dict[type, Callable[..., Any]] = {
    linear.Range: RangePosted,
    linear.PerIdentity: PerIdentityPosted,
    linear.DistinctRange: DistinctPosted,
    linear.Equal: EqualPosted,
    linear.Whole: WholePosted,
    linear.Needs: NeedsPosted,
    linear.Stock: StockPosted,
    linear.HolderRange: HoldersPosted,
    linear.PlayerRange: PlayersPosted,
    limits.Overlap: OverlapPosted,
    limits.Budget: BudgetPosted,
}


def post(variables: Variables, bounds: tuple[Bound, ...]) -> dict[str, cp_model.IntVar]:
    """Post every rule and limit under a literal of its own; the literals by key."""
    literals: dict[str, cp_model.IntVar] = {}
    for bound in sorted(bounds, key=lambda one: isinstance(one, limits.Budget)):
        key = bound.rule.key
        if key in literals:
            raise ValueError(f"expected each rule once, got {key!r} twice")
        literals[key] = variables.model.new_bool_var(key)
        _POSTED[type(bound)](variables, literals[key]).build(bound)
    return literals


def hold(model: cp_model.CpModel, literals: Mapping[str, cp_model.IntVar]) -> None:
    """Let every posted rule hold."""
    if literals:
        model.add_bool_and(list(literals.values()))
