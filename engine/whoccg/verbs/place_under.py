"""The verb `place_under`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg import constants as c
from engine.whoccg.nouns import find
from engine.whoccg.resolve.place_under import PlaceUnderEffect
from engine.whoccg.selectors import Find
from engine.whoccg.verbs.base import Verb

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class PlaceUnder(Verb, frozen=True, kw_only=True, tag="place_under"):
    """Put a card from your hand beneath this card."""

    find: Find = Find()

    log: ClassVar[tuple[int, ...]] = (c.UNDER_EVENT,)

    def sentence(self, when: str) -> str:
        """What it does."""
        return f"put {find(self.find)} from your hand beneath this card"

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return PlaceUnderEffect(draft.find(self.find))
