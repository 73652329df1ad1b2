"""Once in an adventure dice of any colour are re-rolled for a token or a card."""

from __future__ import annotations

from typing import ClassVar

from engine.totd import codes
from engine.totd.model import Rule
from engine.totd.verbs.base import Verb, counted


class PaidReroll(Verb, tag="paid_reroll", frozen=True):
    """Once in an adventure dice of any colour are re-rolled for a token or a card."""

    types: ClassVar[tuple[str, ...]] = ("doctor", "companion")

    count: int

    def lower(self) -> Rule:
        """The ability as the rules read it."""
        return Rule(codes.PAID_REROLL, self.count)

    def text(self) -> str:
        """The ability in a sentence."""
        dice = counted(self.count, "die", "dice")
        return f"Once in an adventure discard a token or a timey-wimey card: re-roll up to {dice}."
