"""Solve: a Puzzle is overcome by an effect, or stops somebody no longer."""

from __future__ import annotations

from typing import final

from engine.whoccg import constants as c
from engine.whoccg.codes import RULE_SOLVE
from engine.whoccg.leaving import destroy
from engine.whoccg.resolve.base import OnCards
from engine.whoccg.running import Run
from engine.whoccg.state import State
from engine.whoccg.statics import affected


@final
class SolveEffect(OnCards):
    """Once: overcome it. Continuous: it does not stop this Character."""

    def __init__(self) -> None:
        super().__init__()
        self.rule = RULE_SOLVE

    def sensible(self, s: State, i: int, me: int, here: int) -> bool:
        """What can be overcome at all."""
        return s.pool.designs[s.design[i]].overcome

    def act_on(self, s: State, i: int, run: Run) -> None:
        """Overcome it."""
        s.note(c.OVERCAME_EVENT, run.me, i)
        destroy(s, i, run.me)

    def gain_on(self, s: State, me: int, i: int) -> float:
        """A way is free."""
        return 0.4


def set_aside(s: State, puzzle: int, party: list[int]) -> bool:
    """Whether a participant's continuous ability sets a Puzzle aside."""
    rules = s.rules_of[RULE_SOLVE]
    n = 0
    while n < len(rules):
        effect = s.pool.abilities[rules[n + 1]].effects[0]
        if rules[n] in party and puzzle in affected(s, effect, rules[n], s.controller[rules[n]]):
            return True
        n += 2
    return False
