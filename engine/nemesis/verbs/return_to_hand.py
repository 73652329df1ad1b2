"""Return to hand: a card in play goes back to a hand; its Upgrades are discarded (NEM-E15)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from engine.nemesis import constants as c
from engine.nemesis.ability import Ability, Cards
from engine.nemesis.asking import ask_card
from engine.nemesis.codes import CAPTURED, LOCATION
from engine.nemesis.effect import Effect
from engine.nemesis.lowering import Lowering
from engine.nemesis.model import Filter
from engine.nemesis.nouns import one
from engine.nemesis.resolving import NO_CHOICE, Resolving
from engine.nemesis.select import chosen_by
from engine.nemesis.state import State
from engine.nemesis.zones import to_hand


@mypyc_attr(native_class=False)
class ReturnToHand(Ability, frozen=True):
    """A card at a Location, or a Captured Doctor, returns to its owner's hand."""

    cards: Cards = Cards(of="minion", whose="yours")
    captured: bool = False

    def words(self) -> str:
        if self.captured:
            return "return a Captured Doctor to the hand of its owner"
        return f"return {one(self.cards)} to its owner's hand"

    def lower(self, low: Lowering) -> Effect:
        return BackToHand(low.cards(self.cards), self.captured)


@final
class BackToHand(Effect):
    """The player picks the card."""

    __slots__ = ("captured", "cards")

    def __init__(self, cards: Filter, captured: bool) -> None:
        self.cards = cards
        self.captured = captured

    def targets(self, s: State, player: int, card: int, subject: int) -> list[int]:
        """Cards that may return."""
        if self.captured:
            return [i for i in range(s.cards) if s.place[i] == CAPTURED]
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
            if len(found) > 1:
                return ask_card(s, f, found)
            f.chosen = found[0]
        target = f.chosen
        s.note(c.RETURNED_EVENT, s.owner[target], target)
        to_hand(s, target, s.owner[target])
        return False

    def weight(self, s: State, player: int, card: int) -> float:
        best = 0.0
        for i in self.targets(s, player, card, -1):
            best = max(best, 0.8 if s.control[i] != player else 0.2)
        return best

    def target_weight(self, s: State, player: int, card: int, target: int) -> float:
        return 1.0 if s.control[target] != player else 0.1
