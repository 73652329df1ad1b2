"""The names under which engines know cards and decks."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from cards.catalogue.loader import CATALOGUES, read_game
from cards.catalogue.problems import CardError
from cards.catalogue.values import Card, Catalogue
from cards.ready import ReadyDeck as Deck
from cards.ready import read_ready_deck
from engine.catalogue import card_of as card_from_table
from engine.catalogue import catalogue_of

__all__ = ["Card", "CardError", "Deck", "card_from_table", "catalogue_cards", "read_deck"]


def catalogue_cards(game_id: str, given: Path | None = None) -> Mapping[str, Card]:
    """The cards of a game by id."""
    return catalogue_of(game_id, given).by_id


def read_deck(text: str, cards: Mapping[str, Card], game_id: str) -> Deck:
    """The deck of a text over some cards of a game."""
    game, problems = read_game(CATALOGUES / game_id)
    if game is None:
        raise CardError([str(problem) for problem in problems])
    return read_ready_deck(text, Catalogue(game, list(cards.values())))
