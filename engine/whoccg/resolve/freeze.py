"""Freeze: a Character is frozen, and perhaps held."""

from __future__ import annotations

from typing import final

from engine.whoccg import codes as k
from engine.whoccg.board import freeze
from engine.whoccg.freezing import hold
from engine.whoccg.model import Need
from engine.whoccg.resolve.base import OnCards
from engine.whoccg.running import Run
from engine.whoccg.state import State
from engine.whoccg.weights import hindrance


@final
class FreezeEffect(OnCards):
    """Freeze, until a turn begins or as a condition says (G35, E25 to E27)."""

    __slots__ = ("condition", "mode", "until")

    def __init__(self, until: int, mode: int, condition: Need | None) -> None:
        super().__init__()
        self.until = until
        self.mode = mode
        self.condition = condition

    def sensible(self, s: State, i: int, me: int, here: int) -> bool:
        """Characters that cards may freeze."""
        return s.kinds[i] & k.CHARACTERS != 0 and not s.protected[i] & k.D_FROZEN

    def act_on(self, s: State, i: int, run: Run) -> None:
        """Freeze."""
        if s.protected[i] & k.D_FROZEN:
            return
        if self.mode:
            freeze(s, i, k.TO_NEXT_TURN, run.me)
            hold(s, i, self.mode, run)
        else:
            freeze(s, i, self.until, run.me)

    def holds_while(self) -> Need | None:
        """Its condition."""
        return self.condition

    def gain_on(self, s: State, me: int, i: int) -> float:
        """It holds a card back."""
        return hindrance(s, me, i)
