"""The verb `draw`: from the draw deck to the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.mmg.codes import WHOS
from engine.mmg.log_lines import DREW, Line
from engine.mmg.nouns import cards, who_does
from engine.mmg.resolve.draw import DrawEffect
from engine.mmg.selectors import Who
from engine.mmg.verbs.base import Verb, at_least

if TYPE_CHECKING:
    from engine.mmg.lower import Draft
    from engine.mmg.model import Effect as Compiled


class Draw(Verb, frozen=True, kw_only=True, tag="draw"):
    """A player draws; an empty draw deck gives nothing and costs nothing (R24)."""

    who: Who = "you"
    count: int = 1

    log: ClassVar[tuple[Line, ...]] = (DREW,)

    def sentence(self, when: str) -> str:
        """Who does it, and how often."""
        return f"{who_does(self.who, when, 'draw')} {cards(self.count)}"

    def problems(self, when: str) -> list[str]:
        """Nothing is no effect."""
        return at_least(1, count=self.count)

    def lower(self, draft: Draft) -> Compiled:
        """With the number of its players."""
        return DrawEffect(WHOS.index(self.who), self.count)
