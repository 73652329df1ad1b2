"""Protect: cards are safe from dangers."""

from __future__ import annotations

from typing import final

from engine.whoccg import constants as c
from engine.whoccg.resolve.base import Lasting
from engine.whoccg.state import State
from engine.whoccg.weights import help_for


@final
class ProtectEffect(Lasting):
    """Safe from these dangers."""

    __slots__ = ("dangers",)

    def __init__(self, lasts: int, dangers: int) -> None:
        super().__init__(lasts)
        self.dangers = dangers

    def change(self, s: State, i: int, amount: int) -> None:
        """Add the dangers."""
        s.protected[i] |= self.dangers

    def suits_any_card(self) -> bool:
        """Any card can be safe."""
        return True

    def say(self, s: State, i: int, amount: int) -> None:
        """Which card."""
        s.note(c.PROTECTED_EVENT, i)

    def helpful(self) -> bool:
        """It is."""
        return True

    def gain_on(self, s: State, me: int, i: int) -> float:
        """Good for the card."""
        return help_for(s, me, i)
