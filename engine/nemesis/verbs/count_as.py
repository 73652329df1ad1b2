"""Count as: Characters have a further trait while the card is in play (The Master Race)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from engine.nemesis.ability import Ability, Cards
from engine.nemesis.codes import LOCATION, NAMED
from engine.nemesis.effect import Effect
from engine.nemesis.lowering import Lowering
from engine.nemesis.model import Filter
from engine.nemesis.nouns import noun
from engine.nemesis.resolving import Resolving
from engine.nemesis.select import place_name
from engine.nemesis.state import State


@mypyc_attr(native_class=False)
class CountAs(Ability, frozen=True):
    """Cards of a kind count as having a trait."""

    trait: str = "master"
    cards: Cards = Cards(of="character")

    def words(self) -> str:
        return f"{noun(self.cards, many=True)} count as {self.trait.capitalize()}s"

    def lower(self, low: Lowering) -> Effect:
        return Lending(low.bits(self.trait)[0], low.cards(self.cards))


@final
class Lending(Effect):
    """Only printed traits and the Location are asked, so that nothing depends on itself."""

    __slots__ = ("cards", "trait")

    def __init__(self, trait: int, cards: Filter) -> None:
        self.trait = trait
        self.cards = cards

    def lends(self, s: State, card: int, other: int) -> int:
        if s.place[other] != LOCATION:
            return 0
        if not self.cards.fits(s.pool.designs[s.design[other]].traits):
            return 0
        if self.cards.where == NAMED and place_name(s, s.spot[other]) != self.cards.place:
            return 0
        return self.trait

    def is_static(self) -> bool:
        return True

    def run(self, s: State, f: Resolving) -> bool:
        return False

    def weight(self, s: State, player: int, card: int) -> float:
        return 2.0
