"""Mill: from the top of the draw deck to the discard pile."""

from __future__ import annotations

from typing import Final, final

from engine.mmg.board import to_pile
from engine.mmg.resolve.base import OnPlayers
from engine.mmg.state import State
from engine.mmg.use import Use

MILLED: Final = 42
"""Event: card."""


@final
class MillEffect(OnPlayers):
    """Each player meant discards `count` cards from the draw deck."""

    def resolve(self, s: State, use: Use) -> None:
        """As many as there are."""
        for player in self.players(s, use.me):
            for _ in range(min(self.count, len(s.deck[player]))):
                i = s.deck[player].pop()
                to_pile(s, i)
                s.note(MILLED, i)

    def gain(self, s: State, use: Use) -> float:
        """A little nearer to an empty draw deck."""
        return -0.2 * float(self.count) * self.sign()
