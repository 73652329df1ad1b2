"""Take control: an Artifact is another player's from now on."""

from __future__ import annotations

from typing import final

from engine.whoccg import constants as c
from engine.whoccg.codes import T_ARTIFACT
from engine.whoccg.resolve.base import OnCards
from engine.whoccg.running import Run
from engine.whoccg.state import State


@final
class TakeControlEffect(OnCards):
    """You control it."""

    def sensible(self, s: State, i: int, me: int, here: int) -> bool:
        """Artifacts of others."""
        return s.controller[i] != me and s.pool.designs[s.design[i]].type == T_ARTIFACT

    def act_on(self, s: State, i: int, run: Run) -> None:
        """Take it."""
        s.controller[i] = run.me
        s.dirty = 1
        s.note(c.CONTROL_EVENT, run.me, i)

    def gain_on(self, s: State, me: int, i: int) -> float:
        """An Artifact more."""
        return 0.8
