"""The verb `travel`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg import constants as c
from engine.whoccg.nouns import several
from engine.whoccg.resolve.travel import TravelEffect
from engine.whoccg.selectors import Filter
from engine.whoccg.verbs.base import Verb, at_least

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Travel(Verb, frozen=True, kw_only=True, tag="travel"):
    """Continuous: at the end of your turn this card moves like a TARDIS, with Characters."""

    capacity: int
    who: Filter = Filter(kind="hero")
    """Who may go along; Enemies only if it says so (R47)."""
    pilot: bool = False
    """A Timelord has to be among them."""

    goes_on: ClassVar[bool] = True
    acts_once: ClassVar[bool] = False
    log: ClassVar[tuple[int, ...]] = (c.DEPARTED_EVENT, c.MOVED_EVENT)

    def sentence(self, when: str) -> str:
        """What it does."""
        pilot = ", a Timelord among them" if self.pilot else ""
        return (
            f"at the end of your turn this card may move to another place with up to "
            f"{self.capacity} Cost of your {several(self.who, each=False)} here{pilot}"
        )

    def problems(self) -> list[str]:
        """What is wrong with its own fields."""
        return at_least(1, capacity=self.capacity)

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return TravelEffect(self.capacity, draft.sel(self.who), self.pilot)
