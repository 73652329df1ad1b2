"""Look: see a hand, the top of a draw deck, or a Plot side-hand."""

from __future__ import annotations

from typing import final

from engine.whoccg import constants as c
from engine.whoccg.resolve.base import OnPlayers
from engine.whoccg.running import Run
from engine.whoccg.state import State


@final
class LookEffect(OnPlayers):
    """See cards: 0 the hand, 1 the top of the deck, 2 the Plots."""

    __slots__ = ("zone",)

    def __init__(self, who: int, amount: int, zone: int) -> None:
        super().__init__(who, amount)
        self.zone = zone

    def act_on_player(self, s: State, player: int, run: Run) -> None:
        """Look."""
        cards = s.hand[player]
        if self.zone == 1:
            deck = s.deck[player]
            cards = deck[max(0, len(deck) - self.amount) :]
        elif self.zone == 2:
            cards = s.plots[player]
        for i in cards:
            s.known[i] |= 1 << run.me
        s.note(c.LOOKED_EVENT, run.me, player, self.zone)

    def gain(self) -> float:
        """To know is worth a little."""
        return 0.05
