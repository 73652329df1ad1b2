"""Price: what playing a card costs now."""

from __future__ import annotations

from typing import final

from engine.whoccg.codes import RULE_PRICE, WHO_EACH, WHO_YOU
from engine.whoccg.model import Rule
from engine.whoccg.state import State


@final
class PriceEffect(Rule):
    """Cards cost players so much more or less, perhaps only here."""

    __slots__ = ("amount", "find", "here", "who")

    def __init__(self, amount: int, find: list[bool], here: bool, who: int) -> None:
        super().__init__(RULE_PRICE)
        self.amount = amount
        self.find = find
        self.here = here
        self.who = who


def price(s: State, player: int, design: int, place: int) -> int:
    """What playing a card costs now; never less than nothing."""
    cost = s.pool.designs[design].cost
    rules = s.rules_of[RULE_PRICE]
    n = 0
    while n < len(rules):
        source = rules[n]
        effect = s.pool.abilities[rules[n + 1]].effects[0]
        n += 2
        assert isinstance(effect, PriceEffect)
        mine = s.controller[source] == player
        if effect.who != WHO_EACH and mine != (effect.who == WHO_YOU):
            continue
        if effect.here and (place < 0 or s.spot[source] != place):
            continue
        if effect.find[design]:
            cost += effect.amount
    return max(0, cost)
