"""Forbid: Characters may not do certain things."""

from __future__ import annotations

from typing import final

from engine.whoccg import constants as c
from engine.whoccg.resolve.base import Lasting
from engine.whoccg.state import State
from engine.whoccg.weights import hindrance


@final
class ForbidEffect(Lasting):
    """These acts are forbidden."""

    __slots__ = ("acts",)

    def __init__(self, lasts: int, acts: int) -> None:
        super().__init__(lasts)
        self.acts = acts

    def change(self, s: State, i: int, amount: int) -> None:
        """Add the acts."""
        s.forbidden[i] |= self.acts

    def say(self, s: State, i: int, amount: int) -> None:
        """Which card and acts."""
        s.note(c.FORBIDDEN_EVENT, i, self.acts)

    def gain_on(self, s: State, me: int, i: int) -> float:
        """It holds a card back."""
        return hindrance(s, me, i)
