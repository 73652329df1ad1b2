"""The verb `boost`: raise a value."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.mmg.codes import VALUE_BITS
from engine.mmg.log_lines import CHANGED, FIZZLED, Line
from engine.mmg.nouns import CONTINUOUS, for_each, target, values
from engine.mmg.resolve.boost import BoostEffect
from engine.mmg.selectors import Filter, Target
from engine.mmg.verbs.base import CREATURE, GOES_ON, Values, Verb, at_least

if TYPE_CHECKING:
    from engine.mmg.lower import Draft
    from engine.mmg.model import Effect as Compiled


class Boost(Verb, frozen=True, kw_only=True, tag="boost"):
    """Raise a value by `amount` (U01, U08). Innate: it stays raised."""

    value: Values
    amount: int
    target: Target = CREATURE
    per: Filter | None = None

    goes_on: ClassVar[frozenset[str]] = GOES_ON
    log: ClassVar[tuple[Line, ...]] = (CHANGED, FIZZLED)

    def sentence(self, when: str) -> str:
        """Gain a value this turn, or have more of it."""
        gain = values(self.value, f"+{self.amount} ")
        what = target(self.target, when)
        if when in CONTINUOUS:
            return f"{what} has {gain}{for_each(self.per, when)}"
        return f"{what} gains {gain} this turn{for_each(self.per, when)}"

    def problems(self, when: str) -> list[str]:
        """No boost is no effect."""
        return at_least(1, amount=self.amount)

    def modes(self) -> int:
        """The player may pick the value."""
        return int(self.value == "energy or substance")

    def lower(self, draft: Draft) -> Compiled:
        """With the bits of its values."""
        effect = BoostEffect(VALUE_BITS[self.value], self.amount, draft.optional(self.per))
        return draft.aimed(effect, self.target)
