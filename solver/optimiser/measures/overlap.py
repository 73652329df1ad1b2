"""What a deck shares with another, in a model."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from solver.optimiser.limits import Overlap
from solver.optimiser.measures.posted import Posted
from solver.optimiser.variables import Terms, Variables

if TYPE_CHECKING:
    from solver.optimiser.explain import Clash
    from solver.optimiser.instance import Slot


class OverlapPosted(Posted[Overlap]):
    """`low <= sum of min(x, base) <= high`."""

    def build(self, bound: Overlap) -> None:
        for deck in self.decks:
            self.between(shared(self.variables, deck, bound.base), bound.low, bound.high)

    @staticmethod
    def demand(clash: Clash, bound: Overlap) -> str:
        return "the deck may differ from the other one by so many cards only"


def shared(variables: Variables, deck: int, base: Mapping[Slot, int]) -> Terms:
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
