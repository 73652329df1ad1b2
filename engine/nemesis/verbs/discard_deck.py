"""Discard from the deck: the top cards of a player's deck go to the discard pile (NEM-Y17)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from engine.nemesis import constants as c
from engine.nemesis.ability import Ability
from engine.nemesis.asking import ask_player
from engine.nemesis.effect import Effect
from engine.nemesis.lowering import Lowering
from engine.nemesis.nouns import counted
from engine.nemesis.resolving import NO_CHOICE, Resolving
from engine.nemesis.state import State
from engine.nemesis.wins import deck_emptied
from engine.nemesis.zones import to_pile


@mypyc_attr(native_class=False)
class DiscardDeck(Ability, frozen=True):
    """A player discards the top cards of their deck."""

    count: int = 1
    own: bool = False
    """The player of the rule; else a player of their choice."""

    def words(self) -> str:
        who = "discard" if self.own else "a player of your choice discards"
        deck = "your" if self.own else "their"
        return f"{who} the top {counted(self.count, 'card')} of {deck} deck"

    def lower(self, low: Lowering) -> Effect:
        return MillDeck(self.count, self.own)


@final
class MillDeck(Effect):
    """Cards go from the top of a deck to the discard pile."""

    __slots__ = ("count", "own")

    def __init__(self, count: int, own: bool) -> None:
        self.count = count
        self.own = own

    def possible(self, s: State, player: int, card: int) -> bool:
        if self.own:
            return bool(s.deck[player])
        for deck in s.deck:
            if deck:
                return True
        return False

    def run(self, s: State, f: Resolving) -> bool:
        victim = f.player
        if not self.own:
            players = [player for player in range(s.seats) if s.deck[player]]
            if not players:
                return False
            if f.chosen == NO_CHOICE:
                return ask_player(s, f, players)
            victim = f.chosen
        for _ in range(self.count):
            deck = s.deck[victim]
            if not deck:
                break
            card = deck[len(deck) - 1]
            to_pile(s, card)
            s.note(c.MILLED_EVENT, f.player, card, victim)
            if not s.deck[victim]:
                deck_emptied(s, f.player)
        return False

    def weight(self, s: State, player: int, card: int) -> float:
        return 0.2 * self.count
