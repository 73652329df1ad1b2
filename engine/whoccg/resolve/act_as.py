"""Act as: a card is considered of a species or type besides its own."""

from __future__ import annotations

from typing import final

from engine.whoccg import codes
from engine.whoccg import constants as c
from engine.whoccg.resolve.base import Lasting
from engine.whoccg.state import State
from engine.whoccg.weights import help_for


@final
class ActAsEffect(Lasting):
    """More species, another type."""

    __slots__ = ("kind", "species")

    def __init__(self, lasts: int, species: int, kind: int) -> None:
        super().__init__(lasts)
        self.species = species
        self.kind = kind

    def layer(self) -> int:
        """Its layer."""
        return codes.IDENTITY

    def change(self, s: State, i: int, amount: int) -> None:
        """Add them."""
        s.species[i] |= self.species
        s.kinds[i] |= self.kind

    def say(self, s: State, i: int, amount: int) -> None:
        """Which card."""
        s.note(c.ACTS_AS_EVENT, i)

    def helpful(self) -> bool:
        """It is."""
        return True

    def gain_on(self, s: State, me: int, i: int) -> float:
        """Good for the card."""
        return help_for(s, me, i)
