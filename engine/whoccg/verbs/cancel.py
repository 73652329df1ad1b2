"""The verb `cancel`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg import constants as c
from engine.whoccg.resolve.cancel import CancelEffect
from engine.whoccg.verbs.base import Verb

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Cancel(Verb, frozen=True, kw_only=True, tag="cancel"):
    """What the Bang! answers has no effect: a play goes to the discard pile, an attempt fails,
    a fight, a move, a destruction does not take place."""

    log: ClassVar[tuple[int, ...]] = (c.CANCELLED_EVENT,)

    def sentence(self, when: str) -> str:
        """What it does."""
        return "cancel it"

    def problems_at(self, when: str, at: str) -> list[str]:
        """It needs something to cancel."""
        if when != "bang" or at in ("any", "turn"):
            return ["'cancel' needs a Bang! that answers something"]
        return []

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return CancelEffect()
