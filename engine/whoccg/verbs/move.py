"""The verb `move`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg import constants as c
from engine.whoccg.nouns import spot, target
from engine.whoccg.resolve.move import MoveEffect
from engine.whoccg.selectors import Spot, Target
from engine.whoccg.verbs.base import ONE, Verb

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Move(Verb, frozen=True, kw_only=True, tag="move"):
    """Move a Character or an Artifact to a place."""

    target: Target = ONE
    to: Spot | None = None
    """None: any other place. `here` wins over it."""
    here: bool = False
    """To the place of this card."""
    to_tardis: bool = False
    """To the place of your TARDIS."""
    allows: bool = False
    """Own Enemies may go where you have no Goal (M14)."""

    log: ClassVar[tuple[int, ...]] = (c.MOVED_EVENT,)

    def sentence(self, when: str) -> str:
        """What it does."""
        text = f"move {target(self.target)}"
        if self.here:
            text += " here"
        elif self.to_tardis:
            text += " to your TARDIS"
        else:
            text += f" to {spot(self.to)}" if self.to is not None else " to another place"
        return text + (", with or without a Goal" if self.allows else "")

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        place = None if self.to is None else draft.spot(self.to)
        return draft.aimed(MoveEffect(place, self.here, self.to_tardis, self.allows), self.target)
