"""The verb `move_tardis`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg import constants as c
from engine.whoccg.nouns import target
from engine.whoccg.resolve.move_tardis import MoveTardisEffect
from engine.whoccg.selectors import Target
from engine.whoccg.verbs.base import Verb

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class MoveTardis(Verb, frozen=True, kw_only=True, tag="move_tardis"):
    """Your TARDIS moves at once, as at the end of your turn; `target` for another player's."""

    target: Target = Target(kind="tardis-card", side="own")

    log: ClassVar[tuple[int, ...]] = (c.DEPARTED_EVENT, c.MOVED_EVENT)

    def sentence(self, when: str) -> str:
        """What it does."""
        return f"{target(self.target)} may move at once"

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return draft.aimed(MoveTardisEffect(), self.target)
