"""What the balance of this game compares: the orders of armies, and seats."""

from __future__ import annotations

from collections.abc import Sequence

from cards.catalogue.values import Card
from cards.ready import ReadyDeck
from engine.risk.invariants import random_decks
from engine.rng import Rng
from engine.table import Table

NO_ORDERS = "No orders"


class RiskBalance:
    """Set-ups at random that meet at one table, by the orders that they give."""

    noun = "orders"

    def table(self, cards: Sequence[Card], rng: Rng, seats: int) -> list[ReadyDeck]:
        """One set-up for each seat, with orders at random."""
        return random_decks(cards, rng, seats)

    def group(self, deck: ReadyDeck) -> str:
        """The orders of a set-up by name."""
        return next((card.name for card in deck.section("orders")), NO_ORDERS)

    def ending(self, table: Table) -> str:
        """Why the game ended."""
        return table.reason_text()
