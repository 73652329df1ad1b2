"""Rearrange: the top cards of a draw deck are put into any order."""

from __future__ import annotations

from typing import final

from engine.kernel.frame import Frame
from engine.whoccg import constants as c
from engine.whoccg import options as o
from engine.whoccg.resolve.base import OnPlayers
from engine.whoccg.running import Run
from engine.whoccg.state import State


@final
class Rearrangement(Frame[State]):
    """The cards are named from the top down."""

    __slots__ = ("done", "player", "size", "whose")

    def __init__(self, player: int, whose: int, size: int) -> None:
        self.player = player
        self.whose = whose
        self.size = size
        self.done: list[int] = []

    def copy(self) -> Rearrangement:
        """The same work once more."""
        copy = Rearrangement(self.player, self.whose, self.size)
        copy.done = self.done[:]
        return copy

    def run(self, s: State) -> bool:
        """Which card comes next from the top."""
        deck = s.deck[self.whose]
        left = [i for i in deck[len(deck) - self.size :] if i not in self.done]
        if len(left) > 1:
            s.options = [o.rearrange(i) for i in left]
            s.seat = self.player
            s.kind = c.REARRANGE_DECISION
            return True
        s.agenda.pop()
        order = [*self.done, *left]
        order.reverse()  # the top is the last
        del deck[len(deck) - self.size :]
        deck += order
        s.note(c.REARRANGED_EVENT, self.player, self.whose)
        return False

    def choose(self, s: State, option: int) -> None:
        """The next one."""
        self.done.append(o.card_of(option))


@final
class RearrangeEffect(OnPlayers):
    """Look at the top cards and put them back in any order (E34)."""

    def act_on_player(self, s: State, player: int, run: Run) -> None:
        """With fewer than two cards there is nothing to do."""
        deck = s.deck[player]
        size = min(self.amount, len(deck))
        if size > 1:
            for i in deck[len(deck) - size :]:
                s.known[i] |= 1 << run.me
            s.agenda.append(Rearrangement(run.me, player, size))

    def gain(self) -> float:
        """To know is worth a little."""
        return 0.05
