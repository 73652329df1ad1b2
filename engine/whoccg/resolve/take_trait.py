"""Take a Trait: a card has none of it."""

from __future__ import annotations

from typing import final

from engine.whoccg import codes
from engine.whoccg import constants as c
from engine.whoccg.codes import TOOK
from engine.whoccg.resolve.base import Lasting
from engine.whoccg.state import State
from engine.whoccg.weights import hindrance


@final
class TakeTraitEffect(Lasting):
    """No amount of a Trait is left."""

    __slots__ = ("trait",)

    def __init__(self, lasts: int, trait: int) -> None:
        super().__init__(lasts)
        self.trait = trait

    def layer(self) -> int:
        """Its layer."""
        return codes.TAKEN

    def change(self, s: State, i: int, amount: int) -> None:
        """Take it all."""
        traits = s.traits[i][:]
        traits[self.trait] = 0
        s.traits[i] = traits

    def say(self, s: State, i: int, amount: int) -> None:
        """Which Trait."""
        s.note(c.TRAIT_EVENT, i, self.trait, TOOK)

    def gain_on(self, s: State, me: int, i: int) -> float:
        """It holds a card back."""
        return hindrance(s, me, i)
