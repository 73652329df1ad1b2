"""Double Power: committed Power tokens count twice in the Conflict (NEM-C23, X07)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from engine.nemesis import constants as c
from engine.nemesis.ability import Ability
from engine.nemesis.effect import Effect
from engine.nemesis.lowering import Lowering
from engine.nemesis.resolving import Resolving
from engine.nemesis.state import State


@mypyc_attr(native_class=False)
class DoublePower(Ability, frozen=True):
    """The player's own committed Power counts double."""

    def words(self) -> str:
        return "your committed Power counts double"

    def lower(self, low: Lowering) -> Effect:
        return Doubling()


@final
class Doubling(Effect):
    """Each token counts 2 instead of 1; two such rules do not make it 4."""

    __slots__ = ()

    def possible(self, s: State, player: int, card: int) -> bool:
        return s.fight_spot >= 0 and s.committed[player] > 0 and s.factor[player] == 1

    def run(self, s: State, f: Resolving) -> bool:
        s.factor[f.player] = 2
        s.note(c.DOUBLED_EVENT, f.player)
        return False

    def weight(self, s: State, player: int, card: int) -> float:
        return 0.6 * s.committed[player] if s.committed[player] > 0 else 0.0
