"""Add Strength to one's own total in a Conflict (NEM-C18, C22)."""

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
class AddStrength(Ability, frozen=True):
    """So much Strength; 0 stands for the Strength printed on the card."""

    count: int = 0

    def words(self) -> str:
        return f"add {self.count} Strength" if self.count else "add this card's Strength"

    def lower(self, low: Lowering) -> Effect:
        return Strengthening(self.count or low.strength)


@final
class Strengthening(Effect):
    """It goes to the total of the player, and counts only with a Minion in the Conflict."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def possible(self, s: State, player: int, card: int) -> bool:
        return s.fight_spot >= 0

    def run(self, s: State, f: Resolving) -> bool:
        s.added[f.player] += self.count
        s.note(c.STRONGER_EVENT, f.player, self.count)
        return False

    def weight(self, s: State, player: int, card: int) -> float:
        return 0.6 * self.count if player in s.fighters else 0.0
