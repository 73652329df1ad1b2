"""What this game offers to everything that knows no game by name; see `engine.games`."""

from __future__ import annotations

from engine.totd.face import ability_problems, ability_text, card_text
from engine.totd.invariants import violations
from engine.totd.matchup import Matchup
from engine.totd.position import position
from engine.totd.teams import random_deck
from engine.totd.verbs import Ability

PLAYERS = (1, 1)
"""One deck: a team of 2 to 4 Doctors with the box they play with."""

setup_problems = Matchup.problems

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
