"""Native here: cards may be played at a place to which they are not Native by themselves."""

from __future__ import annotations

from typing import final

from engine.whoccg.codes import RULE_NATIVE_HERE, WHO_EACH
from engine.whoccg.model import Rule
from engine.whoccg.state import State


@final
class NativeHereEffect(Rule):
    """Such cards are Native here (P12)."""

    __slots__ = ("find", "who")

    def __init__(self, find: list[bool], who: int) -> None:
        super().__init__(RULE_NATIVE_HERE)
        self.find = find
        self.who = who


def made_native(s: State, design: int, place: int, player: int) -> bool:
    """Whether a card at a place makes a card of this player Native there."""
    rules = s.rules_of[RULE_NATIVE_HERE]
    n = 0
    while n < len(rules):
        source = rules[n]
        effect = s.pool.abilities[rules[n + 1]].effects[0]
        n += 2
        assert isinstance(effect, NativeHereEffect)
        if s.spot[source] == place and effect.find[design]:
            if effect.who == WHO_EACH or s.controller[source] == player:
                return True
    return False
