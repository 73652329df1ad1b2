"""Redirect: somebody else chooses what a Bang! or an ability acts on."""

from __future__ import annotations

from typing import final

from engine.whoccg.announced import Answer, answered
from engine.whoccg.running import Run
from engine.whoccg.state import State


@final
class RedirectEffect(Answer):
    """The choices of what is answered pass to the player of this card."""

    def run(self, s: State, run: Run) -> bool:
        """Take the choices over."""
        work = answered(s)
        if work is not None:
            work.redirect(run.me)
        run.next()
        return False

    def gain(self) -> float:
        """Something of an opponent's is turned."""
        return 0.6
