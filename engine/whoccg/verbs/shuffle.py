"""The verb `shuffle`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg import codes as k
from engine.whoccg import constants as c
from engine.whoccg.resolve.shuffle import ShuffleEffect
from engine.whoccg.selectors import Who
from engine.whoccg.verbs.base import WHO, Verb

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Shuffle(Verb, frozen=True, kw_only=True, tag="shuffle"):
    """Shuffle a draw deck."""

    who: Who = "you"

    log: ClassVar[tuple[int, ...]] = (c.SHUFFLED_EVENT,)

    def sentence(self, when: str) -> str:
        """What it does."""
        whose = "your" if self.who == "you" else f"{WHO[self.who]}'s"
        return f"shuffle {whose} draw deck"

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return ShuffleEffect(k.WHOS.index(self.who), 0)
