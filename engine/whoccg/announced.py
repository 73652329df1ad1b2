"""Work that others may answer before it happens, and the effects that act on it."""

from __future__ import annotations

from engine.kernel.frame import Frame
from engine.whoccg.model import Effect
from engine.whoccg.state import State


class Announced(Frame[State]):
    """Something announced: a card played, a Bang!, an ability, an attempt, a fight, a move, a
    destruction."""

    __slots__ = ("cancelled",)

    def __init__(self) -> None:
        self.cancelled = False

    def is_bang(self) -> bool:
        """Whether it is a Bang! card."""
        return False

    def cancel(self) -> None:
        """It will not happen."""
        self.cancelled = True

    def redirect(self, player: int) -> None:
        """Another player makes its choices; only a Bang! and an ability have any."""

    def harden(self, ability: int, effect: int) -> None:
        """It has to meet the requirement of an effect too; only an attempt has any."""


class Answer(Effect):
    """Acts on what a Bang! answers."""

    def answers(self) -> bool:
        """It does."""
        return True


def answered(s: State) -> Announced | None:
    """What the Bang! now taking effect answers: the work beneath the window it was played in."""
    at = len(s.agenda) - 1
    while at >= 0:
        frame = s.agenda[at]
        if isinstance(frame, Announced) and frame.is_bang():
            if at < 2:
                return None
            below = s.agenda[at - 2]
            return below if isinstance(below, Announced) else None
        at -= 1
    return None
