"""Place: a card is put into play at no Cost."""

from __future__ import annotations

from typing import final

from engine.whoccg.placing import different, place_card, placeable
from engine.whoccg.resolve.base import Outside
from engine.whoccg.running import Run
from engine.whoccg.state import State


@final
class PlaceEffect(Outside):
    """From hand or discard pile (P38)."""

    __slots__ = ("from_pile", "native")

    def __init__(self, find: list[bool], from_pile: bool, native: bool) -> None:
        super().__init__(find)
        self.from_pile = from_pile
        self.native = native

    def choices(self, s: State, source: int, me: int, here: int) -> list[int]:
        """Such cards that may lie here."""
        found: list[int] = []
        for i in different(s, s.pile[me] if self.from_pile else s.hand[me], self.find, source):
            if placeable(s, me, s.design[i], here, self.native):
                found.append(i)
        return found

    def take(self, s: State, i: int, run: Run) -> None:
        """Into play."""
        place_card(s, i, run.me, run.here)
