"""Strengthen: Characters have more Strength, or less, while the card is in play."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from engine.nemesis.ability import Ability, Cards
from engine.nemesis.effect import Effect
from engine.nemesis.lowering import Lowering
from engine.nemesis.model import Filter
from engine.nemesis.nouns import noun, one
from engine.nemesis.resolving import Resolving
from engine.nemesis.select import matches
from engine.nemesis.state import State


@mypyc_attr(native_class=False)
class Strengthen(Ability, frozen=True):
    """So much Strength for each Character of a kind."""

    count: int = 1
    cards: Cards = Cards(of="minion", whose="yours")

    def words(self) -> str:
        sign = "+" if self.count >= 0 else ""
        if self.cards.where == "this":
            return f"{one(self.cards)} has {sign}{self.count} Strength"
        return f"{noun(self.cards, many=True)} have {sign}{self.count} Strength"

    def lower(self, low: Lowering) -> Effect:
        return Reinforcement(self.count, low.cards(self.cards))


@final
class Reinforcement(Effect):
    """Read whenever a Strength is asked for."""

    __slots__ = ("cards", "count")

    def __init__(self, count: int, cards: Filter) -> None:
        self.count = count
        self.cards = cards

    def strengthens(self, s: State, card: int, other: int) -> int:
        return self.count if matches(s, self.cards, other, s.control[card], card) else 0

    def is_static(self) -> bool:
        return True

    def run(self, s: State, f: Resolving) -> bool:
        return False

    def weight(self, s: State, player: int, card: int) -> float:
        return 1.2 * self.count
