"""The verb `score`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg import codes as k
from engine.whoccg import constants as c
from engine.whoccg.nouns import points
from engine.whoccg.resolve.score import ScoreEffect
from engine.whoccg.selectors import Who
from engine.whoccg.verbs.base import Verb, at_least, says

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Score(Verb, frozen=True, kw_only=True, tag="score"):
    """Points that count as neither a Reach nor an Oppose (G18)."""

    amount: int
    who: Who = "you"

    log: ClassVar[tuple[int, ...]] = (c.SCORED_EVENT,)

    def sentence(self, when: str) -> str:
        """What it does."""
        return says(self.who, "score") + f" {points(self.amount)}"

    def problems(self) -> list[str]:
        """What is wrong with its own fields."""
        return at_least(1, amount=self.amount)

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return ScoreEffect(k.WHOS.index(self.who), self.amount)
