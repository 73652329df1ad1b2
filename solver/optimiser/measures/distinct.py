"""How many different cards, in a model."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cards.construction.measures import DistinctRange
from solver.optimiser.measures.posted import Posted, number
from solver.optimiser.variables import Terms, Variables

if TYPE_CHECKING:
    from solver.optimiser.explain import Clash


class DistinctPosted(Posted[DistinctRange]):
    """`low <= number of identities present <= high`."""

    def build(self, bound: DistinctRange) -> None:
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

    @staticmethod
    def demand(clash: Clash, bound: DistinctRange) -> str:
        return number(clash, f"different {bound.rule.one}", f"different {bound.rule.plural}")

    @staticmethod
    def total(variables: Variables, bound: DistinctRange, deck: int) -> Terms:
        groups: dict[str, list[str]] = {}
        for card, identity in bound.identity.items():
            groups.setdefault(identity, []).append(card)
        return [(variables.present(deck, bound.sections, cards), 1) for cards in groups.values()]
