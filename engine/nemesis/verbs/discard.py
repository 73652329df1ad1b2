"""Discard: cards from hand, as a price or as a penalty (NEM-E27)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from engine.nemesis import constants as c
from engine.nemesis.ability import Ability, Cards
from engine.nemesis.asking import ask_card, ask_player
from engine.nemesis.effect import Effect
from engine.nemesis.keeping import keep_worth
from engine.nemesis.lowering import Lowering
from engine.nemesis.model import Filter
from engine.nemesis.nouns import counted, noun
from engine.nemesis.resolving import NO_CHOICE, Resolving
from engine.nemesis.select import opponents
from engine.nemesis.state import State
from engine.nemesis.zones import discard_from_hand

YOU = 0
ONE_OPPONENT = 1
EACH_OPPONENT = 2
WHO = ("you", "opponent", "each-opponent")


@mypyc_attr(native_class=False)
class Discard(Ability, frozen=True):
    """Somebody discards cards from hand; who discards picks them."""

    count: int = 1
    cards: Cards = Cards()
    who: str = "you"
    price: bool = False
    """The rest of the rule depends on it."""

    def words(self) -> str:
        what = counted(self.count, noun(self.cards)) if self.cards.of else ""
        what = what or counted(self.count, "card")
        if self.who == "you":
            return f"discard {what}"
        if self.who == "opponent":
            return f"an opponent of your choice discards {what}"
        return f"each opponent discards {what}"

    def problems(self) -> list[str]:
        return [] if self.who in WHO else [f"who: expected one of {', '.join(WHO)}"]

    def lower(self, low: Lowering) -> Effect:
        return DiscardHand(self.count, low.cards(self.cards), WHO.index(self.who), self.price)


@final
class DiscardHand(Effect):
    """`picked` holds the players who still discard, the next one last."""

    __slots__ = ("cards", "count", "price", "who")

    def __init__(self, count: int, cards: Filter, who: int, price: bool) -> None:
        self.count = count
        self.cards = cards
        self.who = who
        self.price = price

    def is_cost(self) -> bool:
        return self.price

    def fitting(self, s: State, player: int) -> list[int]:
        """Cards in the player's hand that may be discarded."""
        return [i for i in s.hand[player] if self.cards.fits(s.pool.designs[s.design[i]].traits)]

    def possible(self, s: State, player: int, card: int) -> bool:
        if self.who == YOU:
            have = len(self.fitting(s, player))
            return have >= self.count if self.price else have > 0
        for other in opponents(s, player):
            if s.hand[other]:
                return True
        return False

    def run(self, s: State, f: Resolving) -> bool:
        if f.stage == 0:
            if self.who == ONE_OPPONENT:
                others = [other for other in opponents(s, f.player) if s.hand[other]]
                if f.chosen == NO_CHOICE and len(others) > 1:
                    return ask_player(s, f, others)
                f.picked = [f.chosen] if f.chosen >= 0 else others
            elif self.who == EACH_OPPONENT:
                f.picked = opponents(s, f.player)
                f.picked.reverse()
            else:
                f.picked = [f.player]
            f.stage = 1
            f.left = self.count
            f.chosen = NO_CHOICE
        while f.picked:
            player = f.picked[len(f.picked) - 1]
            if f.chosen >= 0:
                card = f.chosen
                f.chosen = NO_CHOICE
                f.left -= 1
                depth = len(s.agenda)
                discard_from_hand(s, card, player)
                if len(s.agenda) != depth:
                    return False
            cards = self.fitting(s, player)
            if f.left <= 0 or not cards:
                f.picked.pop()
                f.left = self.count
                continue
            ask_card(s, f, cards)
            s.seat = player
            s.kind = c.DISCARD_DECISION
            return True
        return False

    def weight(self, s: State, player: int, card: int) -> float:
        if self.who == YOU:
            return -0.4 * self.count
        return 0.5 * self.count * (s.seats - 1 if self.who == EACH_OPPONENT else 1)

    def target_weight(self, s: State, player: int, card: int, target: int) -> float:
        return -keep_worth(s, s.seat, target)
