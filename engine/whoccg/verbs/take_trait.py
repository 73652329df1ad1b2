"""The verb `take_trait`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg import codes as k
from engine.whoccg import constants as c
from engine.whoccg.lists import TRAITS, Trait
from engine.whoccg.nouns import target
from engine.whoccg.resolve.take_trait import TakeTraitEffect
from engine.whoccg.selectors import Target
from engine.whoccg.verbs.base import ONE, Lasts, Verb, lasting

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class TakeTrait(Verb, frozen=True, kw_only=True, tag="take_trait"):
    """Take a Trait away, all of it."""

    trait: Trait
    target: Target = ONE
    lasts: Lasts = "turn"

    goes_on: ClassVar[bool] = True
    log: ClassVar[tuple[int, ...]] = (c.TRAIT_EVENT,)

    def sentence(self, when: str) -> str:
        """What it does."""
        return f"{target(self.target)} has no {self.trait}{lasting(self.lasts, when)}"

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return draft.aimed(
            TakeTraitEffect(k.LASTS.index(self.lasts), TRAITS.index(self.trait)), self.target
        )
