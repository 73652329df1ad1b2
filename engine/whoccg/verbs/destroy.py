"""The verb `destroy`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg import constants as c
from engine.whoccg.nouns import target
from engine.whoccg.resolve.destroy import DestroyEffect
from engine.whoccg.selectors import Target
from engine.whoccg.verbs.base import ONE, Verb

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Destroy(Verb, frozen=True, kw_only=True, tag="destroy"):
    """Destroy a card: it goes to its owner's discard pile (E16)."""

    target: Target = ONE

    log: ClassVar[tuple[int, ...]] = (c.DESTROYED_EVENT,)

    def sentence(self, when: str) -> str:
        """What it does."""
        return f"destroy {target(self.target)}"

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return draft.aimed(DestroyEffect(), self.target)
