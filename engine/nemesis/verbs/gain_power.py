"""Gain Power: "gain 2 Power", or so much for each card of a kind (NEM-E29, E30)."""

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
class GainPower(Ability, frozen=True):
    """Gain Power tokens."""

    count: int = 1
    per: Cards = NO_CARDS
    """So much for each of these cards."""

    def words(self) -> str:
        each = f" for each {noun(self.per)}" if self.per != NO_CARDS else ""
        return f"gain {self.count} Power{each}"

    def lower(self, low: Lowering) -> Effect:
        return AddPower(self.count, low.cards(self.per) if self.per != NO_CARDS else None)


@final
class AddPower(Effect):
    """Power tokens for the player."""

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
            s.power[f.player] += amount
            s.note(c.GAINED_EVENT, f.player, amount)
        return False

    def weight(self, s: State, player: int, card: int) -> float:
        room = max(1, 6 - s.power[player])
        return 0.55 * min(room, self.amount(s, player, card))
