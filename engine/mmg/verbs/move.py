"""The verb `move`: bring a card to another Zone."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from engine.mmg.codes import DESTINATIONS
from engine.mmg.log_lines import FIZZLED, MOVED, Line
from engine.mmg.nouns import target
from engine.mmg.resolve.move import MoveEffect
from engine.mmg.selectors import Target
from engine.mmg.verbs.base import CREATURE, Verb

if TYPE_CHECKING:
    from engine.mmg.lower import Draft
    from engine.mmg.model import Effect as Compiled


WHERE = {"neighbouring": "a neighbouring Zone", "any": "any Zone", "chosen": "the chosen Zone"}


class Move(Verb, frozen=True, kw_only=True, tag="move"):
    """Move a card to another Zone, on its own side, if there is room (R26, R27)."""

    target: Target = CREATURE
    to: Literal["neighbouring", "any", "past", "present", "future", "chosen"] = "neighbouring"
    self_too: bool = False
    """The card that bears the ability goes along."""

    log: ClassVar[tuple[Line, ...]] = (MOVED, FIZZLED)

    def sentence(self, when: str) -> str:
        """Move what, and where to."""
        what = target(self.target, when) + (" and this card" if self.self_too else "")
        return f"move {what} to {WHERE.get(self.to, f'the {self.to.capitalize()}')}"

    def modes(self) -> int:
        """The player may pick the Zone."""
        return int(self.to in ("neighbouring", "any"))

    def lower(self, draft: Draft) -> Compiled:
        """With the number of its destination."""
        return draft.aimed(MoveEffect(DESTINATIONS.index(self.to), self.self_too), self.target)
