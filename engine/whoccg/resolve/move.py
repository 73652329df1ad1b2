"""Move: a card goes to another place."""

from __future__ import annotations

from typing import final

from engine.whoccg import codes as k
from engine.whoccg import constants as c
from engine.whoccg import options as o
from engine.whoccg.board import move_to
from engine.whoccg.model import SpotSel
from engine.whoccg.moving import destinations, may_move
from engine.whoccg.resolve.base import OnCards
from engine.whoccg.running import Run
from engine.whoccg.select import tardis_of
from engine.whoccg.state import State


@final
class MoveEffect(OnCards):
    """Move a Character or an Artifact."""

    __slots__ = ("allows", "spot", "to_here", "to_tardis")

    def __init__(self, spot: SpotSel | None, to_here: bool, to_tardis: bool, allows: bool) -> None:
        super().__init__()
        self.spot = spot
        self.to_here = to_here
        self.to_tardis = to_tardis
        self.allows = allows

    def places(self, s: State, i: int, me: int, here: int) -> list[int]:
        """Where a card may be moved."""
        if self.to_here or self.to_tardis:
            place = here
            if self.to_tardis:
                ship = tardis_of(s, me)
                place = s.spot[ship] if ship >= 0 else -1
            if place < 0 or place == s.spot[i]:
                return []
            return [place] if place in destinations(s, i, me, None, here, True) else []
        return destinations(s, i, me, self.spot, here, self.allows)

    def sensible(self, s: State, i: int, me: int, here: int) -> bool:
        """Characters and Artifacts that can move to such a place."""
        if s.kinds[i] & k.CHARACTERS == 0 and s.pool.designs[s.design[i]].type != k.T_ARTIFACT:
            return False
        return may_move(s, i, me) and len(self.places(s, i, me, here)) > 0

    def works(self, s: State, i: int, run: Run) -> bool:
        """Where each of several can go is asked for none of them."""
        return s.place[i] == c.PLAY_PLACE

    def asks_more(self, s: State, run: Run) -> bool:
        """Ask where the card goes."""
        if run.place != k.NOT_YET or run.chosen < 0:
            return False
        found = self.places(s, run.chosen, run.me, run.here)
        if len(found) > 1:
            s.options = [o.choose_place(place) for place in found]
            s.seat = run.asks()
            s.kind = c.MOVE_BY_CARD_DECISION
            return True
        run.place = found[0] if found else k.NOTHING
        return False

    def act_on(self, s: State, i: int, run: Run) -> None:
        """Move."""
        if run.place >= 0 and may_move(s, i, run.me):
            move_to(s, i, run.place)
            s.note(c.MOVED_EVENT, i, run.place)

    def gain_on(self, s: State, me: int, i: int) -> float:
        """Moving others away is a little better than moving one's own."""
        return 0.1 if s.controller[i] == me else 0.2
