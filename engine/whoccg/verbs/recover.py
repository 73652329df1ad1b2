"""The verb `recover`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg import constants as c
from engine.whoccg.nouns import find
from engine.whoccg.resolve.recover import RecoverEffect
from engine.whoccg.selectors import Find
from engine.whoccg.verbs.base import Verb

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Recover(Verb, frozen=True, kw_only=True, tag="recover"):
    """Take a card from your discard pile into hand."""

    find: Find = Find()

    log: ClassVar[tuple[int, ...]] = (c.RECALLED_EVENT,)

    def sentence(self, when: str) -> str:
        """What it does."""
        return f"take {find(self.find)} from your discard pile into hand"

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return RecoverEffect(draft.find(self.find))
