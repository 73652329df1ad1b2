"""The verb `mill`: from the draw deck to the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.mmg.codes import WHOS
from engine.mmg.log_lines import Line
from engine.mmg.nouns import number, who_does
from engine.mmg.resolve.mill import MILLED, MillEffect
from engine.mmg.selectors import Who
from engine.mmg.verbs.base import Verb, at_least

if TYPE_CHECKING:
    from engine.mmg.lower import Draft
    from engine.mmg.model import Effect as Compiled


class Mill(Verb, frozen=True, kw_only=True, tag="mill"):
    """A player discards from the top of the draw deck."""

    who: Who = "opponent"
    count: int = 1

    log: ClassVar[tuple[Line, ...]] = (
        Line(MILLED, lambda x: f"{x.whose(x.a)} goes from the draw deck to the discard pile"),
    )

    def sentence(self, when: str) -> str:
        """Who does it, and how often."""
        top = "the top card" if self.count == 1 else f"the top {number(self.count)} cards"
        return f"{who_does(self.who, when, 'discard')} {top} of the draw deck"

    def problems(self, when: str) -> list[str]:
        """Nothing is no effect."""
        return at_least(1, count=self.count)

    def lower(self, draft: Draft) -> Compiled:
        """With the number of its players."""
        return MillEffect(WHOS.index(self.who), self.count)
