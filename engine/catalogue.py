"""Catalogues with the verbs of their engines: where play gets its cards from."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cards.catalogue.decode import decode
from cards.catalogue.loader import CATALOGUES, load_catalogue, load_with_cards
from cards.catalogue.problems import CardError, CatalogueError
from cards.catalogue.schema import CardEntry
from cards.catalogue.values import Card, Catalogue
from engine.vocabulary import verbs_of


def catalogue_of(game_id: str, cards: Path | None = None) -> Catalogue:
    """A game's own catalogue, or the game with the cards of a file or of a folder of files.

    Raises CardError with every problem.
    """
    folder = CATALOGUES / game_id
    try:
        if cards is None:
            return load_catalogue(folder, verbs_of)
        return load_with_cards(folder, verbs_of, cards)
    except CatalogueError as error:
        raise CardError([str(problem) for problem in error.problems]) from error


def card_of(game_id: str, table: Mapping[str, Any]) -> Card:
    """One `[[card]]` table as a card, its abilities read; raises CardError with every problem."""
    problems: list[str] = []
    label = table.get("id") or table.get("name") or "a card without id"
    entry = decode(
        CardEntry,
        {"provenance": "house", **table},
        lambda field, message: problems.append(f"{label}: {field}: {message}"),
    )
    if entry is None:
        raise CardError(problems)
    card = Card.of(game_id, entry, verbs_of=verbs_of)
    _ = card.abilities
    return card
