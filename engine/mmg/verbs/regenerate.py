"""The verb `regenerate`: a card just destroyed stays in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.mmg.log_lines import Line
from engine.mmg.nouns import target
from engine.mmg.resolve.regenerate import REGENERATED, RegenerateEffect
from engine.mmg.selectors import Target
from engine.mmg.verbs.base import CARD, INNATE, USED, Verb

if TYPE_CHECKING:
    from engine.mmg.lower import Draft
    from engine.mmg.model import Effect as Compiled


class Regenerate(Verb, frozen=True, kw_only=True, tag="regenerate"):
    """A card just destroyed stays in its Zone at its normal values (G13, R76)."""

    target: Target = CARD

    once: ClassVar[frozenset[str]] = USED
    goes_on: ClassVar[frozenset[str]] = INNATE
    in_answer: ClassVar[bool] = True
    alone: ClassVar[bool] = True
    log: ClassVar[tuple[Line, ...]] = (
        Line(REGENERATED, lambda x: f"{x.whose(x.a)} regenerates by {x.whose(x.b)}"),
    )

    def sentence(self, when: str) -> str:
        """Which card, and when."""
        what = target(self.target, when)
        if when == "innate":
            return f"{what} may regenerate when destroyed"
        return f"regenerate {what} that is being destroyed"

    def lower(self, draft: Draft) -> Compiled:
        """The card that falls is the one it acts on."""
        return draft.aimed(RegenerateEffect(), self.target, picked=False)
