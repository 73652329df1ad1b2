"""Roll the Dice: what follows hangs on the number."""

from __future__ import annotations

from typing import final

from engine.whoccg import constants as c
from engine.whoccg.dice import has_dice, roll
from engine.whoccg.model import Effect
from engine.whoccg.running import Run
from engine.whoccg.state import State


@final
class RollEffect(Effect):
    """The effects after it follow on so much or more; without a Dice Pool nothing happens (E35)."""

    __slots__ = ("at_least",)

    def __init__(self, at_least: int) -> None:
        super().__init__()
        self.at_least = at_least

    def feasible(self, s: State, source: int, me: int, that: int, here: int) -> bool:
        """There is a Dice Pool."""
        return has_dice(s, me)

    def run(self, s: State, run: Run) -> bool:
        """Roll."""
        run.next()
        if not has_dice(s, run.me):
            s.note(c.NO_DICE_EVENT, run.me)
            run.at += self.skip
            return False
        run.rolled = roll(s, run.me)
        if run.rolled < self.at_least:
            run.at += self.skip
        return False

    def gain(self) -> float:
        """A chance of something."""
        return 0.05
