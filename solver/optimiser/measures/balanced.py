"""Equal counts in a model."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from cards.construction.measures import Equal
from solver.optimiser.measures.posted import Posted

if TYPE_CHECKING:
    from solver.optimiser.explain import Clash


class EqualPosted(Posted[Equal]):
    """All tallies of a deck are equal; in a match, each tally is equal over the decks."""

    def build(self, bound: Equal) -> None:
        sums = [
            [self.variables.tally(deck, tally, tally.weights) for tally in bound.tallies]
            for deck in self.decks
        ]
        rows = list(zip(*sums, strict=True)) if bound.rule.scope == "match" else sums
        for row in rows:
            for first, second in itertools.pairwise(row):
                self.between([*first, *((v, -w) for v, w in second)], 0, 0)

    @staticmethod
    def demand(clash: Clash, bound: Equal) -> str:
        return f"the numbers of {bound.rule.plural} must be equal"
