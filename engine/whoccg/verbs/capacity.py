"""The verb `capacity`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg.nouns import signed, target
from engine.whoccg.resolve.capacity import CapacityEffect
from engine.whoccg.selectors import Target
from engine.whoccg.verbs.base import Verb, not_zero

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Capacity(Verb, frozen=True, kw_only=True, tag="capacity"):
    """Continuous: TARDIS cards carry so much more or less Cost."""

    amount: int
    target: Target = Target(kind="tardis-card", side="own", pick="each")

    goes_on: ClassVar[bool] = True
    acts_once: ClassVar[bool] = False
    log: ClassVar[tuple[int, ...]] = ()

    def sentence(self, when: str) -> str:
        """What it does."""
        return f"{target(self.target)} carries {signed(self.amount)} Cost"

    def problems(self) -> list[str]:
        """What is wrong with its own fields."""
        return not_zero(self.amount)

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return draft.aimed(CapacityEffect(self.amount), self.target)
