"""Stand: turn a Sided card back."""

from __future__ import annotations

from typing import final

from engine.mmg import events
from engine.mmg.board import stand_card
from engine.mmg.resolve.base import OnCards
from engine.mmg.state import State
from engine.mmg.use import Use
from engine.mmg.weights import card_worth


@final
class StandEffect(OnCards):
    """Stand each card that may turn."""

    def act_on(self, s: State, i: int, use: Use) -> None:
        """Turn one card."""
        if stand_card(s, i):
            s.note(events.STANDS, i)

    def gain_on(self, s: State, i: int, use: Use) -> float:
        """A little more for a better card."""
        return (0.7 if s.owner[i] == use.me else -0.7) + 0.1 * card_worth(s, i)
