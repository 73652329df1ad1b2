"""Solve: an Episode counts as solved and is discarded."""

from __future__ import annotations

from typing import final

from engine.mmg import events
from engine.mmg.board import drop_episode
from engine.mmg.constants import LAID_PLACE
from engine.mmg.resolve.base import OnCards
from engine.mmg.state import State
from engine.mmg.use import Use


@final
class SolveEffect(OnCards):
    """Each Episode is solved for its Solver."""

    def act_on(self, s: State, i: int, use: Use) -> None:
        """Solve one Episode."""
        if s.place[i] == LAID_PLACE:
            s.note(events.SOLVED, 1 - s.owner[i], i)
            drop_episode(s, i)

    def gain_on(self, s: State, i: int, use: Use) -> float:
        """About what playing the Episode cost."""
        return 4.0
