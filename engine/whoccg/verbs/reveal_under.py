"""The verb `reveal_under`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg import constants as c
from engine.whoccg.resolve.reveal_under import RevealUnderEffect
from engine.whoccg.verbs.base import Verb

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class RevealUnder(Verb, frozen=True, kw_only=True, tag="reveal_under"):
    """Reveal a card beneath this one; it must be played, now or as soon as it can be (E17,
    E18)."""

    log: ClassVar[tuple[int, ...]] = (c.REVEALED_EVENT,)

    def sentence(self, when: str) -> str:
        """What it does."""
        return "reveal a card beneath this card; you must play it"

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return RevealUnderEffect()
