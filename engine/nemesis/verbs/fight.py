"""Fight: start one more Conflict (Seek Prey)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from engine.nemesis import constants as c
from engine.nemesis import options as o
from engine.nemesis.ability import Ability
from engine.nemesis.conflict import Conflict, legal_spots
from engine.nemesis.effect import Effect
from engine.nemesis.lowering import Lowering
from engine.nemesis.resolving import Resolving
from engine.nemesis.state import State


@mypyc_attr(native_class=False)
class Fight(Ability, frozen=True):
    """Start a Conflict beyond the one of the Conflict Step."""

    def words(self) -> str:
        return "start a Conflict"

    def lower(self, low: Lowering) -> Effect:
        return StartFight()


@final
class StartFight(Effect):
    """The player names a Location as in the Conflict Step."""

    __slots__ = ()

    def possible(self, s: State, player: int, card: int) -> bool:
        return s.fight_spot < 0 and bool(legal_spots(s, player))

    def run(self, s: State, f: Resolving) -> bool:
        if s.fight_spot >= 0:
            return False
        if f.chosen < 0:
            spots = legal_spots(s, f.player)
            if not spots:
                return False
            s.options = [o.start_conflict(spot) for spot in spots]
            s.seat = f.player
            s.kind = c.CONFLICT_DECISION
            return True
        spot = f.chosen
        f.done()
        s.agenda.append(Conflict(f.player, spot))
        return False

    def weight(self, s: State, player: int, card: int) -> float:
        return 1.0 if self.possible(s, player, card) else 0.0
