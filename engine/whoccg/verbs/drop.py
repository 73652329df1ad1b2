"""The verb `drop`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg import codes as k
from engine.whoccg import constants as c
from engine.whoccg.nouns import cards
from engine.whoccg.resolve.drop import DropEffect
from engine.whoccg.selectors import Who
from engine.whoccg.verbs.base import Verb, at_least, says

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Drop(Verb, frozen=True, kw_only=True, tag="drop"):
    """A player discards cards from hand, of that player's choice or at random (E32)."""

    count: int = 1
    who: Who = "opponents"
    random: bool = False

    log: ClassVar[tuple[int, ...]] = (c.DROPPED_EVENT,)

    def sentence(self, when: str) -> str:
        """What it does."""
        chance = " at random" if self.random else ""
        return says(self.who, "discard") + f" {cards(self.count)} from hand{chance}"

    def problems(self) -> list[str]:
        """What is wrong with its own fields."""
        return at_least(1, count=self.count)

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return DropEffect(k.WHOS.index(self.who), self.count, self.random)
