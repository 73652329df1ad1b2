"""Search: a card of the draw deck is fetched, and the deck is shuffled."""

from __future__ import annotations

from typing import final

from engine.whoccg import constants as c
from engine.whoccg.board import shuffle, to_hand
from engine.whoccg.placing import different, place_card, placeable
from engine.whoccg.resolve.base import Outside
from engine.whoccg.running import Run
from engine.whoccg.state import State


@final
class SearchEffect(Outside):
    """Into hand, for all to see, or into play (E11)."""

    __slots__ = ("into_play",)

    def __init__(self, find: list[bool], into_play: bool) -> None:
        super().__init__(find)
        self.into_play = into_play

    def feasible(self, s: State, source: int, me: int, that: int, here: int) -> bool:
        """One may look through any deck that is not empty."""
        return len(s.deck[me]) > 0

    def choices(self, s: State, source: int, me: int, here: int) -> list[int]:
        """Such cards of the deck; Nativity holds for what is put into play (P12)."""
        found = different(s, s.deck[me], self.find, source)
        if self.into_play:
            return [i for i in found if placeable(s, me, s.design[i], here, True)]
        return found

    def look(self, s: State, me: int) -> None:
        """The whole deck."""
        for i in s.deck[me]:
            s.known[i] |= 1 << me

    def in_vain(self, s: State, me: int) -> None:
        """The deck is shuffled all the same."""
        s.note(c.SEARCHED_EVENT, me, -1)
        shuffle(s, me)

    def take(self, s: State, i: int, run: Run) -> None:
        """Fetch it."""
        s.note(c.SEARCHED_EVENT, run.me, i)
        if self.into_play:
            place_card(s, i, run.me, run.here)
        else:
            s.known[i] = (1 << s.seats) - 1
            to_hand(s, i)
        shuffle(s, run.me)
