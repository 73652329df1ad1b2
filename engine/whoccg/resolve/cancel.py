"""Cancel: what a Bang! answers has no effect."""

from __future__ import annotations

from typing import final

from engine.whoccg.announced import Answer, answered
from engine.whoccg.running import Run
from engine.whoccg.state import State


@final
class CancelEffect(Answer):
    """No effect at all."""

    def run(self, s: State, run: Run) -> bool:
        """Cancel it, if it has not happened yet."""
        work = answered(s)
        if work is not None:
            work.cancel()
        run.next()
        return False

    def gain(self) -> float:
        """Something of an opponent's is stopped."""
        return 0.6
