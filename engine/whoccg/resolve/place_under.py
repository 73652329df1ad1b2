"""Place under: a card of the hand goes beneath another card."""

from __future__ import annotations

from typing import final

from engine.whoccg import constants as c
from engine.whoccg.board import put_under
from engine.whoccg.placing import different
from engine.whoccg.resolve.base import Outside
from engine.whoccg.running import Run
from engine.whoccg.state import State


@final
class PlaceUnderEffect(Outside):
    """Beneath the card that bears the ability."""

    def choices(self, s: State, source: int, me: int, here: int) -> list[int]:
        """Such cards of the hand."""
        return different(s, s.hand[me], self.find, source)

    def take(self, s: State, i: int, run: Run) -> None:
        """Beneath, if there is still something to lie beneath."""
        if s.place[run.source] == c.PLAY_PLACE:
            put_under(s, i, run.source)
            s.note(c.UNDER_EVENT, i, run.source)
