"""Decks of the site as an engine plays them."""

from __future__ import annotations

from typing import Any

import msgspec

from cards.catalogue.values import Card
from cards.deck import Deck
from cards.ready import ReadyDeck, ready_deck
from decks.models import DeckVersion
from decks.selectors.game_rules import GameRules
from decks.selectors.verdicts import value_of
from engine.games import GAMES


def has_engine(game: str) -> bool:
    """Whether games of it can be played here."""
    return game in GAMES


def plays_pairs(game: str) -> bool:
    """Whether two decks of it can be played against each other here."""
    return game in GAMES and GAMES[game].PLAYERS[0] <= 2 <= GAMES[game].PLAYERS[1]


def card_table(card: Card) -> dict[str, Any]:
    """A card as plain data that an engine reads; what a contest freezes."""
    table: dict[str, Any] = msgspec.to_builtins(card.entry())
    for kept_by_the_catalogue in ("notes", "printing", "source"):
        del table[kept_by_the_catalogue]
    return table


def sections_of(value: Deck, rules: GameRules) -> list[tuple[str, list[tuple[str, int]]]]:
    """Cards and copies by section, in the game's order of sections and the deck's of cards."""
    known = [one for one in rules.game.sections if one in value.sections]
    return [(section, list(value.sections[section].items())) for section in known]


def playable(value: Deck, rules: GameRules) -> ReadyDeck:
    """A deck for the engine; raises CardError where a card cannot be played as declared."""
    return ready_deck(value, rules.catalogue)


def playable_version(version: DeckVersion, rules: GameRules) -> ReadyDeck:
    return playable(value_of(version.deck, version), rules)
