"""Drop: a player discards from hand, by choice or at random."""

from __future__ import annotations

from typing import final

from engine.kernel.frame import Frame
from engine.whoccg import constants as c
from engine.whoccg import options as o
from engine.whoccg.board import drop_card
from engine.whoccg.resolve.base import OnPlayers
from engine.whoccg.running import Run
from engine.whoccg.state import State
from engine.whoccg.weights import sign


@final
class Drop(Frame[State]):
    """A player has to discard so many cards."""

    __slots__ = ("count", "player")

    def __init__(self, player: int, count: int) -> None:
        self.player = player
        self.count = count

    def copy(self) -> Drop:
        """The same work once more."""
        return Drop(self.player, self.count)

    def run(self, s: State) -> bool:
        """Ask for the next card."""
        if self.count <= 0 or not s.hand[self.player]:
            s.agenda.pop()
            return False
        s.options = [o.drop_card(i) for i in s.hand[self.player]]
        s.seat = self.player
        s.kind = c.DROP_CARDS_DECISION
        return True

    def choose(self, s: State, option: int) -> None:
        """Discard it."""
        self.count -= 1
        drop_card(s, o.card_of(option))


@final
class DropEffect(OnPlayers):
    """Discard from hand (E32)."""

    __slots__ = ("random",)

    def __init__(self, who: int, amount: int, random: bool) -> None:
        super().__init__(who, amount)
        self.random = random

    def act_on_player(self, s: State, player: int, run: Run) -> None:
        """Ask, or draw lots."""
        if not self.random:
            s.agenda.append(Drop(player, self.amount))
            return
        hand = s.hand[player]
        for _ in range(min(self.amount, len(hand))):
            drop_card(s, hand[s.rng.below(len(hand))])

    def gain(self) -> float:
        """A card of one's own choice is worth a little less than one drawn."""
        return -0.4 * self.amount * sign(self.who)
