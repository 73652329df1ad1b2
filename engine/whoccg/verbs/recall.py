"""The verb `recall`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg import constants as c
from engine.whoccg.nouns import target
from engine.whoccg.resolve.recall import RecallEffect
from engine.whoccg.selectors import Target
from engine.whoccg.verbs.base import ONE, Verb

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Recall(Verb, frozen=True, kw_only=True, tag="recall"):
    """Take a card in play back into its owner's hand."""

    target: Target = ONE

    log: ClassVar[tuple[int, ...]] = (c.RECALLED_EVENT,)

    def sentence(self, when: str) -> str:
        """What it does."""
        return f"return {target(self.target)} to its owner's hand"

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return draft.aimed(RecallEffect(), self.target)
