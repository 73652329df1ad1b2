"""Gain Plot: Plot tokens on one's own board (NEM-E31)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from engine.nemesis import constants as c
from engine.nemesis.ability import NO_CARDS, Ability, Cards
from engine.nemesis.effect import Effect
from engine.nemesis.lowering import Lowering
from engine.nemesis.model import Filter
from engine.nemesis.nouns import noun
from engine.nemesis.resolving import Resolving
from engine.nemesis.select import count_of
from engine.nemesis.state import State


@mypyc_attr(native_class=False)
class GainPlot(Ability, frozen=True):
    """Gain Plot tokens on the board."""

    count: int = 1
    per: Cards = NO_CARDS

    def words(self) -> str:
        each = f" for each {noun(self.per)}" if self.per != NO_CARDS else ""
        return f"gain {self.count} Plot{each}"

    def lower(self, low: Lowering) -> Effect:
        return AddPlot(self.count, low.cards(self.per) if self.per != NO_CARDS else None)


@final
class AddPlot(Effect):
    """Plot tokens for the player's board."""

    __slots__ = ("count", "per")

    def __init__(self, count: int, per: Filter | None) -> None:
        self.count = count
        self.per = per

    def amount(self, s: State, player: int, card: int) -> int:
        """How many tokens it would be."""
        if self.per is None:
            return self.count
        return self.count * count_of(s, self.per, player, card)

    def possible(self, s: State, player: int, card: int) -> bool:
        return self.amount(s, player, card) > 0

    def run(self, s: State, f: Resolving) -> bool:
        amount = self.amount(s, f.player, f.card)
        if amount:
            s.wealth[f.player] += amount
            s.note(c.PLOT_EVENT, f.player, amount)
        return False

    def weight(self, s: State, player: int, card: int) -> float:
        return 2.5 * self.amount(s, player, card)
