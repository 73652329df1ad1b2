"""The rules of Vault: everybody bids in turn, unseen; then two dice are rolled against the sum."""

from __future__ import annotations

from engine.kernel.game import TOO_MANY_TURNS
from engine.rng import Rng
from engine.table import RUNNING
from tests.engine.toys.vault import constants as c
from tests.engine.toys.vault import options as o
from tests.engine.toys.vault.state import State

STRENGTH = 12
HIGHEST_BID = 4
LOCKS = 3


class Vault(State):
    """One game of Vault in play."""

    def step_on(self) -> bool:
        if self.step == c.BID_STEP:
            waiting = [seat for seat in range(self.seats) if self.bids[seat] < 0]
            if waiting:
                self.seat = waiting[0]
                self.options = [o.bid_amount(amount) for amount in self.possible(self.seat)]
                self.kind = c.BID_DECISION
                return True
            self.step = c.OPEN_STEP
            return False
        self.open_lock()
        self.turn += 1
        if self.turn > self.limit_turns:
            self.out_of_work(TOO_MANY_TURNS)
        return False

    def possible(self, seat: int) -> range:
        """Whoever has strength left bids some of it."""
        return range(min(1, self.strength[seat]), min(HIGHEST_BID, self.strength[seat]) + 1)

    def open_lock(self) -> None:
        for seat in range(self.seats):
            self.note(c.BIDS_EVENT, seat, self.bids[seat])
            self.strength[seat] -= self.bids[seat]
        dice = self.roll(6) + self.roll(6)
        total = sum(self.bids)
        self.note(c.OPENS_EVENT if total >= dice else c.HOLDS_EVENT, total, dice)
        self.locks += total >= dice
        self.bids = [-1] * self.seats
        self.step = c.BID_STEP
        if self.locks == LOCKS:
            self.finish_team(True, c.OPENED_END)
        elif not any(self.strength):
            self.finish_team(False, c.TIRED_END)

    def choose_step(self, option: int) -> None:
        self.bids[self.seat] = o.amount_of(option)

    def imagine(self, seat: int, rng: Rng) -> None:
        """Seats bid in turn: those before the open one have bid something."""
        for other in range(self.seats):
            if other != seat and other < self.seat:
                amounts = self.possible(other)
                self.bids[other] = amounts[rng.below(len(amounts))]

    def weigh(self, option: int) -> float:
        return -abs(o.amount_of(option) - 2)

    def evaluate(self, seat: int) -> float:
        if self.status != RUNNING:
            return self.score(seat)
        return min(1.0, (self.locks + sum(self.strength) / 12) / 6)

    def twin(self, rng: Rng) -> Vault:
        return Vault(rng, self)

    def card_use(self, seat: int) -> list[list[int]]:
        return [[], []]
