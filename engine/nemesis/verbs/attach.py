"""Attach: what an Upgrade may be put on, or where an Installation is placed (NEM-E13 to E17)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from engine.nemesis.ability import NO_CARDS, Ability, Cards
from engine.nemesis.effect import Effect
from engine.nemesis.lowering import Lowering
from engine.nemesis.model import Filter
from engine.nemesis.nouns import one
from engine.nemesis.resolving import Resolving
from engine.nemesis.state import State


@mypyc_attr(native_class=False)
class Attach(Ability, frozen=True):
    """A Character of the kind named, or a Location."""

    cards: Cards = NO_CARDS
    to: str = ""
    """The name of a Location; "your-board" for any on one's own board, "any" for any at all."""

    def words(self) -> str:
        if self.cards != NO_CARDS:
            return f"attach to {one(self.cards)}"
        if self.to == "your-board":
            return "attach to a Location of your board"
        if self.to == "any":
            return "attach to any Location"
        return f"attach to {self.to}"

    def problems(self) -> list[str]:
        if (self.cards == NO_CARDS) == (self.to == ""):
            return ["expected either cards or to"]
        return []

    def lower(self, low: Lowering) -> Effect:
        cards = self.cards
        if cards == NO_CARDS:
            cards = Cards(where=self.to)
        return Attachment(low.cards(cards))


@final
class Attachment(Effect):
    """It says where the card is played; playing it does the rest."""

    __slots__ = ("cards",)

    def __init__(self, cards: Filter) -> None:
        self.cards = cards

    def run(self, s: State, f: Resolving) -> bool:
        return False

    def weight(self, s: State, player: int, card: int) -> float:
        return 0.0
