"""Shuffle: a draw deck is shuffled."""

from __future__ import annotations

from typing import final

from engine.whoccg.board import shuffle
from engine.whoccg.resolve.base import OnPlayers
from engine.whoccg.running import Run
from engine.whoccg.state import State


@final
class ShuffleEffect(OnPlayers):
    """Shuffle."""

    def act_on_player(self, s: State, player: int, run: Run) -> None:
        """Shuffle."""
        shuffle(s, player)

    def gain(self) -> float:
        """Next to nothing."""
        return 0.05
