"""The verb `prevent_damage`: less damage, or none."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.mmg.log_lines import FIZZLED, GUARDED, Line
from engine.mmg.nouns import CONTINUOUS, target
from engine.mmg.resolve.prevent_damage import PreventDamageEffect
from engine.mmg.selectors import Target
from engine.mmg.verbs.base import CREATURE, GOES_ON, Verb, at_least

if TYPE_CHECKING:
    from engine.mmg.lower import Draft
    from engine.mmg.model import Effect as Compiled


class PreventDamage(Verb, frozen=True, kw_only=True, tag="prevent_damage"):
    """Damage to the target is less by `amount`, or nothing at all when `amount` is 0.

    Special or Flash: the next damage this turn. Innate or Episode: every damage.
    """

    amount: int = 0
    target: Target = CREATURE

    goes_on: ClassVar[frozenset[str]] = GOES_ON
    log: ClassVar[tuple[Line, ...]] = (GUARDED, FIZZLED)

    def sentence(self, when: str) -> str:
        """How much, and how often."""
        what = target(self.target, when)
        if when not in CONTINUOUS:
            if self.amount == 0:
                return f"prevent the next damage to {what} this turn"
            return f"the next damage to {what} this turn is {self.amount} less"
        if self.amount == 0:
            return f"prevent all damage to {what}"
        return f"damage to {what} is {self.amount} less"

    def problems(self, when: str) -> list[str]:
        """Less than nothing cannot be prevented."""
        return at_least(0, amount=self.amount)

    def lower(self, draft: Draft) -> Compiled:
        """As it stands."""
        return draft.aimed(PreventDamageEffect(self.amount), self.target)
