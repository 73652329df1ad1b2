"""Harden: an attempt fails unless more is met."""

from __future__ import annotations

from typing import final

from engine.whoccg.announced import Answer, answered
from engine.whoccg.model import Need
from engine.whoccg.running import Run
from engine.whoccg.state import State


@final
class HardenEffect(Answer):
    """One requirement more."""

    __slots__ = ("need",)

    def __init__(self, need: Need) -> None:
        super().__init__()
        self.need = need

    def run(self, s: State, run: Run) -> bool:
        """Tell the attempt."""
        work = answered(s)
        if work is not None:
            work.harden(run.ability, run.at)
        run.next()
        return False

    def gain(self) -> float:
        """An opponent's attempt may fail."""
        return 0.6
