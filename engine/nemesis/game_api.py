"""What Nemesis offers to everything that knows no game by name; see `engine.games`."""

from __future__ import annotations

from engine.nemesis.balance import NemesisBalance
from engine.nemesis.face import ability_text, card_text
from engine.nemesis.invariants import violations
from engine.nemesis.matchup import PLAYERS, Matchup, position, setup_problems
from engine.nemesis.rules import problems as ability_problems
from engine.nemesis.verbs.registry import Ability
from engine.random_decks import LegalDecks

balance = NemesisBalance()
random_deck = LegalDecks("nemesis").draw

__all__ = [
    "PLAYERS",
    "Ability",
    "Matchup",
    "ability_problems",
    "ability_text",
    "balance",
    "card_text",
    "position",
    "random_deck",
    "setup_problems",
    "violations",
]
