"""The verb `swap`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg import constants as c
from engine.whoccg.nouns import target
from engine.whoccg.resolve.swap import SwapEffect
from engine.whoccg.selectors import Target
from engine.whoccg.verbs.base import Verb

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Swap(Verb, frozen=True, kw_only=True, tag="swap"):
    """Swap a Character for another version of it in your hand, at no Cost."""

    target: Target = Target(side="own")

    log: ClassVar[tuple[int, ...]] = (c.SWAPPED_EVENT,)

    def sentence(self, when: str) -> str:
        """What it does."""
        return f"swap {target(self.target)} for another version of it in your hand at no Cost"

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return draft.aimed(SwapEffect(), self.target)
