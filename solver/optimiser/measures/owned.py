"""The collection in a model."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cards.construction.measures import Stock
from solver.optimiser.measures.posted import Posted
from solver.optimiser.variables import weighed

if TYPE_CHECKING:
    from solver.optimiser.explain import Clash


class StockPosted(Posted[Stock]):
    """No more copies than are owned and acquired, over all decks together."""

    def build(self, bound: Stock) -> None:
        variables, instance = self.variables, self.variables.instance
        if instance.owned is None:
            return
        for card in sorted(bound.cards):
            terms = [t for d in self.decks for t in variables.copies(d, bound.sections, [card])]
            if terms:
                owned = instance.owned.get(card, 0)
                self.require(weighed(terms) <= owned + variables.bought(card))

    @staticmethod
    def demand(clash: Clash, bound: Stock) -> str:
        return "only cards that you own may be used"
