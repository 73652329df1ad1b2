"""Sets that are taken whole, in a model."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ortools.sat.python import cp_model

from cards.construction.measures import Whole
from solver.optimiser.measures.posted import Posted, number, within
from solver.optimiser.variables import Terms, Variables

if TYPE_CHECKING:
    from solver.optimiser.explain import Clash
    from solver.optimiser.instance import Slot


class WholePosted(Posted[Whole]):
    """0/1 `z[set]`, `low <= sum of z <= high`, `x[card] = copies * z[set]`."""

    def build(self, bound: Whole) -> None:
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

    @staticmethod
    def demand(clash: Clash, bound: Whole) -> str:
        return number(clash, bound.rule.one, bound.rule.plural)

    @staticmethod
    def total(variables: Variables, bound: Whole, deck: int) -> Terms:
        return [
            (variables.present(deck, bound.sections, cards), 1) for cards in bound.sets.values()
        ]

    @staticmethod
    def narrow(most: dict[Slot, int], bound: Whole, sections: tuple[str, ...]) -> None:
        for section in within(bound.sections, sections):
            for cards in bound.sets.values():
                for card, copies in cards.items():
                    slot = (section, card)
                    if slot in most:
                        most[slot] = min(most[slot], copies or 0)
            for card in bound.unknown:
                most.pop((section, card), None)
