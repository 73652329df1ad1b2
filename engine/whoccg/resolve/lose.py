"""Lose: points are lost."""

from __future__ import annotations

from typing import final

from engine.whoccg.board import lose
from engine.whoccg.resolve.base import OnPlayers
from engine.whoccg.running import Run
from engine.whoccg.state import State
from engine.whoccg.weights import sign


@final
class LoseEffect(OnPlayers):
    """Lose points, below zero too (G20)."""

    def act_on_player(self, s: State, player: int, run: Run) -> None:
        """Lose."""
        lose(s, player, self.amount)

    def gain(self) -> float:
        """Points lost are half as much as points scored."""
        return -1.0 * self.amount * sign(self.who)
