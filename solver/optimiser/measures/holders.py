"""How many decks hold a group, in a model."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cards.construction.measures import HolderRange
from solver.optimiser.measures.posted import Posted
from solver.optimiser.variables import Terms

if TYPE_CHECKING:
    from solver.optimiser.explain import Clash


class HoldersPosted(Posted[HolderRange]):
    """For every group, how many decks hold a card of it."""

    def build(self, bound: HolderRange) -> None:
        for cards in bound.groups.values():
            holders: Terms = [
                (self.variables.present(deck, bound.sections, cards), 1)
                for deck in self.decks
                if self.variables.room(bound.sections, cards)
            ]
            self.between(holders, bound.low, bound.high)

    @staticmethod
    def demand(clash: Clash, bound: HolderRange) -> str:
        return f"at most {clash.high} decks of a match may hold the same set"
