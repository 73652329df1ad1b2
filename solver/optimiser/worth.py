"""What decks are worth, without a solver: the specification of the objective."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cards.deck import Deck
from solver.optimiser.instance import Instance, Slot


class Terms(msgspec.Struct, frozen=True):
    """The objective of one deck in thousandths of a point."""

    cards: int
    pairs: int
    staying: int = 0

    @property
    def total(self) -> int:
        return self.cards + self.pairs + self.staying


def slots(deck: Deck) -> dict[Slot, int]:
    """The copies of a deck by section and card."""
    return {(s, c): n for s, cards in deck.sections.items() for c, n in cards.items()}


def terms(instance: Instance, deck: Deck) -> Terms:
    """What a deck is worth: its copies, the pairs that are whole, and what stays of a base."""
    held = slots(deck)
    counts = deck.counts()
    return Terms(
        cards=sum(instance.worth.get(slot, 0) * n for slot, n in held.items()),
        pairs=sum(p.worth for p in instance.pairs if p.one in counts and p.other in counts),
        staying=instance.staying * sum(min(n, held.get(s, 0)) for s, n in instance.base.items()),
    )


def objective(instance: Instance, decks: Sequence[Deck]) -> int:
    """What the solver maximises: the worth of the deck, or of the weakest of several."""
    return min(terms(instance, deck).total for deck in decks)
