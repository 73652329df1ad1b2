"""Travel: cards that move like a TARDIS at the end of a turn."""

from __future__ import annotations

from typing import final

from engine.whoccg.codes import RULE_TRAVEL
from engine.whoccg.model import Rule, Sel
from engine.whoccg.state import State


@final
class TravelEffect(Rule):
    """With such passengers, of so much Cost, and perhaps a pilot among them."""

    __slots__ = ("capacity", "pilot", "who")

    def __init__(self, capacity: int, who: Sel, pilot: bool) -> None:
        super().__init__(RULE_TRAVEL)
        self.capacity = capacity
        self.who = who
        self.pilot = pilot

    def reads(self) -> list[Sel]:
        """Who may go along."""
        return [self.who]


def travel_of(s: State, ship: int) -> TravelEffect | None:
    """The ability by which a card travels, if it has one."""
    rules = s.rules_of[RULE_TRAVEL]
    n = 0
    while n < len(rules):
        if rules[n] == ship:
            effect = s.pool.abilities[rules[n + 1]].effects[0]
            assert isinstance(effect, TravelEffect)
            return effect
        n += 2
    return None
