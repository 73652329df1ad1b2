"""Score: points that count as neither a Reach nor an Oppose."""

from __future__ import annotations

from typing import final

from engine.whoccg.board import gain
from engine.whoccg.resolve.base import OnPlayers
from engine.whoccg.running import Run
from engine.whoccg.state import State
from engine.whoccg.weights import sign


@final
class ScoreEffect(OnPlayers):
    """Score points (G18)."""

    def act_on_player(self, s: State, player: int, run: Run) -> None:
        """Score."""
        gain(s, player, self.amount)

    def gain(self) -> float:
        """Points are the game."""
        return 2.0 * self.amount * sign(self.who)
