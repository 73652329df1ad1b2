"""The verb `take_control`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg import constants as c
from engine.whoccg.nouns import target
from engine.whoccg.resolve.take_control import TakeControlEffect
from engine.whoccg.selectors import Target
from engine.whoccg.verbs.base import Verb

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class TakeControl(Verb, frozen=True, kw_only=True, tag="take_control"):
    """You control an Artifact from now on."""

    target: Target = Target(kind="artifact", side="opposing", where="here")

    log: ClassVar[tuple[int, ...]] = (c.CONTROL_EVENT,)

    def sentence(self, when: str) -> str:
        """What it does."""
        return f"take control of {target(self.target)}"

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return draft.aimed(TakeControlEffect(), self.target)
