"""The rules of Tally: the turn, and the strike that waits for its target."""

from __future__ import annotations

from engine.kernel.frame import Frame, Item
from engine.rng import Rng
from tests.engine.toys.tally import constants as c
from tests.engine.toys.tally import options as o
from tests.engine.toys.tally.state import State

HAND_SIZE = 2


class Strike(Frame[State]):
    """A player chooses whom the card strikes."""

    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        self.points = points

    def copy(self) -> Strike:
        return Strike(self.points)

    def run(self, s: State) -> bool:
        s.options = [o.strike_player(player) for player in range(s.seats) if player != s.seat]
        s.kind = c.STRIKE_DECISION
        return True

    def choose(self, s: State, option: int) -> None:
        s.agenda.pop()
        s.totals[o.player_of(option)] -= self.points
        s.note(c.LOSES_EVENT, o.player_of(option), self.points)


class Tally(State):
    """One game of Tally in play."""

    def step_on(self) -> bool:
        if self.step == c.DEAL_STEP:
            for player in range(self.seats):
                for _ in range(HAND_SIZE):
                    self.draw(player, self.deck[player], self.hand[player], c.HAND_PLACE)
            self.seat = self.first if self.first >= 0 else self.rng.below(self.seats)
            self.turn += 1
            self.step = c.PLAY_STEP
        elif self.step == c.REFILL_STEP:
            self.draw(self.seat, self.deck[self.seat], self.hand[self.seat], c.HAND_PLACE)
            self.seat = (self.seat + 1) % self.seats
            self.turn += 1
            self.step = c.PLAY_STEP
        elif self.hand[self.seat]:
            self.options = [o.play_card(i) for i in self.hand[self.seat]]
            self.kind = c.PLAY_DECISION
            return True
        else:
            self.finish_highest(self.totals, c.PLAYED_OUT_END)
        return False

    def choose_step(self, option: int) -> None:
        card = o.card_of(option)
        self.move(card, self.hand[self.seat], self.played[self.seat], c.PLAYED_PLACE)
        self.show_played(card)
        self.totals[self.seat] += self.pool.values[self.design[card]]
        self.note(c.PLAYS_EVENT, self.seat, card)
        self.step = c.REFILL_STEP
        if self.pool.strikes[self.design[card]]:
            self.agenda.append(Strike(self.pool.strikes[self.design[card]]))

    def weigh(self, option: int) -> float:
        if o.kind_of(option) == o.STRIKE_PLAYER:
            return 0.0  # blind to who leads: a search must see it
        design = self.design[o.card_of(option)]
        return self.pool.values[design] + self.pool.strikes[design]

    def twin(self, rng: Rng) -> Tally:
        return Tally(self.pool, rng, self)

    def card_ids(self) -> list[str]:
        return self.pool.ids

    def item_types(self) -> tuple[type[Item], ...]:
        return (Strike,)
