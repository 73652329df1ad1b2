"""The verb `worth`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg.nouns import target
from engine.whoccg.resolve.worth import WorthEffect
from engine.whoccg.selectors import Target
from engine.whoccg.verbs.base import Verb, not_zero

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Worth(Verb, frozen=True, kw_only=True, tag="worth"):
    """Continuous: the Goals pay so much more or less."""

    amount: int
    target: Target = Target(kind="goal", pick="each")

    goes_on: ClassVar[bool] = True
    acts_once: ClassVar[bool] = False
    log: ClassVar[tuple[int, ...]] = ()

    def sentence(self, when: str) -> str:
        """What it does."""
        change = f"{abs(self.amount)} {'more' if self.amount > 0 else 'less'}"
        return f"{target(self.target)} pays {change}"

    def problems(self) -> list[str]:
        """What is wrong with its own fields."""
        return not_zero(self.amount)

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return draft.aimed(WorthEffect(self.amount), self.target)
