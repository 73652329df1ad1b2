"""Bang! cards: announced, answered, taking effect."""

from __future__ import annotations

from typing import Final, final

from engine.whoccg import constants as c
from engine.whoccg import options as o
from engine.whoccg.announced import Announced
from engine.whoccg.board import put_in_play, take_out, to_pile
from engine.whoccg.codes import M_ANY, M_BANG
from engine.whoccg.resolve.drop import Drop
from engine.whoccg.running import Run
from engine.whoccg.state import State
from engine.whoccg.windows import Window

WAITS: Final = 0
ACTS: Final = 1
ENDS: Final = 2


@final
class BangPlay(Announced):
    """A Bang! waits for answers, takes effect, and is destroyed unless it stays (C28)."""

    __slots__ = ("ability", "card", "chooser", "here", "me", "stage", "that")

    def __init__(self, card: int, ability: int, me: int, that: int, here: int) -> None:
        super().__init__()
        self.card = card
        self.ability = ability
        self.me = me
        self.that = that  # the card of what it answers
        self.here = here
        self.chooser = -1
        self.stage = WAITS

    def copy(self) -> BangPlay:
        """The same work once more."""
        copy = BangPlay(self.card, self.ability, self.me, self.that, self.here)
        copy.cancelled = self.cancelled
        copy.chooser = self.chooser
        copy.stage = self.stage
        return copy

    def is_bang(self) -> bool:
        """It is."""
        return True

    def redirect(self, player: int) -> None:
        """Another player makes its choices."""
        self.chooser = player

    def run(self, s: State) -> bool:
        """The next stage."""
        stage = self.stage
        self.stage = stage + 1
        if stage == WAITS:
            s.agenda.append(Window(M_BANG, self.card, self.me, self.here))
        elif stage == ACTS:
            if self.cancelled:
                s.note(c.CANCELLED_EVENT, self.card)
                return False
            if s.pool.designs[s.design[self.card]].stays:
                put_in_play(s, self.card, self.me, -1, -1)
            run = Run(self.card, self.ability, self.me, self.that, -1, self.here)
            run.chooser = self.chooser
            s.agenda.append(run)
        else:
            s.agenda.pop()
            if s.place[self.card] != c.PLAY_PLACE:
                to_pile(s, self.card)
        return False


def play_bang(s: State, player: int, option: int) -> None:
    """Announce a Bang!; the others may answer it before it takes effect (E13)."""
    i = o.card_of(option)
    ability = s.pool.abilities[o.ability_of(option)]
    that = -1
    here = -1
    if s.agenda:
        window = s.agenda[len(s.agenda) - 1]
        if isinstance(window, Window):
            window.asked = 0  # whoever passed may think again
            here = window.here
            if ability.at != M_ANY:
                that = window.card
    s.acted = 1 if player == s.active else s.acted
    take_out(s, i)
    s.known[i] = (1 << s.seats) - 1
    s.marks[i] |= 2
    s.note(c.BANG_EVENT, player, i, that)
    s.agenda.append(BangPlay(i, ability.index, player, that, here))
    if ability.discard:
        s.agenda.append(Drop(player, ability.discard))
