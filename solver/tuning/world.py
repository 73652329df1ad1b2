"""A game with everything a search needs: rules, features, and cards that an engine plays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from cards.construction.check import Checker
from cards.deck import Deck
from cards.ready import ReadyDeck, ready_deck
from engine.games import engine_of
from solver.optimiser.features import Features

Sections = Mapping[str, Mapping[str, int]]


@dataclass
class World:
    """`stamp` names the state of catalogue and rules that results belong to."""

    checker: Checker
    features: Features
    stamp: str = ""

    @property
    def game(self) -> str:
        return self.checker.rules.game

    @cached_property
    def seats(self) -> tuple[int, int]:
        return engine_of(self.game).PLAYERS

    def deck(self, sections: Sections) -> ReadyDeck:
        """A deck as the engine plays it."""
        return ready_deck(Deck.of(sections), self.checker.catalogue)

    def fits(self, one: Sections, other: Sections) -> list[str]:
        """What keeps two decks from being played against each other."""
        return engine_of(self.game).setup_problems([self.deck(one), self.deck(other)])
