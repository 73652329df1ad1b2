"""Two decks ready to play any number of games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cards.catalogue.values import Card
from cards.ready import ReadyDeck
from engine.kernel.matchup import KernelMatchup
from engine.mmg.constants import AGREE_STEP, DEAL_STEP
from engine.mmg.game import MmgTable
from engine.mmg.lower import build_pool
from engine.mmg.model import Pool
from engine.mmg.position import read_short
from engine.rng import Rng, seeded


def setup_problems(decks: Sequence[ReadyDeck]) -> list[str]:
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


class Matchup(KernelMatchup[MmgTable]):
    """Two decks, lowered once. `start` deals a game; the same seed deals the same game."""

    @classmethod
    def problems(cls, decks: Sequence[ReadyDeck]) -> list[str]:
        """What keeps a game from being set up."""
        return setup_problems(decks)

    @classmethod
    def lower(cls, cards: Sequence[Card]) -> Pool:
        """The designs of the cards, in their order."""
        return build_pool(cards)

    @classmethod
    def table(cls, pool: Pool, rng: Rng) -> MmgTable:
        """A blank table."""
        return MmgTable(pool, rng, None)

    def lay_out(self, table: MmgTable) -> None:
        """The deck lists lie ready; the game itself shuffles and deals after its choices."""
        table.lists = [self.designs(deck) for deck in table.streams]
        table.step = AGREE_STEP if table.ask else DEAL_STEP


def position(data: Mapping[str, Any], cards: Sequence[Card]) -> MmgTable:
    """A game from a position written as a dictionary, run to its next decision."""
    if "pool" in data:
        return Matchup.position(data, cards)
    pool = build_pool(list({card.id: card for card in cards}.values()))
    table = MmgTable(pool, seeded(int(data.get("seed", 0)), 0), None)
    read_short(table, data)
    table.advance()
    return table
