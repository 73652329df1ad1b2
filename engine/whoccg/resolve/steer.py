"""Steer: who can move a TARDIS."""

from __future__ import annotations

from typing import final

from engine.whoccg.codes import RULE_STEER
from engine.whoccg.model import Rule
from engine.whoccg.state import State


@final
class SteerEffect(Rule):
    """This Character can move the TARDIS as a Timelord can."""

    def __init__(self) -> None:
        super().__init__(RULE_STEER)


def pilot(s: State, i: int) -> bool:
    """Whether a Character can move a TARDIS: a Timelord, or one that a card says can (M03)."""
    if s.species[i] & s.pool.timelord:
        return True
    rules = s.rules_of[RULE_STEER]
    n = 0
    while n < len(rules):
        if rules[n] == i:
            return True
        n += 2
    return False
