"""Same era: a Spacetime card is in another era besides its own."""

from __future__ import annotations

from typing import final

from engine.whoccg.codes import GROUND, RULE_SAME_ERA
from engine.whoccg.model import Effect
from engine.whoccg.select import host_card, printed_eras
from engine.whoccg.state import State


@final
class SameEraEffect(Effect):
    """This era too (K21)."""

    __slots__ = ("era",)

    def __init__(self, era: int) -> None:
        super().__init__()
        self.rule = RULE_SAME_ERA
        self.era = era

    def layer(self) -> int:
        """Before everything that may ask about it."""
        return GROUND


def eras_of(s: State, place: int) -> int:
    """The eras of a place as bits: the printed one, and those that a text gives it."""
    stack = s.stacks[place]
    mask = printed_eras(s, place)
    rules = s.rules_of[RULE_SAME_ERA]
    n = 0
    while n < len(rules):
        effect = s.pool.abilities[rules[n + 1]].effects[0]
        assert isinstance(effect, SameEraEffect)
        source = rules[n]
        for card in stack:
            if source == card or host_card(s, source) == card:
                mask |= 1 << effect.era
        n += 2
    return mask
