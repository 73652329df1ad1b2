"""The verb `place`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from engine.whoccg import constants as c
from engine.whoccg.nouns import find
from engine.whoccg.resolve.place import PlaceEffect
from engine.whoccg.selectors import Find
from engine.whoccg.verbs.base import Verb

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Place(Verb, frozen=True, kw_only=True, tag="place"):
    """Put a card from hand or discard pile into play here at no Cost (P38)."""

    find: Find
    source: Literal["hand", "discard"] = "hand"
    native: bool = True
    """False: Nativity is set aside (P12)."""

    log: ClassVar[tuple[int, ...]] = (c.PLACED_EVENT,)

    def sentence(self, when: str) -> str:
        """What it does."""
        source = "your hand" if self.source == "hand" else "your discard pile"
        free = "" if self.native else ", Native or not"
        return f"put {find(self.find)} from {source} into play here at no Cost{free}"

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return PlaceEffect(draft.find(self.find), self.source == "discard", self.native)
