"""Search: a card of a kind from the deck, which is then shuffled (NEM-E25, E26)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from engine.nemesis import constants as c
from engine.nemesis.ability import Ability, Cards
from engine.nemesis.asking import ask_card
from engine.nemesis.effect import Effect
from engine.nemesis.keeping import keep_worth
from engine.nemesis.lowering import Lowering
from engine.nemesis.model import Filter
from engine.nemesis.nouns import noun
from engine.nemesis.playing import free_ways, play_from_elsewhere
from engine.nemesis.resolving import Resolving
from engine.nemesis.state import State
from engine.nemesis.zones import set_aside, shuffle_deck, to_hand


@mypyc_attr(native_class=False)
class Search(Ability, frozen=True):
    """Find a card in one's own deck."""

    cards: Cards = Cards()
    to: str = "hand"

    def words(self) -> str:
        after = ", play it" if self.to == "play" else ", put it into your hand"
        what = noun(self.cards) if self.cards.named else f"1 {noun(self.cards)}"
        return f"search your deck for {what}{after} and shuffle your deck"

    def problems(self) -> list[str]:
        return [] if self.to in ("hand", "play") else ["to: expected hand or play"]

    def lower(self, low: Lowering) -> Effect:
        return FromDeck(low.cards(self.cards), self.to == "play")


@final
class FromDeck(Effect):
    """The searcher sees the deck; if it has such a card one must be taken (R54)."""

    __slots__ = ("cards", "plays")

    def __init__(self, cards: Filter, plays: bool) -> None:
        self.cards = cards
        self.plays = plays

    def fitting(self, s: State, player: int) -> list[int]:
        """Cards of the deck that may be taken."""
        found: list[int] = []
        for i in s.deck[player]:
            d = s.pool.designs[s.design[i]]
            if not self.cards.fits(d.traits):
                continue
            if self.cards.design != "" and d.card_id != self.cards.design:
                continue
            if self.plays and not free_ways(s, player, i):
                continue
            found.append(i)
        return found

    def possible(self, s: State, player: int, card: int) -> bool:
        return bool(s.deck[player])

    def run(self, s: State, f: Resolving) -> bool:
        player = f.player
        if f.chosen < 0:
            for i in s.deck[player]:
                s.known[i] |= 1 << player
            cards = self.fitting(s, player)
            if cards:
                return ask_card(s, f, cards)
            shuffle_deck(s, player)
            return False
        card = f.chosen
        f.done()
        s.note(c.FOUND_EVENT, player)
        if self.plays:
            set_aside(s, card)
            shuffle_deck(s, player)
            play_from_elsewhere(s, player, card)
        else:
            to_hand(s, card, player)
            shuffle_deck(s, player)
        return False

    def weight(self, s: State, player: int, card: int) -> float:
        return 1.6 if self.possible(s, player, card) else 0.0

    def target_weight(self, s: State, player: int, card: int, target: int) -> float:
        return keep_worth(s, player, target)
