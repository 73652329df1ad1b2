"""Freeze: hold a card as it is until the end of the turn."""

from __future__ import annotations

from typing import Final, final

from engine.mmg.resolve.base import OnCards
from engine.mmg.state import State
from engine.mmg.use import Use

FROZEN: Final = 31
"""Event: card."""


@final
class FreezeEffect(OnCards):
    """Each card can be neither Sided nor Stood this turn."""

    def act_on(self, s: State, i: int, use: Use) -> None:
        """Hold one card."""
        s.frozen[i] = 1
        s.note(FROZEN, i)

    def gain_on(self, s: State, i: int, use: Use) -> float:
        """A nuisance to whoever owns the card."""
        return -0.3 if s.owner[i] == use.me else 0.3
