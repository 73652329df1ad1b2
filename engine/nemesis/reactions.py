"""Ongoing rules that answer one event, in the order that the active player gives them (F15)."""

from __future__ import annotations

from typing import final

from engine.kernel.frame import Frame
from engine.nemesis import constants as c
from engine.nemesis import options as o
from engine.nemesis.resolving import Resolving
from engine.nemesis.state import State

CARD = 0
RULE = 1
PLAYER = 2
SUBJECT = 3
SPOT = 4
DESIGN = 5


@final
class Reactions(Frame[State]):
    """Rules that wait: card, rule, player, the event's card, the Location, the design."""

    __slots__ = ("waiting",)

    def __init__(self, waiting: list[list[int]]) -> None:
        self.waiting = waiting

    def copy(self) -> Reactions:
        """The same work once more."""
        return Reactions([entry[:] for entry in self.waiting])

    def alike(self) -> bool:
        """Whether the order cannot matter: one rule, or several of the same design and player."""
        first = self.waiting[0]
        for entry in self.waiting:
            if entry[DESIGN] != first[DESIGN] or entry[PLAYER] != first[PLAYER]:
                return False
        return True

    def run(self, s: State) -> bool:
        """Start the only rule left, or let the active player say which comes next."""
        if not self.waiting:
            s.agenda.pop()
            return False
        if self.alike():
            self.start(s, 0)
            return False
        s.options = []
        for k in range(len(self.waiting)):
            entry = self.waiting[k]
            s.options.append(o.order_rule(entry[CARD], entry[RULE], k))
        s.seat = s.active
        s.kind = c.ORDER_DECISION
        return True

    def start(self, s: State, k: int) -> None:
        """Put one of the rules to work."""
        entry = self.waiting.pop(k)
        f = Resolving(entry[CARD], entry[DESIGN], entry[RULE], entry[PLAYER])
        f.subject = entry[SUBJECT]
        f.spot = entry[SPOT]
        s.agenda.append(f)

    def choose(self, s: State, option: int) -> None:
        """The active player names the next rule."""
        self.start(s, o.index_of(option))
