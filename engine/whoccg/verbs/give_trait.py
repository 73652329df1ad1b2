"""The verb `give_trait`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg import codes as k
from engine.whoccg import constants as c
from engine.whoccg.lists import TRAITS, Trait
from engine.whoccg.nouns import target
from engine.whoccg.resolve.give_trait import GiveTraitEffect
from engine.whoccg.selectors import Target
from engine.whoccg.verbs.base import ONE, Lasts, Verb, at_least, lasting

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class GiveTrait(Verb, frozen=True, kw_only=True, tag="give_trait"):
    """Give so much of a Trait."""

    trait: Trait
    amount: int = 1
    target: Target = ONE
    lasts: Lasts = "turn"

    goes_on: ClassVar[bool] = True
    log: ClassVar[tuple[int, ...]] = (c.TRAIT_EVENT,)

    def sentence(self, when: str) -> str:
        """What it does."""
        return (
            f"{target(self.target)} has {self.amount} more {self.trait}{lasting(self.lasts, when)}"
        )

    def problems(self) -> list[str]:
        """What is wrong with its own fields."""
        return at_least(1, amount=self.amount)

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        effect = GiveTraitEffect(k.LASTS.index(self.lasts), self.amount, TRAITS.index(self.trait))
        return draft.aimed(effect, self.target)
