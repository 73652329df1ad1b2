"""What this game offers to everything that knows no game by name; see `engine.games`."""

from __future__ import annotations

from engine.risk.check import ability_problems, ability_text, card_text
from engine.risk.invariants import random_deck, random_decks, violations
from engine.risk.matchup import Matchup, read_position, setup_problems
from engine.risk.verbs import Ability

PLAYERS = (2, 5)

position = read_position

__all__ = [
    "PLAYERS",
    "Ability",
    "Matchup",
    "ability_problems",
    "ability_text",
    "card_text",
    "position",
    "random_deck",
    "random_decks",
    "setup_problems",
    "violations",
]
