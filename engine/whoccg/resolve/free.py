"""Free: a kidnapped Character is let go."""

from __future__ import annotations

from typing import final

from engine.whoccg import constants as c
from engine.whoccg.resolve.base import OnCards
from engine.whoccg.running import Run
from engine.whoccg.state import State
from engine.whoccg.weights import help_for


@final
class FreeEffect(OnCards):
    """Free a kidnapped Character."""

    def sensible(self, s: State, i: int, me: int, here: int) -> bool:
        """Kidnapped ones."""
        return s.kidnapper[i] != 0

    def act_on(self, s: State, i: int, run: Run) -> None:
        """Let it go."""
        if s.kidnapper[i]:
            s.kidnapper[i] = 0
            s.dirty = 1
            s.note(c.FREED_EVENT, i)

    def helpful(self) -> bool:
        """It is."""
        return True

    def gain_on(self, s: State, me: int, i: int) -> float:
        """A card comes back."""
        return help_for(s, me, i)
