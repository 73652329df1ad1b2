"""Seal: nobody moves to or from a place."""

from __future__ import annotations

from typing import final

from engine.whoccg.codes import RULE_SEAL
from engine.whoccg.model import Rule
from engine.whoccg.state import State


@final
class SealEffect(Rule):
    """Ways that are closed: 1 to here, 2 from here."""

    __slots__ = ("ways",)

    def __init__(self, ways: int) -> None:
        super().__init__(RULE_SEAL)
        self.ways = ways


def sealed(s: State, place: int, way: int) -> bool:
    """Whether nobody may move to (1) or from (2) a place."""
    rules = s.rules_of[RULE_SEAL]
    if not rules or place < 0:
        return False
    n = 0
    while n < len(rules):
        effect = s.pool.abilities[rules[n + 1]].effects[0]
        assert isinstance(effect, SealEffect)
        if s.spot[rules[n]] == place and effect.ways & way:
            return True
        n += 2
    return False
