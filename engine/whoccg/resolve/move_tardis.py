"""Move a TARDIS: it moves at once, as at the end of a turn."""

from __future__ import annotations

from typing import final

from engine.whoccg.journey import Journey
from engine.whoccg.moving import can_depart, harbours
from engine.whoccg.resolve.base import OnCards
from engine.whoccg.running import Run
from engine.whoccg.state import State
from engine.whoccg.weights import help_for


@final
class MoveTardisEffect(OnCards):
    """A journey at once."""

    def sensible(self, s: State, i: int, me: int, here: int) -> bool:
        """It has a pilot and somewhere to go."""
        return can_depart(s, i, s.controller[i]) and len(harbours(s, i)) > 0

    def act_on(self, s: State, i: int, run: Run) -> None:
        """Its player says where to."""
        s.agenda.append(Journey(i, s.controller[i]))

    def helpful(self) -> bool:
        """It is."""
        return True

    def gain_on(self, s: State, me: int, i: int) -> float:
        """A journey more."""
        return help_for(s, me, i)
