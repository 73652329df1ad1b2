"""Damage: lower values, never below 0."""

from __future__ import annotations

from typing import final

from engine.mmg import events
from engine.mmg.board import change
from engine.mmg.codes import CHOICE, CREATURE, M_NONE, M_VALUE
from engine.mmg.destruction import Destruction
from engine.mmg.model import Ability, Sel
from engine.mmg.resolve.base import OnCards, covered, times
from engine.mmg.state import State
from engine.mmg.statics import shift
from engine.mmg.use import Use
from engine.mmg.weights import change_value


@final
class DamageEffect(OnCards):
    """Lower values by an amount, once or once for each card that matches `per`."""

    __slots__ = ("amount", "per", "values")

    def __init__(self, values: int, amount: int, per: Sel | None) -> None:
        super().__init__()
        self.values = values
        self.amount = amount
        self.per = per

    def act(self, s: State, cards: list[int], use: Use) -> None:
        """Less what is prevented; Creatures at 0/0 are about to be destroyed together (F20)."""
        amount = self.amount * times(s, self.per, use.source, use.me)
        values = use.mode if self.values & CHOICE else self.values
        doomed: list[int] = []
        for i in cards:
            if s.pool.designs[s.face[i]].kind != CREATURE:
                continue
            left = amount - s.innate_guard[i]
            if left > 0 and s.guard[i]:
                left -= s.guard[i]
                s.guard[i] = 0
            if left <= 0:
                s.note(events.GUARDED, i)
                continue
            if change(s, i, values, -left) and s.energy[i] == 0 and s.substance[i] == 0:
                doomed.append(i)
        if doomed:
            s.agenda.append(Destruction(doomed))

    def go_on(self, s: State, ability: Ability, source: int, me: int) -> None:
        """Keep the values lowered."""
        amount = self.amount * times(s, self.per, source, me)
        if amount:
            shift(s, covered(s, self, source, me), self.values, -amount)

    def gain_on(self, s: State, i: int, use: Use) -> float:
        """Whether it kills, or turns the combat."""
        values = use.mode if self.values & CHOICE else self.values
        return change_value(s, use.me, i, values, -self.amount)

    def mode(self) -> int:
        """The player may pick the value."""
        return M_VALUE if self.values & CHOICE else M_NONE

    def filters(self) -> list[Sel]:
        """The target, and what is counted."""
        return [sel for sel in (self.sel, self.per) if sel is not None]
