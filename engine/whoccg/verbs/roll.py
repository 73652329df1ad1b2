"""The verb `roll`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg import constants as c
from engine.whoccg.resolve.roll import RollEffect
from engine.whoccg.verbs.base import Verb
from engine.whoccg.verbs.base import at_least as least

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Roll(Verb, frozen=True, kw_only=True, tag="roll"):
    """Roll the Dice: `then` follows if the roll is high enough. Nothing without a Dice Pool."""

    at_least: int = 4

    branches: ClassVar[bool] = True
    log: ClassVar[tuple[int, ...]] = (c.ROLLED_EVENT, c.NO_DICE_EVENT)

    def sentence(self, when: str) -> str:
        """What it does."""
        return f"Roll the Dice; on {self.at_least} or more"

    def problems(self) -> list[str]:
        """Any roll is 1 or more."""
        return least(1, at_least=self.at_least)

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return RollEffect(self.at_least)
