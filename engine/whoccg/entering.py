"""A card has come into play: the others may answer, then it acts."""

from __future__ import annotations

from typing import final

from engine.whoccg import constants as c
from engine.whoccg.announced import Announced
from engine.whoccg.board import put_in_play
from engine.whoccg.codes import M_PLAY, W_ARRIVES
from engine.whoccg.leaving import DISCARDED, goes
from engine.whoccg.state import State
from engine.whoccg.triggers import fire
from engine.whoccg.windows import Window


@final
class Enter(Announced):
    """A card that was played, or placed: then nobody answers."""

    __slots__ = ("card", "opened", "player")

    def __init__(self, card: int, player: int, played: bool) -> None:
        super().__init__()
        self.card = card
        self.player = player
        self.opened = not played  # the others have been asked

    def copy(self) -> Enter:
        """The same work once more."""
        copy = Enter(self.card, self.player, not self.opened)
        copy.cancelled = self.cancelled
        return copy

    def run(self, s: State) -> bool:
        """Answers, then what it does on arrival."""
        i = self.card
        if s.place[i] != c.PLAY_PLACE:
            s.agenda.pop()
        elif not self.opened:
            self.opened = True
            s.agenda.append(Window(M_PLAY, i, self.player, s.spot[i]))
        else:
            s.agenda.pop()
            if self.cancelled:
                s.note(c.CANCELLED_EVENT, i)
                goes(s, i, DISCARDED)
            else:
                fire(s, W_ARRIVES, [i], -1)
        return False


def play_plot(s: State, player: int, i: int) -> None:
    """A Plot goes from the side-hand to the table (E01)."""
    if s.agenda:
        window = s.agenda[len(s.agenda) - 1]
        if isinstance(window, Window):
            window.asked = 0  # whoever passed may think again
    put_in_play(s, i, player, -1, -1)
    s.marks[i] |= 2
    s.note(c.PLOT_EVENT, player, i)
    s.agenda.append(Enter(i, player, True))
