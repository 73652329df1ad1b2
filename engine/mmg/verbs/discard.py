"""The verb `discard`: from the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.mmg.codes import WHOS
from engine.mmg.log_lines import DISCARDED, Line
from engine.mmg.nouns import EPISODE, cards, who_does
from engine.mmg.resolve.discard import DiscardEffect
from engine.mmg.selectors import Who
from engine.mmg.verbs.base import Verb, at_least

if TYPE_CHECKING:
    from engine.mmg.lower import Draft
    from engine.mmg.model import Effect as Compiled


class Discard(Verb, frozen=True, kw_only=True, tag="discard"):
    """A player discards cards from the hand, picked by that player or at random."""

    who: Who = "opponent"
    count: int = 1
    random: bool = False

    log: ClassVar[tuple[Line, ...]] = (DISCARDED,)

    def sentence(self, when: str) -> str:
        """Who does it, and how often."""
        chance = " at random" if self.random else ""
        hand = "your hand" if self.who == "you" and when not in EPISODE else "hand"
        return f"{who_does(self.who, when, 'discard')} {cards(self.count)} from {hand}{chance}"

    def problems(self, when: str) -> list[str]:
        """Nothing is no effect."""
        return at_least(1, count=self.count)

    def lower(self, draft: Draft) -> Compiled:
        """With the number of its players."""
        return DiscardEffect(WHOS.index(self.who), self.count, self.random)
