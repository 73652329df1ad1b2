"""What this game offers to everything that knows no game by name; see `engine.games`."""

from __future__ import annotations

from engine.mmg.check import ability_problems
from engine.mmg.face import card_text
from engine.mmg.invariants import table_violations
from engine.mmg.lower import unknown_values
from engine.mmg.matchup import Matchup, position, setup_problems
from engine.mmg.sentences import ability_text
from engine.mmg.verbs import Ability
from engine.random_decks import LegalDecks

PLAYERS = (2, 2)

violations = table_violations
random_deck = LegalDecks("mmg", {"time_cards": 6}, unknown_values).draw
"""All with two Time cards of each colour, so that any two of them can meet."""

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
