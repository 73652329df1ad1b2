"""Give a Trait: a card has more of it."""

from __future__ import annotations

from typing import final

from engine.whoccg import codes
from engine.whoccg import constants as c
from engine.whoccg.codes import GAVE
from engine.whoccg.resolve.base import Lasting
from engine.whoccg.state import State
from engine.whoccg.weights import help_for


@final
class GiveTraitEffect(Lasting):
    """So much more of a Trait."""

    __slots__ = ("trait",)

    def __init__(self, lasts: int, amount: int, trait: int) -> None:
        super().__init__(lasts, amount)
        self.trait = trait

    def layer(self) -> int:
        """Its layer."""
        return codes.GIVEN

    def change(self, s: State, i: int, amount: int) -> None:
        """Add to the Trait."""
        traits = s.traits[i][:]
        traits[self.trait] += amount
        s.traits[i] = traits

    def adds_up(self) -> bool:
        """All of it adds up (E15)."""
        return True

    def say(self, s: State, i: int, amount: int) -> None:
        """Which Trait."""
        s.note(c.TRAIT_EVENT, i, self.trait, GAVE)

    def helpful(self) -> bool:
        """It is."""
        return True

    def gain_on(self, s: State, me: int, i: int) -> float:
        """Good for the card."""
        return help_for(s, me, i)
