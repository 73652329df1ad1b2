"""What this game offers to everything that knows no game by name; see `engine.games`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cards.catalogue.values import Card
from cards.ready import ReadyDeck
from engine.kernel.matchup import KernelMatchup
from engine.rng import Rng, seeded
from engine.whoccg import constants as c
from engine.whoccg.check import ability_problems
from engine.whoccg.deal import SECTIONS
from engine.whoccg.face import card_text
from engine.whoccg.game import WhoTable
from engine.whoccg.invariants import violations
from engine.whoccg.listed import clear_lists
from engine.whoccg.lower import build_pool
from engine.whoccg.model import Pool
from engine.whoccg.position import DECISIONS, TURNS, read_short
from engine.whoccg.random_decks import random_deck
from engine.whoccg.sentences import ability_text
from engine.whoccg.verbs import Ability

PLAYERS = (2, 8)
MOST_CARDS: Final = 1000


class Matchup(KernelMatchup[WhoTable]):
    """Two to eight decks, lowered once. `start` deals a game; the same seed deals the same game."""

    players = PLAYERS

    @classmethod
    def problems(cls, decks: Sequence[ReadyDeck]) -> list[str]:
        """What keeps a game from being set up; whether a deck is legal is not asked here."""
        if not PLAYERS[0] <= len(decks) <= PLAYERS[1]:
            return [f"expected two to eight decks, got {len(decks)}"]  # one is another game (R01)
        problems = []
        for number, deck in enumerate(decks, start=1):
            laid = [card for card in deck.section("spacetimes") if card.type == "spacetime"]
            if len(laid) != 3:
                problems.append(
                    f"deck {number}: expected 3 opening Spacetime cards, got {len(laid)}"
                )
            goals = [card for card in deck.section("goal") if card.type == "goal"]
            if len(goals) != 1:
                problems.append(f"deck {number}: expected 1 opening Goal, got {len(goals)}")
            types = {kind for card in laid for kind in card.fields.get("goal_type") or ()}
            for goal in goals:
                if not types & set(goal.fields.get("goal_type") or ()):
                    place = f"an opening Spacetime card that takes {goal.full_name}"
                    problems.append(f"deck {number}: expected {place}")
        if sum(len(deck.cards) for deck in decks) > MOST_CARDS:
            problems.append(f"expected at most {MOST_CARDS} cards in all decks together")
        return problems

    @classmethod
    def lower(cls, cards: Sequence[Card]) -> Pool:
        """The cards as the rules read them; unknown needed values are refused."""
        return build_pool(cards)

    @classmethod
    def table(cls, pool: Pool, rng: Rng) -> WhoTable:
        """A blank table."""
        table = WhoTable(pool, rng, None)
        table.limit_turns = TURNS
        table.limit_decisions = DECISIONS
        clear_lists(table)
        return table

    def lay_out(self, table: WhoTable) -> None:
        """Everybody sits down with a deck; the rest is the first steps of the game."""
        table.lists = [[self.designs(deck, name) for name in SECTIONS] for deck in table.streams]
        table.picks = [[[] for _ in SECTIONS] for _ in table.streams]
        table.step = c.SETUP_STEP if table.ask else c.LAY_STEP


def position(data: Mapping[str, Any], cards: Sequence[Card]) -> WhoTable:
    """A game from a position written as a dictionary, run to its next decision."""
    if "pool" in data:
        return Matchup.position(data, cards)
    table = Matchup.table(build_pool(cards), seeded(int(data.get("seed", 0)), 0))
    read_short(table, data)
    table.advance()
    return table


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
