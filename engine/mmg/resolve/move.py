"""Move: bring a card to another Zone on its own side."""

from __future__ import annotations

from typing import final

from engine.mmg.board import move_card
from engine.mmg.codes import (
    BAN_MOVE,
    M_ANY_ZONE,
    M_NEIGHBOUR,
    M_NONE,
    P_EACH,
    TO_ANY,
    TO_CHOSEN,
    TO_NEIGHBOURING,
)
from engine.mmg.constants import PLAY_PLACE
from engine.mmg.limits import room
from engine.mmg.resolve.base import OnCards
from engine.mmg.state import State
from engine.mmg.use import Use


@final
class MoveEffect(OnCards):
    """To a named Zone, the chosen one, or one that the player picks; its own card may go along."""

    __slots__ = ("self_too", "to")

    def __init__(self, to: int, self_too: bool) -> None:
        super().__init__()
        self.conditional = True
        self.to = to
        self.self_too = self_too

    def _zone(self, s: State, mode: int) -> int:
        if self.to < TO_CHOSEN:
            return self.to
        return s.chosen if self.to == TO_CHOSEN else mode - 1

    def _free(self, s: State, i: int, zone: int) -> bool:
        """Whether a card may leave for a Zone, room aside."""
        near = self.to != TO_NEIGHBOURING or abs(s.zone[i] - zone) == 1
        return near and zone != s.zone[i] and not s.bans[i] & BAN_MOVE

    def _able(self, s: State, i: int, source: int, zone: int) -> bool:
        """Whether a card may be moved; with its companion both move or neither does."""
        if not self._free(s, i, zone):
            return False
        places = 1
        if self.self_too and i != source:
            if s.place[source] != PLAY_PLACE or not self._free(s, source, zone):
                return False
            if s.owner[source] == s.owner[i]:
                places = 2
            elif room(s, s.owner[source], zone) < 1:
                return False
        return room(s, s.owner[i], zone) >= places

    def possible(self, s: State, source: int, first: int, second: int, mode: int) -> bool:
        """Whether the card that is picked can be moved there at all."""
        zone = self._zone(s, mode)
        if zone < 0:
            return False
        i = source if self.slot < 0 else (first if self.slot == 0 else second)
        if self.pick == P_EACH:
            return True
        return i >= 0 and self._able(s, i, source, zone)

    def act(self, s: State, cards: list[int], use: Use) -> None:
        """Move what may be moved and finds room (R26)."""
        zone = self._zone(s, use.mode)
        if zone < 0:
            return
        for i in cards:
            if self._able(s, i, use.source, zone):
                move_card(s, i, zone)
                if self.self_too and i != use.source:
                    move_card(s, use.source, zone)

    def mode(self) -> int:
        """The player may pick the Zone."""
        if self.to == TO_NEIGHBOURING:
            return M_NEIGHBOUR
        return M_ANY_ZONE if self.to == TO_ANY else M_NONE

    def gain_on(self, s: State, i: int, use: Use) -> float:
        """Hardly ever worth a card by itself."""
        return -0.2
