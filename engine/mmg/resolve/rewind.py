"""Rewind: the card played last goes back to the hand."""

from __future__ import annotations

from typing import final

from engine.mmg.board import recall
from engine.mmg.resolve.base import OnPlayers
from engine.mmg.state import State
from engine.mmg.use import Use


@final
class RewindEffect(OnPlayers):
    """Each player meant takes back the card that player played last."""

    def resolve(self, s: State, use: Use) -> None:
        """From play or from the discard pile."""
        for player in self.players(s, use.me):
            if s.last[player] >= 0:
                recall(s, s.last[player])

    def gain(self, s: State, use: Use) -> float:
        """Rarely of use."""
        return -0.5
