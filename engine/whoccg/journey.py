"""A TARDIS, or a card that travels like one, moves with its passengers."""

from __future__ import annotations

from typing import Final, final

from engine.whoccg import constants as c
from engine.whoccg import options as o
from engine.whoccg.announced import Announced
from engine.whoccg.board import move_to
from engine.whoccg.codes import CHARACTERS, M_MOVE, W_LANDS
from engine.whoccg.moving import can_depart, harbours, needs_pilot, passengers, room, travel_cost
from engine.whoccg.resolve.steer import pilot
from engine.whoccg.select import frozen
from engine.whoccg.state import State
from engine.whoccg.triggers import fire
from engine.whoccg.windows import Window

WHERE: Final = 0
BOARDING: Final = 1
LEAVING: Final = 2
ON_ITS_WAY: Final = 3


@final
class Journey(Announced):
    """Where to, who goes along, answers, arrival."""

    __slots__ = ("aboard", "me", "ship", "spot", "stage")

    def __init__(self, ship: int, me: int) -> None:
        super().__init__()
        self.ship = ship
        self.me = me
        self.spot = -1  # where to
        self.stage = WHERE
        self.aboard: list[int] = []

    def copy(self) -> Journey:
        """The same work once more."""
        copy = Journey(self.ship, self.me)
        copy.cancelled = self.cancelled
        copy.spot = self.spot
        copy.stage = self.stage
        copy.aboard = self.aboard[:]
        return copy

    def run(self, s: State) -> bool:
        """The stages of a journey; True to ask."""
        if self.stage == WHERE:
            return self._ask_where(s)
        if self.stage == BOARDING:
            return self._ask_boarding(s)
        if self.stage == LEAVING:
            self.stage = ON_ITS_WAY
            s.agenda.append(Window(M_MOVE, self.ship, self.me, s.spot[self.ship]))
            return False
        s.agenda.pop()
        if self.cancelled or s.place[self.ship] != c.PLAY_PLACE or not s.stacks[self.spot]:
            s.note(c.CANCELLED_EVENT, self.ship)
        else:
            self._arrive(s)
        return False

    def choose(self, s: State, option: int) -> None:
        """A place, a passenger, or off."""
        kind = o.kind_of(option)
        if kind == o.MOVE_TARDIS:
            self.depart_for(o.place_of(option))
        elif kind == o.STAY:
            s.agenda.pop()
        elif kind == o.BOARD:
            self.aboard.append(o.card_of(option))
        elif kind == o.DEPART:
            self.stage = LEAVING
        else:
            self._board_all(s)

    def depart_for(self, place: int) -> None:
        """A destination is chosen; next come the passengers."""
        self.spot = place
        self.stage = BOARDING

    def _ask_where(self, s: State) -> bool:
        """A TARDIS that may move at once: where to."""
        if s.place[self.ship] == c.PLAY_PLACE and can_depart(s, self.ship, self.me):
            places = harbours(s, self.ship)
            if places:
                ask_where(s, self.ship, places, self.me)
                return True
        s.agenda.pop()
        return False

    def _piloted(self, s: State) -> bool:
        if not needs_pilot(s, self.ship):
            return True
        if s.kinds[self.ship] & CHARACTERS and pilot(s, self.ship):
            return True
        for i in self.aboard:
            if s.kinds[i] & CHARACTERS and pilot(s, i):
                return True
        return False

    def boarders(self, s: State) -> list[int]:
        """Who may still go along, in a fixed order; a pilot must not be shut out."""
        last = self.aboard[len(self.aboard) - 1] if self.aboard else -1
        space = room(s, self.ship)
        for i in self.aboard:
            space -= travel_cost(s, i)
        able = passengers(s, self.ship, self.me, self.spot)
        able.sort()
        piloted = self._piloted(s)
        found: list[int] = []
        for i in able:
            cost = travel_cost(s, i)
            if i <= last or cost > space:
                continue
            if not piloted and not (s.kinds[i] & CHARACTERS and pilot(s, i)):
                later = False
                for j in able:
                    if j > i and s.kinds[j] & CHARACTERS and pilot(s, j):
                        later = later or travel_cost(s, j) + cost <= space
                if not later:
                    continue
            found.append(i)
        return found

    def _ask_boarding(self, s: State) -> bool:
        """Name the passengers one by one; True to ask."""
        left = self.boarders(s)
        ready = self._piloted(s)
        if not left:
            if not ready:
                s.agenda.pop()
                return False
            self.stage = LEAVING
            return False
        out = [o.board(i) for i in left]
        if ready:
            out.append(o.DEPART)
        if len(left) > 1:
            out.append(o.ALL_BOARD)
        s.options = out
        s.seat = self.me
        s.kind = c.PASSENGERS_DECISION
        return True

    def _board_all(self, s: State) -> None:
        """As many as the capacity allows, a pilot among them."""
        while True:
            left = self.boarders(s)
            if not left:
                break
            self.aboard.append(left[0])
        if not self._piloted(s):
            s.agenda.pop()
            return
        self.stage = LEAVING

    def _arrive(self, s: State) -> None:
        went = [self.ship]
        for i in self.aboard:
            there = s.place[i] == c.PLAY_PLACE and s.spot[i] == s.spot[self.ship]
            if there and not frozen(s, i):
                went.append(i)
        s.note(c.DEPARTED_EVENT, self.me, self.ship, self.spot)
        s.landed = 1
        for i in went:
            move_to(s, i, self.spot)
            if i != self.ship:
                s.note(c.MOVED_EVENT, i, self.spot)
        fire(s, W_LANDS, [i for i in s.there[self.spot] if s.controller[i] == self.me], self.ship)


def ask_where(s: State, ship: int, places: list[int], player: int) -> None:
    """Ask a player where a TARDIS goes, or whether it stays."""
    s.options = [o.move_tardis(ship, place) for place in places]
    s.options.append(o.stay(ship))
    s.seat = player
    s.kind = c.MOVE_TARDIS_DECISION
