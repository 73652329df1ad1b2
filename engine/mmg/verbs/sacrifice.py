"""The verb `sacrifice`: a player discards own cards in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.mmg.codes import WHOS
from engine.mmg.log_lines import DISCARDED, Line
from engine.mmg.nouns import number, one, several, who_does
from engine.mmg.resolve.sacrifice import SacrificeEffect
from engine.mmg.selectors import Filter, Who
from engine.mmg.verbs.base import Verb, at_least

if TYPE_CHECKING:
    from engine.mmg.lower import Draft
    from engine.mmg.model import Effect as Compiled


class Sacrifice(Verb, frozen=True, kw_only=True, tag="sacrifice"):
    """A player discards own cards in play, picked by that player (G14). Nothing saves them."""

    who: Who = "opponent"
    count: int = 1
    of: Filter = Filter(kind="card")

    log: ClassVar[tuple[Line, ...]] = (DISCARDED,)

    def sentence(self, when: str) -> str:
        """Who does it, and how often."""
        of = one(self.of, when)
        if self.count > 1:
            of = f"{number(self.count)} {several(self.of, when)}"
        return f"{who_does(self.who, when, 'sacrifice')} {of}"

    def problems(self, when: str) -> list[str]:
        """Nothing is no effect."""
        return at_least(1, count=self.count)

    def filters(self) -> dict[str, Filter]:
        """The cards out of which the player picks."""
        return {"of": self.of}

    def lower(self, draft: Draft) -> Compiled:
        """With the number of its players."""
        effect = SacrificeEffect(WHOS.index(self.who), self.count)
        effect.sel = draft.selector(self.of)
        return effect
