"""The verb `search`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg import constants as c
from engine.whoccg.nouns import find
from engine.whoccg.resolve.search import SearchEffect
from engine.whoccg.selectors import Find
from engine.whoccg.verbs.base import Verb

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Search(Verb, frozen=True, kw_only=True, tag="search"):
    """Search your draw deck for a card; the deck is shuffled (E11)."""

    find: Find
    place: bool = False
    """Put it into play here at no Cost instead of into hand; Nativity still holds (P12)."""

    log: ClassVar[tuple[int, ...]] = (c.SEARCHED_EVENT, c.SHUFFLED_EVENT)

    def sentence(self, when: str) -> str:
        """What it does."""
        end = "put it into play here at no Cost" if self.place else "take it into hand"
        return f"search your draw deck for {find(self.find)} and {end}"

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return SearchEffect(draft.find(self.find), self.place)
