"""Prevent damage: less of it, or none."""

from __future__ import annotations

from typing import Final, final

from engine.mmg import events
from engine.mmg.model import Ability
from engine.mmg.resolve.base import OnCards, covered
from engine.mmg.state import State
from engine.mmg.use import Use

ALL_DAMAGE: Final = 99


@final
class PreventDamageEffect(OnCards):
    """The next damage this turn is less by `amount` (0: all of it), or every damage."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount if amount else ALL_DAMAGE

    def act_on(self, s: State, i: int, use: Use) -> None:
        """Guard one card once."""
        s.guard[i] += self.amount
        s.note(events.GUARDED, i)

    def go_on(self, s: State, ability: Ability, source: int, me: int) -> None:
        """Guard every time."""
        for i in covered(s, self, source, me):
            s.innate_guard[i] += self.amount

    def gain_on(self, s: State, i: int, use: Use) -> float:
        """Worth a card only in answer to an effect aimed at the own card."""
        if s.owner[i] != use.me:
            return -1.0
        if not s.stack:
            return -0.5
        newest = s.stack[len(s.stack) - 1]
        return 1.6 if newest.first == i and newest.player != use.me else -0.5
