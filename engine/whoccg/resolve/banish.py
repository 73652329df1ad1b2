"""Banish: a card is out of play for the rest of the game."""

from __future__ import annotations

from typing import final

from engine.whoccg.leaving import BANISHED, goes
from engine.whoccg.resolve.base import OnCards
from engine.whoccg.running import Run
from engine.whoccg.state import State
from engine.whoccg.weights import body_worth, loss


@final
class BanishEffect(OnCards):
    """Put out of play."""

    def act_on(self, s: State, i: int, run: Run) -> None:
        """It goes."""
        goes(s, i, BANISHED)

    def gain_on(self, s: State, me: int, i: int) -> float:
        """The worth of the card."""
        return loss(s, me, i, 0.5 + body_worth(s, i))
