"""Join: Characters who work with both sides of their player."""

from __future__ import annotations

from typing import final

from engine.whoccg.codes import RULE_JOIN
from engine.whoccg.model import Rule
from engine.whoccg.state import State
from engine.whoccg.statics import affected


@final
class JoinEffect(Rule):
    """These Characters work with the other side too (G13)."""

    def __init__(self) -> None:
        super().__init__(RULE_JOIN)


def joined(s: State) -> list[int]:
    """Characters who work with both sides of their player."""
    found: list[int] = []
    rules = s.rules_of[RULE_JOIN]
    n = 0
    while n < len(rules):
        effect = s.pool.abilities[rules[n + 1]].effects[0]
        found += affected(s, effect, rules[n], s.controller[rules[n]])
        n += 2
    return found
