"""The verb `discard`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg import constants as c
from engine.whoccg.nouns import target
from engine.whoccg.resolve.discard import DiscardEffect
from engine.whoccg.selectors import Target
from engine.whoccg.verbs.base import ONE, Verb

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Discard(Verb, frozen=True, kw_only=True, tag="discard"):
    """Put a card in play into the discard pile; it does not count as destroyed."""

    target: Target = ONE

    log: ClassVar[tuple[int, ...]] = (c.DISCARDED_EVENT,)

    def sentence(self, when: str) -> str:
        """What it does."""
        return f"discard {target(self.target)} from play"

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return draft.aimed(DiscardEffect(), self.target)
