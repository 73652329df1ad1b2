"""The verb `unfreeze`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg import constants as c
from engine.whoccg.nouns import target
from engine.whoccg.resolve.unfreeze import UnfreezeEffect
from engine.whoccg.selectors import Target
from engine.whoccg.verbs.base import Verb

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Unfreeze(Verb, frozen=True, kw_only=True, tag="unfreeze"):
    """Unfreeze a Character that is neither kidnapped nor held."""

    target: Target = Target(frozen="yes")

    log: ClassVar[tuple[int, ...]] = (c.UNFROZEN_EVENT,)

    def sentence(self, when: str) -> str:
        """What it does."""
        return f"unfreeze {target(self.target)}"

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return draft.aimed(UnfreezeEffect(), self.target)
