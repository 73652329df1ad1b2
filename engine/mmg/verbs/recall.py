"""The verb `recall`: a card in play goes back to the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.mmg.log_lines import FIZZLED, RECALLED, Line
from engine.mmg.nouns import EPISODE, target
from engine.mmg.resolve.recall import RecallEffect
from engine.mmg.selectors import Target
from engine.mmg.verbs.base import CARD, Verb

if TYPE_CHECKING:
    from engine.mmg.lower import Draft
    from engine.mmg.model import Effect as Compiled


class Recall(Verb, frozen=True, kw_only=True, tag="recall"):
    """A card in play goes back to its owner's hand."""

    target: Target = CARD

    on_episodes: ClassVar[bool] = True
    log: ClassVar[tuple[Line, ...]] = (RECALLED, FIZZLED)

    def sentence(self, when: str) -> str:
        """Whose hand it is."""
        mine = self.target.side == "own" and when not in EPISODE
        hand = "your hand" if mine else "its owner's hand"
        return f"return {target(self.target, when)} to {hand}"

    def lower(self, draft: Draft) -> Compiled:
        """As it stands."""
        return draft.aimed(RecallEffect(), self.target)
