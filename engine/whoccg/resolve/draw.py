"""Draw: cards from the top of the draw deck into hand."""

from __future__ import annotations

from typing import final

from engine.whoccg import constants as c
from engine.whoccg.board import draw
from engine.whoccg.resolve.base import OnPlayers
from engine.whoccg.running import Run
from engine.whoccg.state import State
from engine.whoccg.weights import sign


@final
class DrawEffect(OnPlayers):
    """Draw cards."""

    def act_on_player(self, s: State, player: int, run: Run) -> None:
        """As many as there are."""
        count = draw(s, player, self.amount)
        s.note(c.DREW_EVENT, player, count)

    def gain(self) -> float:
        """A card is worth half a point."""
        return 0.5 * self.amount * sign(self.who)
