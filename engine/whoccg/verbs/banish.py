"""The verb `banish`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg import constants as c
from engine.whoccg.nouns import target
from engine.whoccg.resolve.banish import BanishEffect
from engine.whoccg.selectors import Target
from engine.whoccg.verbs.base import ONE, Verb

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Banish(Verb, frozen=True, kw_only=True, tag="banish"):
    """Put a card out of play for the rest of the game."""

    target: Target = ONE

    log: ClassVar[tuple[int, ...]] = (c.BANISHED_EVENT,)

    def sentence(self, when: str) -> str:
        """What it does."""
        return f"put {target(self.target)} out of play"

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return draft.aimed(BanishEffect(), self.target)
