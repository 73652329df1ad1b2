"""Take control: a card in play answers to another player (NEM-B06, R15)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from engine.nemesis import constants as c
from engine.nemesis.ability import Ability, Cards
from engine.nemesis.asking import ask_card
from engine.nemesis.effect import Effect
from engine.nemesis.lowering import Lowering
from engine.nemesis.model import Filter
from engine.nemesis.nouns import one
from engine.nemesis.resolving import NO_CHOICE, Resolving
from engine.nemesis.select import chosen_by
from engine.nemesis.state import State


@mypyc_attr(native_class=False)
class TakeControl(Ability, frozen=True):
    """The player of the rule controls the card from now on; its owner stays its owner."""

    cards: Cards = Cards(where="this")

    def words(self) -> str:
        return f"take control of {one(self.cards)}"

    def lower(self, low: Lowering) -> Effect:
        return Taking(low.cards(self.cards))


@final
class Taking(Effect):
    """Control passes; tokens stay on the card (R78)."""

    __slots__ = ("cards",)

    def __init__(self, cards: Filter) -> None:
        self.cards = cards

    def targets(self, s: State, player: int, card: int, subject: int) -> list[int]:
        """Cards that the player does not control yet."""
        found: list[int] = []
        for i in chosen_by(s, self.cards, player, card, subject):
            if s.control[i] != player:
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
        s.control[f.chosen] = f.player
        s.note(c.TAKEN_EVENT, f.player, f.chosen)
        return False

    def weight(self, s: State, player: int, card: int) -> float:
        return 1.5 if self.possible(s, player, card) else 0.0

    def target_weight(self, s: State, player: int, card: int, target: int) -> float:
        return 1.0
