"""Boost: raise values for the turn, or for as long as the ability goes on."""

from __future__ import annotations

from typing import final

from engine.mmg.board import change
from engine.mmg.codes import CHOICE, M_NONE, M_VALUE
from engine.mmg.model import Ability, Sel
from engine.mmg.resolve.base import OnCards, covered, times
from engine.mmg.state import State
from engine.mmg.statics import shift
from engine.mmg.use import Use
from engine.mmg.weights import change_value


@final
class BoostEffect(OnCards):
    """Raise values by an amount, once or once for each card that matches `per`."""

    __slots__ = ("amount", "per", "values")

    def __init__(self, values: int, amount: int, per: Sel | None) -> None:
        super().__init__()
        self.values = values
        self.amount = amount
        self.per = per

    def act(self, s: State, cards: list[int], use: Use) -> None:
        """Raise each card by the same amount."""
        amount = self.amount * times(s, self.per, use.source, use.me)
        values = use.mode if self.values & CHOICE else self.values
        for i in cards:
            change(s, i, values, amount)

    def go_on(self, s: State, ability: Ability, source: int, me: int) -> None:
        """Keep the values raised."""
        amount = self.amount * times(s, self.per, source, me)
        if amount:
            shift(s, covered(s, self, source, me), self.values, amount)

    def gain_on(self, s: State, i: int, use: Use) -> float:
        """Whether it turns the combat."""
        values = use.mode if self.values & CHOICE else self.values
        return change_value(s, use.me, i, values, self.amount)

    def mode(self) -> int:
        """The player may pick the value."""
        return M_VALUE if self.values & CHOICE else M_NONE

    def filters(self) -> list[Sel]:
        """The target, and what is counted."""
        return [sel for sel in (self.sel, self.per) if sel is not None]
