"""Recover: a card of the discard pile goes to hand."""

from __future__ import annotations

from typing import final

from engine.whoccg import constants as c
from engine.whoccg.board import to_hand
from engine.whoccg.placing import different
from engine.whoccg.resolve.base import Outside
from engine.whoccg.running import Run
from engine.whoccg.state import State


@final
class RecoverEffect(Outside):
    """Out of one's own discard pile."""

    def choices(self, s: State, source: int, me: int, here: int) -> list[int]:
        """Such cards of the pile."""
        return different(s, s.pile[me], self.find, source)

    def take(self, s: State, i: int, run: Run) -> None:
        """Into hand."""
        to_hand(s, i)
        s.note(c.RECALLED_EVENT, i)
