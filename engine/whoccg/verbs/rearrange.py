"""The verb `rearrange`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from engine.whoccg import codes as k
from engine.whoccg import constants as c
from engine.whoccg.nouns import number
from engine.whoccg.resolve.rearrange import RearrangeEffect
from engine.whoccg.verbs.base import Verb, at_least

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Rearrange(Verb, frozen=True, kw_only=True, tag="rearrange"):
    """Look at the top cards of a draw deck and put them back in any order (E34)."""

    count: int = 3
    who: Literal["you", "chosen"] = "you"

    log: ClassVar[tuple[int, ...]] = (c.REARRANGED_EVENT,)

    def sentence(self, when: str) -> str:
        """What it does."""
        whose = "your" if self.who == "you" else "an opponent's"
        return f"put the top {number(self.count)} cards of {whose} draw deck into any order"

    def problems(self) -> list[str]:
        """What is wrong with its own fields."""
        return at_least(1, count=self.count)

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return RearrangeEffect(k.WHOS.index(self.who), self.count)
