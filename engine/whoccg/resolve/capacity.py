"""Capacity: the Cost that a TARDIS card carries now."""

from __future__ import annotations

from typing import final

from engine.whoccg.codes import RULE_CAPACITY
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


def capacity(s: State, ship: int) -> int:
    """The Cost that a TARDIS card carries now; never less than nothing."""
    amount = s.pool.designs[s.design[ship]].carry
    rules = s.rules_of[RULE_CAPACITY]
    n = 0
    while n < len(rules):
        effect = s.pool.abilities[rules[n + 1]].effects[0]
        assert isinstance(effect, CapacityEffect)
        if ship in affected(s, effect, rules[n], s.controller[rules[n]]):
            amount += effect.amount
        n += 2
    return max(0, amount)
