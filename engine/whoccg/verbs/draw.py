"""The verb `draw`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg import codes as k
from engine.whoccg import constants as c
from engine.whoccg.nouns import cards
from engine.whoccg.resolve.draw import DrawEffect
from engine.whoccg.selectors import Who
from engine.whoccg.verbs.base import Verb, at_least, says

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Draw(Verb, frozen=True, kw_only=True, tag="draw"):
    """Draw cards."""

    count: int = 1
    who: Who = "you"

    log: ClassVar[tuple[int, ...]] = (c.DREW_EVENT,)

    def sentence(self, when: str) -> str:
        """What it does."""
        return says(self.who, "draw") + f" {cards(self.count)}"

    def problems(self) -> list[str]:
        """What is wrong with its own fields."""
        return at_least(1, count=self.count)

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return DrawEffect(k.WHOS.index(self.who), self.count)
