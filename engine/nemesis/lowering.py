"""From the words of a card file to numbers: filters, needs and the names of Locations."""

from __future__ import annotations

from engine.nemesis import codes as k
from engine.nemesis.ability import Cards, Need
from engine.nemesis.model import Filter, Pool
from engine.nemesis.model import Need as LoweredNeed

TRAIT_BITS = {name: 1 << n for n, name in enumerate(k.TRAITS)}


class Lowering:
    """Numbers names while the cards of a pool are made ready."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.strength = 0
        """The printed Strength of the card at hand."""
        self.goal = 0
        """Its goal."""

    def place(self, name: str) -> int:
        """The number of a Location's name."""
        if name not in self.pool.places:
            self.pool.places.append(name)
        return self.pool.places.index(name)

    def bits(self, text: str) -> list[int]:
        """Groups of traits as bits."""
        return [sum(TRAIT_BITS[w] for w in group.split("|")) for group in text.split()]

    def cards(self, given: Cards) -> Filter:
        """A filter."""
        named = given.where not in k.WHERES
        bans = 0
        for group in self.bits(given.but_not):
            bans |= group
        return Filter(
            groups=self.bits(given.of),
            bans=bans,
            whose=k.WHOSE.index(given.whose),
            where=k.NAMED if named else k.WHERES.index(given.where),
            place=self.place(given.where) if named else -1,
            design=given.named,
            upgrades=given.upgrades,
        )

    def need(self, given: Need) -> LoweredNeed:
        """A requirement."""
        return LoweredNeed(self.cards(given), given.at_least, given.at_most)
