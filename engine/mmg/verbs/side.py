"""The verb `side`: turn a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.mmg.log_lines import FIZZLED, SIDED, Line
from engine.mmg.nouns import target
from engine.mmg.resolve.side import SideEffect
from engine.mmg.selectors import Target
from engine.mmg.verbs.base import CARD, Verb

if TYPE_CHECKING:
    from engine.mmg.lower import Draft
    from engine.mmg.model import Effect as Compiled


class SideCard(Verb, frozen=True, kw_only=True, tag="side"):
    """Side a card; it activates nothing (F04, R62)."""

    target: Target = CARD

    log: ClassVar[tuple[Line, ...]] = (SIDED, FIZZLED)

    def sentence(self, when: str) -> str:
        """Side what."""
        return f"Side {target(self.target, when)}"

    def lower(self, draft: Draft) -> Compiled:
        """Usually of cards that can still turn."""
        return draft.aimed(SideEffect(), self.target, usual_state="standing")
