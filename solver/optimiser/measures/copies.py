"""Copies of each identity in a model."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cards.construction.measures import PerIdentity
from solver.optimiser.measures.posted import Posted, within
from solver.optimiser.variables import weighed

if TYPE_CHECKING:
    from solver.optimiser.explain import Clash
    from solver.optimiser.instance import Slot


class PerIdentityPosted(Posted[PerIdentity]):
    """Copies of each identity that is there at all; one without a known bound may not be."""

    def build(self, bound: PerIdentity) -> None:
        members: dict[str, list[str]] = {}
        for card, identity in bound.identity.items():
            members.setdefault(identity, []).append(card)
        together = bound.rule.scope == "match"
        for decks in [list(self.decks)] if together else [[deck] for deck in self.decks]:
            for identity, cards in members.items():
                self._identity(bound, identity, cards, decks)

    def _identity(
        self, bound: PerIdentity, identity: str, cards: list[str], decks: list[int]
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

    @staticmethod
    def demand(clash: Clash, bound: PerIdentity) -> str:
        if clash.high is not None:
            return f"at most {clash.high} copies of a card are allowed"
        return "copies of a card are limited"

    @staticmethod
    def narrow(most: dict[Slot, int], bound: PerIdentity, sections: tuple[str, ...]) -> None:
        for section in within(bound.sections, sections):
            for card, identity in bound.identity.items():
                slot = (section, card)
                limits = bound.bounds.get(identity, (bound.low, bound.high))
                high = 0 if limits is None else limits[1]
                if high is not None and slot in most:
                    most[slot] = min(most[slot], high)
