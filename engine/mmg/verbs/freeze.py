"""The verb `freeze`: hold a card as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.mmg.log_lines import FIZZLED, Line
from engine.mmg.nouns import target
from engine.mmg.resolve.freeze import FROZEN, FreezeEffect
from engine.mmg.selectors import Target
from engine.mmg.verbs.base import CARD, Verb

if TYPE_CHECKING:
    from engine.mmg.lower import Draft
    from engine.mmg.model import Effect as Compiled


class Freeze(Verb, frozen=True, kw_only=True, tag="freeze"):
    """Hold a card as it is: it can be neither Sided nor Stood. Until the end of the turn."""

    target: Target = CARD

    log: ClassVar[tuple[Line, ...]] = (
        Line(FROZEN, lambda x: f"{x.whose(x.a)} is held as it is"),
        FIZZLED,
    )

    def sentence(self, when: str) -> str:
        """It cannot turn."""
        return f"{target(self.target, when)} can be neither Sided nor Stood this turn"

    def lower(self, draft: Draft) -> Compiled:
        """As it stands."""
        return draft.aimed(FreezeEffect(), self.target)
