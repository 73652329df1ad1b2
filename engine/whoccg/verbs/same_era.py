"""The verb `same_era`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg.lists import ERA_NAMES, Era
from engine.whoccg.nouns import target
from engine.whoccg.resolve.same_era import SameEraEffect
from engine.whoccg.selectors import Target
from engine.whoccg.verbs.base import ITSELF, Verb

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class SameEra(Verb, frozen=True, kw_only=True, tag="same_era"):
    """Continuous: the Spacetime card is in this era besides its own (K21)."""

    era: Era
    target: Target = ITSELF

    goes_on: ClassVar[bool] = True
    acts_once: ClassVar[bool] = False
    log: ClassVar[tuple[int, ...]] = ()

    def sentence(self, when: str) -> str:
        """What it does."""
        return f"{target(self.target)} is in the era of {ERA_NAMES[self.era]} too"

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return draft.aimed(SameEraEffect(list(ERA_NAMES).index(self.era)), self.target)
