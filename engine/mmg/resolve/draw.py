"""Draw: from the draw deck to the hand."""

from __future__ import annotations

from typing import Final, final

from engine.mmg.board import draw
from engine.mmg.resolve.base import OnPlayers
from engine.mmg.state import State
from engine.mmg.use import Use

GAIN: Final = 1.2


@final
class DrawEffect(OnPlayers):
    """Each player meant draws `count` cards; an empty draw deck gives nothing (R24)."""

    def resolve(self, s: State, use: Use) -> None:
        """Card by card."""
        for player in self.players(s, use.me):
            for _ in range(self.count):
                draw(s, player)

    def gain(self, s: State, use: Use) -> float:
        """A card is a card."""
        return GAIN * float(self.count) * self.sign()
