"""The verb `free`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg import constants as c
from engine.whoccg.nouns import target
from engine.whoccg.resolve.free import FreeEffect
from engine.whoccg.selectors import Target
from engine.whoccg.verbs.base import Verb

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Free(Verb, frozen=True, kw_only=True, tag="free"):
    """Free a kidnapped Character."""

    target: Target = Target(kidnapped="yes")

    log: ClassVar[tuple[int, ...]] = (c.FREED_EVENT,)

    def sentence(self, when: str) -> str:
        """What it does."""
        return f"free {target(self.target)}"

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return draft.aimed(FreeEffect(), self.target)
