"""Two decks ready to play any number of games."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.cards import Card, CardError, Deck
from engine.games import seat_names, seat_order
from engine.identity import Identity, identity
from engine.mmg.flow import advance
from engine.mmg.game import MmgTable, start
from engine.mmg.lower import build_pool
from engine.mmg.model import Pool
from engine.mmg.position import read_exact, read_short
from engine.rng import Rng, seeded


def _distinct(cards: Sequence[Card]) -> list[Card]:
    return list({card.id: card for card in cards}.values())


def setup_problems(decks: Sequence[Deck]) -> list[str]:
    """What keeps a game from being set up; whether a deck is legal is not asked here."""
    if len(decks) != 2:
        return [f"expected two decks, got {len(decks)}"]
    problems = []
    counts = []
    for number, deck in enumerate(decks, start=1):
        by_zone = dict.fromkeys(("past", "present", "future"), 0)
        watchers = dict(by_zone)
        for card in deck.cards:
            zone = card.fields.get("zone")
            if card.type == "time" and zone in by_zone:
                by_zone[zone] += 1
            elif card.fields.get("watcher") and zone in watchers:
                watchers[zone] += 1
        counts.append(sum(by_zone.values()))
        if len(set(by_zone.values())) > 1 or counts[-1] == 0:
            have = ", ".join(f"{count} {zone}" for zone, count in by_zone.items())
            problems.append(
                f"deck {number}: expected equally many Time cards of each colour, got {have}"
            )
        missing = [zone for zone, count in watchers.items() if count == 0]
        if missing:
            problems.append(f"deck {number}: expected a THE WATCHER for {', '.join(missing)}")
    if len(set(counts)) > 1:
        problems.append(f"expected the same number of Time cards in both decks, got {counts}")
    if sum(len(deck.cards) for deck in decks) > 1000:
        problems.append("expected at most 1000 cards in both decks together")
    return problems


class Matchup:
    """Two decks, lowered once. `start` deals a game; the same seed deals the same game."""

    def __init__(self, decks: Sequence[Deck], names: Sequence[str] = ()) -> None:
        cards = _distinct([card for deck in decks for card in deck.cards])
        problems = setup_problems(decks)
        if problems:
            raise CardError(problems)
        self.pool: Pool = build_pool(cards)
        index = {card.id: k for k, card in enumerate(cards)}
        self.lists = [[index[card.id] for card in deck.cards] for deck in decks]
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
    ) -> MmgTable:
        """A new game; decks that change seats keep their shuffles."""
        decks = seat_order(order, 2)
        table = start(
            self.pool,
            [self.lists[k] for k in decks],
            seed,
            -1 if first is None else first,
            decks,
            ask,
            logging,
        )
        table.names = [self.names[k] for k in decks]
        return table


def position(data: Mapping[str, Any], cards: Sequence[Card]) -> MmgTable:
    """A game from a position written as a dictionary, run to its next decision."""
    known = {card.id: card for card in cards}
    missing = [card_id for card_id in data.get("pool", ()) if card_id not in known]
    if missing:
        raise CardError(
            [f"expected the card {card_id!r}, which is not there" for card_id in missing]
        )
    pool = build_pool([known[card_id] for card_id in data.get("pool", known)])
    table = MmgTable(pool, seeded(int(data.get("seed", 0)), 0), None)
    if "pool" in data:
        table.rng = Rng(0, 0, 0, 0)
        read_exact(table, data)
    else:
        read_short(table, data)
        advance(table)
    return table
