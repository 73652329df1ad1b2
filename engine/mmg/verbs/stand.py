"""The verb `stand`: turn a Sided card back."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.mmg.log_lines import FIZZLED, STANDS, Line
from engine.mmg.nouns import target
from engine.mmg.resolve.stand import StandEffect
from engine.mmg.selectors import Target
from engine.mmg.verbs.base import CARD, Verb

if TYPE_CHECKING:
    from engine.mmg.lower import Draft
    from engine.mmg.model import Effect as Compiled


class Stand(Verb, frozen=True, kw_only=True, tag="stand"):
    """Stand a Sided card."""

    target: Target = CARD

    log: ClassVar[tuple[Line, ...]] = (STANDS, FIZZLED)

    def sentence(self, when: str) -> str:
        """Stand what."""
        return f"Stand {target(self.target, when)}"

    def lower(self, draft: Draft) -> Compiled:
        """Usually of cards that can still turn."""
        return draft.aimed(StandEffect(), self.target, usual_state="sided")
