"""Spend Power: the price of what follows in the same rule."""

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
class SpendPower(Ability, frozen=True):
    """Discard Power tokens as a cost."""

    count: int = 1

    def words(self) -> str:
        return f"spend {self.count} Power"

    def lower(self, low: Lowering) -> Effect:
        return PayPower(self.count)


@final
class PayPower(Effect):
    """Power tokens go; without enough of them the rule cannot be used."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def is_cost(self) -> bool:
        return True

    def possible(self, s: State, player: int, card: int) -> bool:
        return s.power[player] >= self.count

    def run(self, s: State, f: Resolving) -> bool:
        s.power[f.player] -= min(self.count, s.power[f.player])
        s.note(c.SPENT_EVENT, f.player, self.count)
        return False

    def weight(self, s: State, player: int, card: int) -> float:
        return -0.5 * self.count
