"""Cards that need a partner, in a model."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cards.construction.measures import Needs
from solver.optimiser.measures.posted import Posted
from solver.optimiser.variables import weighed

if TYPE_CHECKING:
    from solver.optimiser.explain import Clash


class NeedsPosted(Posted[Needs]):
    """A card that is there has one of its partners there too."""

    def build(self, bound: Needs) -> None:
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

    @staticmethod
    def demand(clash: Clash, bound: Needs) -> str:
        return f"some cards need {bound.rule.one}"
