"""What this game offers to everything that knows no game by name; see `engine.games`."""

from __future__ import annotations

from engine.risk.balance import RiskBalance
from engine.risk.check import ability_problems, ability_text, card_text
from engine.risk.game import RiskTable
from engine.risk.invariants import MILLION, random_deck, random_decks, violations
from engine.risk.matchup import Matchup, read_position, setup_problems
from engine.risk.verbs import Ability
from engine.table import WON, Table

PLAYERS = (1, 5)
"""Set-ups at a table: one by itself seats all its armies."""

position = read_position
balance = RiskBalance()


def figures(table: Table) -> dict[str, float]:
    """Numbers of a finished game: Daleks of luck, for whoever won and for the first seat."""
    assert isinstance(table, RiskTable)
    told = {
        "Territories conquered": float(table.conquests),
        "Daleks lost in attacks": float(table.lost),
        "Luck of the player who began, in Daleks": table.luck[max(table.first, 0)] / MILLION,
    }
    if table.status == WON:
        told["Luck of the winner, in Daleks"] = table.luck[table.winner] / MILLION
    return told


__all__ = [
    "PLAYERS",
    "Ability",
    "Matchup",
    "ability_problems",
    "ability_text",
    "balance",
    "card_text",
    "figures",
    "position",
    "random_deck",
    "random_decks",
    "setup_problems",
    "violations",
]
