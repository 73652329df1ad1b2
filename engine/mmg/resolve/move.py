"""Move: bring a card to another Zone on its own side."""

from __future__ import annotations

from typing import final

from engine.mmg.board import move_card
from engine.mmg.codes import (
    BAN_MOVE,
    M_ANY_ZONE,
    M_NEIGHBOUR,
    M_NONE,
    TO_ANY,
    TO_CHOSEN,
    TO_NEIGHBOURING,
)
from engine.mmg.constants import PLAY_PLACE
from engine.mmg.frames import Use
from engine.mmg.resolve.base import OnCards
from engine.mmg.state import State


@final
class MoveEffect(OnCards):
    """To a named Zone, the chosen one, or one that the player picks; its own card may go along."""

    __slots__ = ("self_too", "to")

    def __init__(self, to: int, self_too: bool) -> None:
        super().__init__()
        self.to = to
        self.self_too = self_too

    def act(self, s: State, cards: list[int], use: Use) -> None:
        """Move what may be moved and finds room (R26)."""
        zone = use.mode - 1
        if self.to < TO_CHOSEN:
            zone = self.to
        elif self.to == TO_CHOSEN:
            zone = s.chosen
        if zone < 0:
            return
        source = use.source
        for i in cards:
            near = self.to != TO_NEIGHBOURING or abs(s.zone[i] - zone) == 1
            if near and not s.bans[i] & BAN_MOVE:
                move_card(s, i, zone)
        if self.self_too and s.place[source] == PLAY_PLACE and not s.bans[source] & BAN_MOVE:
            move_card(s, source, zone)

    def mode(self) -> int:
        """The player may pick the Zone."""
        if self.to == TO_NEIGHBOURING:
            return M_NEIGHBOUR
        return M_ANY_ZONE if self.to == TO_ANY else M_NONE

    def moves(self) -> bool:
        """The Zone is seen from the card that was picked."""
        return self.slot >= 0

    def gain_on(self, s: State, i: int, use: Use) -> float:
        """Hardly ever worth a card by itself."""
        return -0.2
