"""The die that the card adds is paid for in tokens, once in an adventure."""

from __future__ import annotations

from typing import ClassVar

from engine.totd import codes
from engine.totd.model import Rule
from engine.totd.verbs.base import Verb, counted


class PaidDie(Verb, tag="paid_die", frozen=True):
    """The die that the card adds is paid for in tokens, once in an adventure."""

    types: ClassVar[tuple[str, ...]] = ("timey",)

    cost: int

    def lower(self) -> Rule:
        """The ability as the rules read it."""
        return Rule(codes.PAID_DIE, self.cost)

    def text(self) -> str:
        """The ability in a sentence."""
        return f"Spend {counted(self.cost, 'token')} to add the die, once in an adventure."
