"""What this game offers to everything that knows no game by name; see `engine.games`."""

from __future__ import annotations

from engine.whoccg.check import ability_problems
from engine.whoccg.face import card_text
from engine.whoccg.invariants import random_deck, table_violations
from engine.whoccg.matchup import PLAYERS, Matchup, position, setup_problems
from engine.whoccg.verbs import Ability
from engine.whoccg.words import ability_text

violations = table_violations

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
