"""Cards that are destroyed, discarded or put out of play, and what goes with them."""

from __future__ import annotations

from typing import Final, final

from engine.kernel.frame import Frame
from engine.whoccg import constants as c
from engine.whoccg import options as o
from engine.whoccg.announced import Announced
from engine.whoccg.board import beneath, put_out, riders, to_hand, to_pile
from engine.whoccg.codes import D_DESTROYED, M_DESTROY, T_GOAL, T_SPACETIME, W_DESTROYED
from engine.whoccg.listed import set_spot
from engine.whoccg.select import frozen
from engine.whoccg.state import State
from engine.whoccg.triggers import Trigger, add, start
from engine.whoccg.windows import Window

DESTROYED: Final = 0
DISCARDED: Final = 1
BANISHED: Final = 2
RECALLED: Final = 3


@final
class Destruction(Announced):
    """A card is about to be destroyed; somebody may still answer."""

    __slots__ = ("by", "card", "opened")

    def __init__(self, card: int, by: int) -> None:
        super().__init__()
        self.card = card
        self.by = by
        self.opened = False  # the others have been asked

    def copy(self) -> Destruction:
        """The same work once more."""
        copy = Destruction(self.card, self.by)
        copy.cancelled = self.cancelled
        copy.opened = self.opened
        return copy

    def run(self, s: State) -> bool:
        """Let the others answer, then carry it out."""
        i = self.card
        if s.place[i] != c.PLAY_PLACE or self.cancelled:
            if self.cancelled:
                s.note(c.CANCELLED_EVENT, i)
            s.agenda.pop()
        elif not self.opened:
            self.opened = True
            s.agenda.append(Window(M_DESTROY, i, self.by, s.spot[i]))
        else:
            s.agenda.pop()
            if not s.protected[i] & D_DESTROYED:
                goes(s, i, DESTROYED)
        return False


@final
class CopyChoice(Frame[State]):
    """Which copy of a stacked Spacetime card is destroyed."""

    __slots__ = ("player", "spot")

    def __init__(self, player: int, spot: int) -> None:
        self.player = player
        self.spot = spot

    def copy(self) -> CopyChoice:
        """The same work once more."""
        return CopyChoice(self.player, self.spot)

    def run(self, s: State) -> bool:
        """Ask."""
        s.options = [o.choose_copy(i) for i in s.stacks[self.spot]]
        s.seat = self.player
        s.kind = c.CHOOSE_COPY_DECISION
        return True

    def choose(self, s: State, option: int) -> None:
        """Destroy the copy chosen."""
        s.agenda.pop()
        destroy(s, o.owner_of(option), self.player)


def destroy(s: State, i: int, by: int) -> None:
    """A card is about to be destroyed, unless it cannot be."""
    if s.place[i] == c.PLAY_PLACE and not s.protected[i] & D_DESTROYED:
        s.agenda.append(Destruction(i, by))


def about_to_be(s: State, i: int) -> bool:
    """Whether the destruction of a card is already under way."""
    for frame in s.agenda:
        if isinstance(frame, Destruction) and frame.card == i:
            return True
    return False


def goes(s: State, i: int, how: int) -> None:
    """A card leaves play in one of four ways, with what lies on it and beneath it."""
    d = s.pool.designs[s.design[i]]
    found: list[Trigger] = []
    if how == DESTROYED:
        s.note(c.DESTROYED_EVENT, i)
        if not frozen(s, i):
            add(s, found, W_DESTROYED, i, -1)
    place = s.spot[i]
    for rider in riders(s, i):
        goes(s, rider, DESTROYED)
    for under in beneath(s, i):
        to_pile(s, under)
    if how == BANISHED:
        put_out(s, i)
        s.note(c.BANISHED_EVENT, i)
    elif how == RECALLED:
        to_hand(s, i)
        s.note(c.RECALLED_EVENT, i)
    else:
        to_pile(s, i)
        if how == DISCARDED:
            s.note(c.DISCARDED_EVENT, i)
    if d.type == T_SPACETIME:
        _clear(s, place)
    start(s, found)


def _clear(s: State, place: int) -> None:
    """The last copy of a place is gone: scored Goals go to the table, the rest is destroyed."""
    if s.stacks[place]:
        return
    for i in s.play[:]:
        if s.place[i] != c.PLAY_PLACE or s.spot[i] != place:
            continue
        if s.pool.designs[s.design[i]].type == T_GOAL and s.scored[i]:
            set_spot(s, i, -1)
            s.dirty = 1
            s.note(c.TO_TABLE_EVENT, i)
        elif s.host[i] < 0 and not s.protected[i] & D_DESTROYED:
            goes(s, i, DESTROYED)
        elif s.host[i] < 0:
            set_spot(s, i, -1)  # it cannot be destroyed, and its place is no more
            s.dirty = 1
            for rider in riders(s, i):
                set_spot(s, rider, -1)


def destroy_place(s: State, place: int, me: int, implied: int) -> None:
    """An effect destroys one copy of a Spacetime card; its player may have to choose (E31, R65)."""
    stack = s.stacks[place]
    if implied >= 0:
        destroy(s, implied, me)
    elif len(stack) == 1:
        destroy(s, stack[0], me)
    elif stack:
        s.agenda.append(CopyChoice(me, place))
