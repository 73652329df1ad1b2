"""The verb `double_trait`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg import codes as k
from engine.whoccg import constants as c
from engine.whoccg.lists import TRAITS, Trait
from engine.whoccg.nouns import target
from engine.whoccg.resolve.double_trait import DoubleTraitEffect
from engine.whoccg.selectors import Target
from engine.whoccg.verbs.base import ONE, Lasts, Verb, lasting

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class DoubleTrait(Verb, frozen=True, kw_only=True, tag="double_trait"):
    """Double the whole amount of a Trait (K08)."""

    trait: Trait
    target: Target = ONE
    lasts: Lasts = "turn"

    goes_on: ClassVar[bool] = True
    log: ClassVar[tuple[int, ...]] = (c.TRAIT_EVENT,)

    def sentence(self, when: str) -> str:
        """What it does."""
        return f"the {self.trait} of {target(self.target)} is doubled{lasting(self.lasts, when)}"

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return draft.aimed(
            DoubleTraitEffect(k.LASTS.index(self.lasts), TRAITS.index(self.trait)), self.target
        )
