"""What this game offers to everything that knows no game by name; see `engine.games`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.cards import Card, CardError, Deck
from engine.games import Matchup as AnyMatchup
from engine.rng import Rng
from engine.table import Table
from engine.whoccg.check import ability_problems
from engine.whoccg.face import card_text
from engine.whoccg.verbs import Ability
from engine.whoccg.words import ability_text

PLAYERS = (2, 4)
UNFINISHED = "the engine of the Dr. Who CCG cannot play yet"


def setup_problems(decks: Sequence[Deck]) -> list[str]:
    """What keeps these decks from being set up together."""
    return [UNFINISHED]


def Matchup(decks: Sequence[Deck], names: Sequence[str] = ()) -> AnyMatchup:  # noqa: N802
    """Decks of this game, ready to play."""
    raise CardError([UNFINISHED])


def position(data: Mapping[str, Any], cards: Sequence[Card]) -> Table:
    """A game from a position written as a dictionary."""
    raise CardError([UNFINISHED])


def violations(table: Table) -> list[str]:
    """Every way in which a position breaks the rules."""
    return []


def random_deck(cards: Sequence[Card], rng: Rng) -> Deck:
    """A legal deck at random."""
    raise CardError([UNFINISHED])


__all__ = [
    "PLAYERS",
    "Ability",
    "Matchup",
    "ability_problems",
    "ability_text",
    "card_text",
    "position",
    "random_deck",
    "setup_problems",
    "violations",
]
