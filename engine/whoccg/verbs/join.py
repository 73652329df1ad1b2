"""The verb `join`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg.nouns import target
from engine.whoccg.resolve.join import JoinEffect
from engine.whoccg.selectors import Target
from engine.whoccg.verbs.base import ITSELF, Verb

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Join(Verb, frozen=True, kw_only=True, tag="join"):
    """Continuous: these Characters of yours work with the other side of yours too (G13)."""

    target: Target = ITSELF

    goes_on: ClassVar[bool] = True
    acts_once: ClassVar[bool] = False
    log: ClassVar[tuple[int, ...]] = ()

    def sentence(self, when: str) -> str:
        """What it does."""
        return f"{target(self.target)} works with your heroes and with your Enemies"

    of_characters: ClassVar[bool] = True

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return draft.aimed(JoinEffect(), self.target)
