"""A game with everything a search needs: rules, features, and cards that an engine plays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from cards.construction.check import Checker
from engine.cards import Card, Deck, card_from_table
from engine.games import engine_of
from solver.optimiser.features import Features

Sections = Mapping[str, Mapping[str, int]]


@dataclass
class World:
    """`stamp` names the state of catalogue and rules that results belong to."""

    checker: Checker
    features: Features
    stamp: str = ""
    _cards: dict[str, Card] = field(default_factory=dict)

    @property
    def game(self) -> str:
        return self.checker.rules.game

    @cached_property
    def seats(self) -> tuple[int, int]:
        return engine_of(self.game).PLAYERS

    def card(self, card: str) -> Card:
        """A card as the engine plays it."""
        if card not in self._cards:
            value = self.checker.catalogue.by_id[card]
            table = {
                "id": value.id,
                "name": value.name,
                "subtitle": value.subtitle,
                "type": value.type,
                "fields": dict(value.fields),
                "ability": list(value.abilities),
            }
            self._cards[card] = card_from_table(self.game, table)
        return self._cards[card]

    def deck(self, sections: Sections) -> Deck:
        """A deck as the engine plays it: sections in the game's order, cards in order of id."""
        known = [one for one in self.checker.catalogue.game.sections if one in sections]
        return Deck(
            sections={
                section: tuple(
                    self.card(card)
                    for card, copies in sorted(sections[section].items())
                    for _ in range(copies)
                )
                for section in known
            }
        )

    def fits(self, one: Sections, other: Sections) -> list[str]:
        """What keeps two decks from being played against each other."""
        return engine_of(self.game).setup_problems([self.deck(one), self.deck(other)])
