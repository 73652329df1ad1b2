"""The verb `look`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from engine.whoccg import codes as k
from engine.whoccg import constants as c
from engine.whoccg.nouns import cards
from engine.whoccg.resolve.look import LookEffect
from engine.whoccg.verbs.base import Verb, at_least

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Look(Verb, frozen=True, kw_only=True, tag="look"):
    """See a hand, the top of a draw deck, or a Plot side-hand."""

    at_what: Literal["hand", "deck", "plots"] = "hand"
    count: int = 3
    who: Literal["you", "chosen"] = "chosen"

    log: ClassVar[tuple[int, ...]] = (c.LOOKED_EVENT,)

    def sentence(self, when: str) -> str:
        """What it does."""
        whose = "your" if self.who == "you" else "an opponent's"
        if self.at_what == "deck":
            return f"look at the top {cards(self.count).removeprefix('a ')} of {whose} draw deck"
        return f"look at {whose} {'Plot side-hand' if self.at_what == 'plots' else 'hand'}"

    def problems(self) -> list[str]:
        """What is wrong with its own fields."""
        return at_least(1, count=self.count)

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        zone = ("hand", "deck", "plots").index(self.at_what)
        return LookEffect(k.WHOS.index(self.who), self.count, zone)
