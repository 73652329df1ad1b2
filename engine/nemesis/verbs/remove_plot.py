"""Remove Plot: tokens leave a card, and what it counts falls back, never below 0 (R74)."""

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
class RemovePlot(Ability, frozen=True):
    """Take Plot tokens off this card."""

    count: int = 1

    def words(self) -> str:
        return f"take {self.count} Plot off this card"

    def lower(self, low: Lowering) -> Effect:
        return TakePlot(self.count)


@final
class TakePlot(Effect):
    """Plot tokens leave the card of the rule."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def possible(self, s: State, player: int, card: int) -> bool:
        return s.plot[card] > 0

    def run(self, s: State, f: Resolving) -> bool:
        taken = min(self.count, s.plot[f.card])
        if taken:
            s.plot[f.card] -= taken
            s.note(c.PLOT_OFF_EVENT, f.player, taken, f.card)
        return False

    def weight(self, s: State, player: int, card: int) -> float:
        return -1.0 * self.count
