"""The verb `damage`: lower a value."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.mmg.codes import VALUE_BITS
from engine.mmg.log_lines import CHANGED, FIZZLED, GUARDED, Line
from engine.mmg.nouns import CONTINUOUS, for_each, target, values
from engine.mmg.resolve.damage import DamageEffect
from engine.mmg.selectors import Filter, Target
from engine.mmg.verbs.base import CREATURE, GOES_ON, Values, Verb, at_least

if TYPE_CHECKING:
    from engine.mmg.lower import Draft
    from engine.mmg.model import Effect as Compiled


class Damage(Verb, frozen=True, kw_only=True, tag="damage"):
    """Lower a value by `amount`, never below 0 (F18, F19). Innate: it stays lowered."""

    value: Values
    amount: int
    target: Target = CREATURE
    per: Filter | None = None
    """Count `amount` once for each card that matches."""

    goes_on: ClassVar[frozenset[str]] = GOES_ON
    log: ClassVar[tuple[Line, ...]] = (CHANGED, GUARDED, FIZZLED)

    def sentence(self, when: str) -> str:
        """Deal damage, or have less of a value."""
        what = target(self.target, when)
        if when in CONTINUOUS:
            loss = values(self.value, f"-{self.amount} ")
            return f"{what} has {loss}{for_each(self.per, when)}"
        whole = "both " if self.value == "energy and substance" else ""
        named = values(self.value, "the ")
        return f"deal {self.amount} damage to {whole}{named} of {what}{for_each(self.per, when)}"

    def problems(self, when: str) -> list[str]:
        """No damage is no effect."""
        return at_least(1, amount=self.amount)

    def modes(self) -> int:
        """The player may pick the value."""
        return int(self.value == "energy or substance")

    def lower(self, draft: Draft) -> Compiled:
        """With the bits of its values."""
        effect = DamageEffect(VALUE_BITS[self.value], self.amount, draft.optional(self.per))
        return draft.aimed(effect, self.target)
