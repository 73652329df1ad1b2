"""The verb `allow_enemies`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from engine.whoccg import codes as k
from engine.whoccg.nouns import find
from engine.whoccg.resolve.allow_enemies import AllowEnemiesEffect
from engine.whoccg.selectors import Find
from engine.whoccg.verbs.base import Verb

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class AllowEnemies(Verb, frozen=True, kw_only=True, tag="allow_enemies"):
    """Continuous: such Enemies may be played and moved here without a Goal (P10)."""

    of: Find = Find()
    who: Literal["you", "each"] = "you"

    goes_on: ClassVar[bool] = True
    acts_once: ClassVar[bool] = False
    log: ClassVar[tuple[int, ...]] = ()

    def sentence(self, when: str) -> str:
        """What it does."""
        whose = "you" if self.who == "you" else "each player"
        which = "Enemies" if self.of == Find() else find(self.of)
        return f"{whose} may play {which} here without a Goal"

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return AllowEnemiesEffect(draft.find(self.of), k.WHOS.index(self.who))
