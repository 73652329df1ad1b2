"""Allow Enemies: they may be played and moved to a place without a Goal."""

from __future__ import annotations

from typing import final

from engine.whoccg.codes import RULE_ALLOW_ENEMIES, WHO_EACH
from engine.whoccg.model import Rule
from engine.whoccg.state import State


@final
class AllowEnemiesEffect(Rule):
    """Such Enemies need no Goal here (P10)."""

    __slots__ = ("find", "who")

    def __init__(self, find: list[bool], who: int) -> None:
        super().__init__(RULE_ALLOW_ENEMIES)
        self.find = find
        self.who = who


def let_in(s: State, design: int, place: int, player: int) -> bool:
    """Whether a card at a place lets an Enemy of this player in without a Goal."""
    rules = s.rules_of[RULE_ALLOW_ENEMIES]
    n = 0
    while n < len(rules):
        source = rules[n]
        effect = s.pool.abilities[rules[n + 1]].effects[0]
        n += 2
        assert isinstance(effect, AllowEnemiesEffect)
        if s.spot[source] == place and effect.find[design]:
            if effect.who == WHO_EACH or s.controller[source] == player:
                return True
    return False
