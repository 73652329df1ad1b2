"""Neighbourhoods of a deck: which places stay as they are while the others are solved anew."""

from __future__ import annotations

from collections.abc import Sequence

from cards.deck import Deck
from engine.rng import Rng
from solver.optimiser.instance import Instance, Slot
from solver.optimiser.reach import reach
from solver.optimiser.worth import slots


class Neighbourhoods:
    """Frees some places of each deck and opens the most promising ones outside it.

    Sizes follow success: a neighbourhood that was solved to its end may be larger next time.
    """

    def __init__(self, instance: Instance, chance: Rng) -> None:
        self.chance = chance
        self.freed = 0.3
        self.opened = 40.0
        self.most = reach(instance)
        self.worth = instance.worth
        self._partners: dict[str, list[tuple[str, int]]] = {}
        for one, other, worth in instance.pairs:
            self._partners.setdefault(one, []).append((other, worth))
            self._partners.setdefault(other, []).append((one, worth))

    def pins(self, decks: Sequence[Deck]) -> list[dict[Slot, int]]:
        """The places that keep their copies, for each deck."""
        return [self._pins(slots(deck)) for deck in decks]

    def learn(self, solved: bool) -> None:
        """Whether the last neighbourhood was solved to its end."""
        step = 1.1 if solved else 0.85
        self.freed = min(0.9, max(0.1, self.freed * step))
        self.opened = max(10.0, self.opened * step)

    def _pins(self, held: dict[Slot, int]) -> dict[Slot, int]:
        pins = {
            slot: copies
            for slot, copies in held.items()
            if self.chance.below(1000) >= self.freed * 1000
        }
        kept = {card for _, card in pins}
        outside = sorted(
            (slot for slot in self.most if slot not in held),
            key=lambda slot: -self._promise(slot, kept),
        )
        pins.update(dict.fromkeys(outside[int(self.opened) :], 0))
        return pins

    def _promise(self, slot: Slot, kept: set[str]) -> int:
        """What a card might bring, blurred so that each round opens others."""
        bonus = sum(w for other, w in self._partners.get(slot[1], ()) if other in kept)
        worth = self.worth.get(slot, 0) * self.most[slot] + bonus
        return worth * (500 + self.chance.below(1000))
