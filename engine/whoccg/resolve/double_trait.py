"""Double a Trait: its whole amount counts twice."""

from __future__ import annotations

from typing import final

from engine.whoccg import codes
from engine.whoccg import constants as c
from engine.whoccg.codes import DOUBLED
from engine.whoccg.resolve.base import Lasting
from engine.whoccg.state import State
from engine.whoccg.weights import help_for


@final
class DoubleTraitEffect(Lasting):
    """The whole amount of a Trait twice (K08)."""

    __slots__ = ("trait",)

    def __init__(self, lasts: int, trait: int) -> None:
        super().__init__(lasts)
        self.trait = trait

    def layer(self) -> int:
        """Its layer."""
        return codes.TWICE

    def change(self, s: State, i: int, amount: int) -> None:
        """Double it."""
        traits = s.traits[i][:]
        traits[self.trait] *= 2
        s.traits[i] = traits

    def adds_up(self) -> bool:
        """Doubled twice is four times (E15)."""
        return True

    def say(self, s: State, i: int, amount: int) -> None:
        """Which Trait."""
        s.note(c.TRAIT_EVENT, i, self.trait, DOUBLED)

    def helpful(self) -> bool:
        """It is."""
        return True

    def gain_on(self, s: State, me: int, i: int) -> float:
        """Good for the card."""
        return help_for(s, me, i)
