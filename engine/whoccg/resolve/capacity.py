"""Capacity: the Cost that a TARDIS card carries now."""

from __future__ import annotations

from typing import final

from engine.whoccg.codes import GROUND, RULE_CAPACITY
from engine.whoccg.model import Rule
from engine.whoccg.state import State
from engine.whoccg.statics import affected


@final
class CapacityEffect(Rule):
    """TARDIS cards carry so much more or less."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__(RULE_CAPACITY)
        self.amount = amount

    def layer(self) -> int:
        """Before everything that may ask about it."""
        return GROUND

    def go_on(self, s: State, source: int, me: int) -> None:
        """Change the room of every TARDIS card that it covers."""
        for i in affected(s, self, source, me):
            s.altered.append(i)
            s.room[i] += self.amount


def capacity(s: State, ship: int) -> int:
    """The Cost that a TARDIS card carries now; never less than nothing."""
    return max(0, s.room[ship])
