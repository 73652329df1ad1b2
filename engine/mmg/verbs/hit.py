"""The verb `hit`: a player loses Time cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.mmg.codes import WHOS
from engine.mmg.log_lines import HIT, Line
from engine.mmg.nouns import number, who_does
from engine.mmg.resolve.hit import HitEffect
from engine.mmg.selectors import Who
from engine.mmg.verbs.base import Verb, at_least

if TYPE_CHECKING:
    from engine.mmg.lower import Draft
    from engine.mmg.model import Effect as Compiled


class Hit(Verb, frozen=True, kw_only=True, tag="hit"):
    """A player loses `count` Time cards; no further Hit follows from it (R47)."""

    who: Who = "opponent"
    count: int = 1

    log: ClassVar[tuple[Line, ...]] = (HIT,)

    def sentence(self, when: str) -> str:
        """Who does it, and how often."""
        hits = "a Hit" if self.count == 1 else f"{number(self.count)} Hits"
        return f"{who_does(self.who, when, 'take')} {hits}"

    def problems(self, when: str) -> list[str]:
        """Nothing is no effect."""
        return at_least(1, count=self.count)

    def lower(self, draft: Draft) -> Compiled:
        """With the number of its players."""
        return HitEffect(WHOS.index(self.who), self.count)
