"""Everything that changes during a game of Vault."""

# Written by `python -m engine.kernel.generate`; change fields.py and run it again.

from __future__ import annotations

from engine.kernel.declare import Plan
from engine.kernel.game import GameTable
from engine.rng import Rng
from tests.engine.toys.vault.fields import PLAN


class State(GameTable):
    """Everything that changes during a game of Vault."""

    __slots__ = (
        "bids", "locks", "strength",
    )  # fmt: skip

    def __init__(self, rng: Rng, source: State | None) -> None:
        super().__init__(rng, source)
        if source is None:
            self._blank()
        else:
            self._take(source)

    def _blank(self) -> None:
        # what each player has left
        self.strength: list[int] = []
        # the bid of this round, -1 before
        self.bids: list[int] = []
        # locks that are open
        self.locks: int = 0

    def _take(self, source: State) -> None:
        self.strength = source.strength[:]
        self.bids = source.bids[:]
        self.locks = source.locks

    def sit_down(self, seats: int) -> None:
        """Make room for so many players."""
        self.seats = seats
        self.strength = [0] * seats
        self.bids = [-1] * seats

    def plan(self) -> Plan:
        """What the game declares."""
        return PLAN

    def hide_secrets(self, seat: int) -> None:
        """Blank what the seat may not know."""
        own_bids = self.bids[seat]
        self.bids = [-1] * self.seats
        self.bids[seat] = own_bids
