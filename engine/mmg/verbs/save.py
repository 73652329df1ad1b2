"""The verb `save`: a card about to be destroyed is not."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.mmg.log_lines import Line
from engine.mmg.nouns import target
from engine.mmg.resolve.save import SAVED, SaveEffect
from engine.mmg.selectors import Target
from engine.mmg.verbs.base import CARD, INNATE, USED, Verb

if TYPE_CHECKING:
    from engine.mmg.lower import Draft
    from engine.mmg.model import Effect as Compiled


class Save(Verb, frozen=True, kw_only=True, tag="save"):
    """A card about to be destroyed is not (G15). Innate: it is never destroyed."""

    target: Target = CARD

    once: ClassVar[frozenset[str]] = USED
    goes_on: ClassVar[frozenset[str]] = INNATE
    in_answer: ClassVar[bool] = True
    alone: ClassVar[bool] = True
    log: ClassVar[tuple[Line, ...]] = (
        Line(SAVED, lambda x: f"{x.whose(x.a)} is saved by {x.whose(x.b)}"),
    )

    def sentence(self, when: str) -> str:
        """Which card, and when."""
        what = target(self.target, when)
        if when == "innate":
            return f"{what} cannot be destroyed"
        return f"save {what} that is about to be destroyed"

    def lower(self, draft: Draft) -> Compiled:
        """The card that falls is the one it acts on."""
        return draft.aimed(SaveEffect(), self.target, picked=False)
