"""Counts, sums and weighed sums in a model."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cards.construction.constraint import Tally
from cards.construction.measures import Range
from solver.optimiser.measures.posted import Posted, number, within
from solver.optimiser.variables import Terms, Variables

if TYPE_CHECKING:
    from solver.optimiser.explain import Clash
    from solver.optimiser.instance import Slot


class RangePosted(Posted[Range]):
    """`low <= sum <= high`. A card of unknown weight counts with the worst it may be; one
    without any end cannot be used. With `only_with` all of it hangs on such a card being there."""

    def build(self, bound: Range) -> None:
        if bound.only_with is not None:
            self._build_where_asked(bound, bound.only_with)
            return
        together = bound.rule.scope == "match"
        for decks in [list(self.decks)] if together else [[deck] for deck in self.decks]:
            if bound.low is not None:
                self.between(self._terms(bound, decks, 0), bound.low, None)
            if bound.high is not None:
                self.between(self._terms(bound, decks, 1), None, bound.high)

    def _build_where_asked(self, bound: Range, asked: Tally) -> None:
        cards = sorted(asked.weights)
        for deck in self.decks:
            if not self.variables.copies(deck, asked.sections, cards):
                continue
            here = self.variables.present(deck, asked.sections, cards)
            asked_now = self.model.new_bool_var(f"asked{deck} {bound.rule.key}")
            self.model.add_implication(asked_now, here)
            self.model.add_implication(asked_now, self.literal)
            self.model.add_bool_or([asked_now, here.negated(), self.literal.negated()])
            posted = RangePosted(self.variables, asked_now)
            posted.decks = range(deck, deck + 1)
            posted.build(replace(bound, only_with=None))

    def _terms(self, bound: Range, decks: list[int], end: int) -> Terms:
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

    @staticmethod
    def demand(clash: Clash, bound: Range) -> str:
        return number(clash, bound.rule.one, bound.rule.plural)

    @staticmethod
    def total(variables: Variables, bound: Range, deck: int) -> Terms | None:
        if bound.only_with is not None:
            return None
        return [t for tally in bound.tallies for t in variables.tally(deck, tally, tally.weights)]

    @staticmethod
    def narrow(most: dict[Slot, int], bound: Range, sections: tuple[str, ...]) -> None:
        if len(bound.tallies) != 1 or bound.high is None or bound.only_with is not None:
            return
        tally = bound.tallies[0]
        if tally.unknown or any(weight < 0 for weight in tally.weights.values()):
            return
        for section in within(tally.sections, sections):
            for card, weight in tally.weights.items():
                slot = (section, card)
                if weight > 0 and slot in most:
                    most[slot] = min(most[slot], max(0, bound.high // weight))
