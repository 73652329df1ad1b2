"""The verb `price`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from engine.whoccg import codes as k
from engine.whoccg.nouns import find
from engine.whoccg.resolve.price import PriceEffect
from engine.whoccg.selectors import Find
from engine.whoccg.verbs.base import Verb, not_zero

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Price(Verb, frozen=True, kw_only=True, tag="price"):
    """Continuous: cards cost you so much more or less to play."""

    amount: int
    of: Find = Find()
    here: bool = False
    """Only those played at the place of this card."""
    who: Literal["you", "opponents", "each"] = "you"

    goes_on: ClassVar[bool] = True
    acts_once: ClassVar[bool] = False
    log: ClassVar[tuple[int, ...]] = ()

    def sentence(self, when: str) -> str:
        """What it does."""
        change = f"{abs(self.amount)} {'more' if self.amount > 0 else 'less'}"
        here = " here" if self.here else ""
        whom = {"you": "you play", "opponents": "an opponent plays", "each": "a player plays"}
        return f"{find(self.of)} that {whom[self.who]}{here} costs {change}"

    def problems(self) -> list[str]:
        """What is wrong with its own fields."""
        return not_zero(self.amount)

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return PriceEffect(self.amount, draft.find(self.of), self.here, k.WHOS.index(self.who))
