"""Name a word: other abilities of the card use it."""

from __future__ import annotations

from typing import final

from engine.whoccg import constants as c
from engine.whoccg import options as o
from engine.whoccg.model import Effect
from engine.whoccg.running import Run
from engine.whoccg.state import State


@final
class NameWordEffect(Effect):
    """A noun or a verb."""

    def run(self, s: State, run: Run) -> bool:
        """Ask, then keep it on the card."""
        if run.number < 0:
            s.options = [o.name_word(word) for word in range(len(s.pool.words))]
            s.seat = run.asks()
            s.kind = c.NAME_WORD_DECISION
            return True
        s.named[run.source] = run.number + 1
        s.dirty = 1
        s.note(c.NAMED_EVENT, run.me, run.number)
        run.next()
        return False

    def gain(self) -> float:
        """The others of the card gain by it."""
        return 0.05
