"""Play cards from hand: "play any Nemesis Moment", "play 2 Hero cards" (NEM-E01 to E09)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from engine.nemesis.ability import Ability, Cards
from engine.nemesis.effect import Effect
from engine.nemesis.lowering import Lowering
from engine.nemesis.model import Filter
from engine.nemesis.nouns import traits
from engine.nemesis.playing import Playing, playable
from engine.nemesis.resolving import Resolving
from engine.nemesis.state import State
from engine.nemesis.worth import worth_of_playing


@mypyc_attr(native_class=False)
class PlayCards(Ability, frozen=True):
    """Play up to so many cards of a kind from hand; 0 is any number."""

    count: int = 0
    cards: Cards = Cards(of="nemesis")

    def words(self) -> str:
        if self.count == 0:
            return f"play any {traits(self.cards.of)}"
        noun = "card" if self.count == 1 else "cards"
        return f"play {self.count} {traits(self.cards.of)} {noun}"

    def lower(self, low: Lowering) -> Effect:
        return PlayFromHand(self.count, low.cards(self.cards))


@final
class PlayFromHand(Effect):
    """Card after card is played, each with its Play rules, until the player stops."""

    __slots__ = ("cards", "count")

    def __init__(self, count: int, cards: Filter) -> None:
        self.count = count
        self.cards = cards

    def possible(self, s: State, player: int, card: int) -> bool:
        for i in s.hand[player]:
            if playable(s, player, i, self.cards):
                return True
        return False

    def run(self, s: State, f: Resolving) -> bool:
        f.done()
        left = self.count or -1
        s.agenda.append(Playing(f.player, left, self.cards.groups, self.cards.bans, -1))
        return False

    def weight(self, s: State, player: int, card: int) -> float:
        values: list[float] = []
        for i in s.hand[player]:
            if playable(s, player, i, self.cards):
                value = worth_of_playing(s, player, i)
                if value > 0:
                    values.append(value)
        values.sort()
        values.reverse()
        if self.count:
            values = values[: self.count]
        total = 0.0
        for value in values:
            total += value
        return total
