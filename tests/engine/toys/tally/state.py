"""Everything that changes during a game of Tally."""

# Written by `python -m engine.kernel.generate`; change fields.py and run it again.

from __future__ import annotations

from engine.kernel.declare import Plan
from engine.kernel.zones import CardTable
from engine.rng import Rng
from tests.engine.toys.tally.fields import PLAN
from tests.engine.toys.tally.model import Pool


class State(CardTable):
    """Everything that changes during a game of Tally."""

    __slots__ = (
        "deck", "hand", "played", "pool", "totals",
    )  # fmt: skip

    def __init__(self, pool: Pool, rng: Rng, source: State | None) -> None:
        super().__init__(rng, source)
        self.pool = pool
        if source is None:
            self._blank()
        else:
            self._take(source)

    def _blank(self) -> None:
        # what each player has so far
        self.totals: list[int] = []
        # the cards in hand
        self.hand: list[list[int]] = []
        # the draw deck
        self.deck: list[list[int]] = []
        # the cards played
        self.played: list[list[int]] = []

    def _take(self, source: State) -> None:
        self.totals = source.totals[:]
        self.hand = [part[:] for part in source.hand]
        self.deck = [part[:] for part in source.deck]
        self.played = [part[:] for part in source.played]

    def sit_down(self, seats: int) -> None:
        """Make room for so many players."""
        self.seats = seats
        self.totals = [0] * seats
        self.hand = [[] for _ in range(seats)]
        self.deck = [[] for _ in range(seats)]
        self.played = [[] for _ in range(seats)]

    def plan(self) -> Plan:
        """What the game declares."""
        return PLAN

    def hidden_groups(self, seat: int) -> list[list[int]]:
        """Cards that the seat does not know, in groups that may be exchanged among them."""
        groups: list[list[int]] = []
        for player in range(self.seats):
            unseen: list[int] = []
            self.unseen(seat, self.hand[player], unseen)
            self.unseen(seat, self.deck[player], unseen)
            groups.append(unseen)
        return groups
