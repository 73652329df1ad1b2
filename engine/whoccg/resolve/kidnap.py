"""Kidnap: an opposing Character is frozen until it is freed."""

from __future__ import annotations

from typing import final

from engine.whoccg import codes as k
from engine.whoccg import constants as c
from engine.whoccg.resolve.base import OnCards
from engine.whoccg.running import Run
from engine.whoccg.state import State
from engine.whoccg.weights import body_worth, loss


def kidnap(s: State, i: int, player: int) -> None:
    """Carry a Character off, unless it is safe from that."""
    if not s.protected[i] & k.D_KIDNAPPED:
        s.kidnapper[i] = player + 1
        s.dirty = 1
        s.note(c.KIDNAPPED_EVENT, i, player)


@final
class KidnapEffect(OnCards):
    """Kidnap (G27, G28)."""

    def decision(self, s: State, run: Run) -> int:
        """It has a name of its own."""
        return c.KIDNAP_DECISION

    def sensible(self, s: State, i: int, me: int, here: int) -> bool:
        """Opposing Characters that are free and not safe."""
        if s.controller[i] == me or s.kidnapper[i] or s.protected[i] & k.D_KIDNAPPED:
            return False
        return s.kinds[i] & k.CHARACTERS != 0

    def act_on(self, s: State, i: int, run: Run) -> None:
        """Kidnap."""
        if s.controller[i] != run.me and s.kinds[i] & k.CHARACTERS:
            kidnap(s, i, run.me)

    def gain_on(self, s: State, me: int, i: int) -> float:
        """The card is lost to its player while it is kept."""
        return loss(s, me, i, 0.6 + 0.8 * body_worth(s, i))
