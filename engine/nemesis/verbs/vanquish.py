"""Vanquish: a card at a Location goes to its owner's discard pile (NEM-E35, E36)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from engine.nemesis.ability import Ability, Cards
from engine.nemesis.asking import ask_card
from engine.nemesis.codes import LOCATION, SPOTS
from engine.nemesis.effect import Effect
from engine.nemesis.lowering import Lowering
from engine.nemesis.model import Filter
from engine.nemesis.nouns import noun, one
from engine.nemesis.resolving import NO_CHOICE, Resolving
from engine.nemesis.select import chosen_by, strength_of
from engine.nemesis.state import State
from engine.nemesis.zones import vanquish


@mypyc_attr(native_class=False)
class Vanquish(Ability, frozen=True):
    """Discard one card at a Location, or all of a kind."""

    cards: Cards = Cards(of="character")
    all: bool = False

    def words(self) -> str:
        if self.all:
            return f"vanquish all {noun(self.cards, many=True)}"
        return f"vanquish {one(self.cards)}"

    def lower(self, low: Lowering) -> Effect:
        return VanquishCards(low.cards(self.cards), self.all)


@final
class VanquishCards(Effect):
    """The player picks; own cards are targets too (R58)."""

    __slots__ = ("cards", "every")

    def __init__(self, cards: Filter, every: bool) -> None:
        self.cards = cards
        self.every = every

    def targets(self, s: State, player: int, card: int, subject: int) -> list[int]:
        """Cards that may be vanquished."""
        found: list[int] = []
        for i in chosen_by(s, self.cards, player, card, subject):
            if s.place[i] == LOCATION:
                found.append(i)
        return found

    def possible(self, s: State, player: int, card: int) -> bool:
        return bool(self.targets(s, player, card, -1))

    def run(self, s: State, f: Resolving) -> bool:
        if f.chosen == NO_CHOICE:
            found = self.targets(s, f.player, f.card, f.subject)
            if not found:
                return False
            if self.every:
                f.done()
                for i in found:
                    vanquish(s, i, f.player)
                return False
            if len(found) > 1:
                return ask_card(s, f, found)
            f.chosen = found[0]
        target = f.chosen
        f.done()
        vanquish(s, target, f.player)
        return False

    def weight(self, s: State, player: int, card: int) -> float:
        best = 0.0
        total = 0.0
        for i in self.targets(s, player, card, -1):
            value = 0.8 + 0.35 * strength_of(s, i)
            if s.control[i] == player and s.spot[i] // SPOTS != player:
                value = -value
            total += value
            best = max(best, value)
        return total if self.every else best

    def target_weight(self, s: State, player: int, card: int, target: int) -> float:
        value = 0.8 + 0.35 * strength_of(s, target)
        mine = s.control[target] == player and s.spot[target] // SPOTS != player
        return -value if mine else value + (0.5 if s.spot[target] // SPOTS == player else 0.0)
