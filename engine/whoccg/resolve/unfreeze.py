"""Unfreeze: a Character can act again."""

from __future__ import annotations

from typing import final

from engine.whoccg.freezing import held, unfreeze
from engine.whoccg.resolve.base import OnCards
from engine.whoccg.running import Run
from engine.whoccg.select import frozen
from engine.whoccg.state import State
from engine.whoccg.weights import help_for


@final
class UnfreezeEffect(OnCards):
    """Unfreeze what is neither kidnapped nor held."""

    def sensible(self, s: State, i: int, me: int, here: int) -> bool:
        """Frozen, not kidnapped, and not held (E25 to E27)."""
        return s.freezing[i] != 0 and s.kidnapper[i] == 0 and not held(s, i)

    def act_on(self, s: State, i: int, run: Run) -> None:
        """Unfreeze."""
        unfreeze(s, i)

    def helpful(self) -> bool:
        """It is."""
        return True

    def gain_on(self, s: State, me: int, i: int) -> float:
        """Only a frozen card gains."""
        return help_for(s, me, i) if frozen(s, i) else -0.2
