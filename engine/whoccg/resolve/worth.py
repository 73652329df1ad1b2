"""Worth: what a Goal pays now."""

from __future__ import annotations

from typing import final

from engine.whoccg.codes import RULE_WORTH
from engine.whoccg.model import Rule
from engine.whoccg.state import State
from engine.whoccg.statics import affected


@final
class WorthEffect(Rule):
    """Goals pay so much more or less."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__(RULE_WORTH)
        self.amount = amount


def worth(s: State, goal: int) -> int:
    """What a Goal pays now; never less than nothing."""
    points = s.pool.designs[s.design[goal]].points
    rules = s.rules_of[RULE_WORTH]
    n = 0
    while n < len(rules):
        effect = s.pool.abilities[rules[n + 1]].effects[0]
        assert isinstance(effect, WorthEffect)
        if goal in affected(s, effect, rules[n], s.controller[rules[n]]):
            points += effect.amount
        n += 2
    return max(0, points)
