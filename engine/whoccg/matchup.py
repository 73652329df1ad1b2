"""Two to four decks ready to play any number of games."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from engine.cards import Card, CardError, Deck
from engine.games import seat_names, seat_order
from engine.identity import Identity, identity
from engine.rng import Rng, seeded
from engine.whoccg.deal import SECTIONS
from engine.whoccg.flow import advance
from engine.whoccg.game import WhoTable, start
from engine.whoccg.lower import build_pool
from engine.whoccg.model import Pool
from engine.whoccg.position import read_exact, read_short

PLAYERS = (2, 4)
MOST_CARDS: Final = 1000


def setup_problems(decks: Sequence[Deck]) -> list[str]:
    """What keeps a game from being set up; whether a deck is legal is not asked here."""
    if not PLAYERS[0] <= len(decks) <= PLAYERS[1]:
        return [f"expected two to four decks, got {len(decks)}"]  # one is another game (R01)
    problems = []
    for number, deck in enumerate(decks, start=1):
        laid = [card for card in deck.section("spacetimes") if card.type == "spacetime"]
        if len(laid) != 3:
            problems.append(f"deck {number}: expected 3 opening Spacetime cards, got {len(laid)}")
        goals = [card for card in deck.section("goal") if card.type == "goal"]
        if len(goals) != 1:
            problems.append(f"deck {number}: expected 1 opening Goal, got {len(goals)}")
        types = {kind for card in laid for kind in card.fields.get("goal_type") or ()}
        for goal in goals:
            if not types & set(goal.fields.get("goal_type") or ()):
                problems.append(
                    f"deck {number}: expected an opening Spacetime card that takes {goal.full_name}"
                )
    if sum(len(deck.cards) for deck in decks) > MOST_CARDS:
        problems.append(f"expected at most {MOST_CARDS} cards in all decks together")
    return problems


class Matchup:
    """Decks, lowered once. `start` deals a game; the same seed deals the same game."""

    def __init__(self, decks: Sequence[Deck], names: Sequence[str] = ()) -> None:
        problems = setup_problems(decks)
        if problems:
            raise CardError(problems)
        cards = list({card.id: card for deck in decks for card in deck.cards}.values())
        self.pool: Pool = build_pool(cards)
        index = {card.id: k for k, card in enumerate(cards)}
        self.lists = [
            [[index[card.id] for card in deck.section(name)] for name in SECTIONS] for deck in decks
        ]
        self.names = seat_names(names, len(decks))
        self.cards = cards
        self.card_ids = [card.id for card in cards]

    @functools.cached_property
    def identity(self) -> Identity:
        """Which rules, cards and agents play."""
        return identity(Path(__file__).parent, self.cards)

    def start(
        self,
        seed: int,
        *,
        order: Sequence[int] | None = None,
        first: int | None = None,
        ask: bool = False,
        logging: bool = False,
    ) -> WhoTable:
        """A new game; decks that change seats keep their shuffles."""
        decks = seat_order(order, len(self.lists))
        return start(
            self.pool,
            [self.lists[k] for k in decks],
            [self.names[k] for k in decks],
            seed,
            -1 if first is None else first,
            decks,
            ask,
            logging,
        )


def position(data: Mapping[str, Any], cards: Sequence[Card]) -> WhoTable:
    """A game from a position written as a dictionary, run to its next decision."""
    known = {card.id: card for card in cards}
    missing = [card_id for card_id in data.get("pool", ()) if card_id not in known]
    if missing:
        raise CardError(
            [f"expected the card {card_id!r}, which is not there" for card_id in missing]
        )
    pool = build_pool([known[card_id] for card_id in data.get("pool", known)])
    table = WhoTable(pool, seeded(int(data.get("seed", 0)), 0), None)
    if "pool" in data:
        table.rng = Rng(0, 0, 0, 0)
        read_exact(table, data)
    else:
        read_short(table, data)
        advance(table)
    return table
