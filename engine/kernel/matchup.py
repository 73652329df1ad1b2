"""Decks ready to play any number of games: lowered once, seated in any order."""

from __future__ import annotations

import functools
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from cards.catalogue.problems import CardError
from cards.catalogue.values import Card
from cards.ready import ReadyDeck
from engine.games import seat_names, seat_order
from engine.identity import Identity, identity
from engine.kernel.game import GameTable
from engine.kernel.position import read
from engine.rng import Rng, seeded

T = TypeVar("T", bound=GameTable)

DECK_STREAM = 16
"""The first stream of shuffles: a deck keeps its own, whatever its seat."""


class KernelMatchup(Generic[T]):
    """The match-up of a game. A game writes `lower`, `table` and `lay_out`."""

    players = (2, 2)
    size = 0
    """Cards of each deck; 0 leaves it to `problems`."""

    def __init__(self, decks: Sequence[ReadyDeck], names: Sequence[str] = ()) -> None:
        if problems := self.problems(decks):
            raise CardError(problems)
        self.decks = list(decks)
        self.cards: list[Card] = list({c.id: c for deck in decks for c in deck.cards}.values())
        """Every different card; designs are their places in this list."""
        self.card_ids = [card.id for card in self.cards]
        self.index = {card_id: k for k, card_id in enumerate(self.card_ids)}
        self.names = seat_names(names, len(decks))
        self._designs: dict[tuple[int, str], list[int]] = {}
        self.pool = self.lower(self.cards)

    @functools.cached_property
    def identity(self) -> Identity:
        """Which rules, cards and agents play; the rules are those of the folder of the game."""
        folder = Path(str(sys.modules[type(self).__module__].__file__)).parent
        return identity(folder, self.cards)

    @classmethod
    def problems(cls, decks: Sequence[ReadyDeck]) -> list[str]:
        """What keeps these decks from being set up together; legality is not asked here."""
        least, most = cls.players
        if not least <= len(decks) <= most:
            return [f"expected {least} to {most} decks, got {len(decks)}"]
        return [
            f"deck {number}: expected {cls.size} cards, got {len(deck.cards)}"
            for number, deck in enumerate(decks, start=1)
            if cls.size and len(deck.cards) != cls.size
        ]

    @classmethod
    def lower(cls, cards: Sequence[Card]) -> Any:
        """The cards in the form that the rules read, once for all games."""
        raise NotImplementedError

    @classmethod
    def table(cls, pool: Any, rng: Rng) -> T:
        """A blank table with this pool."""
        raise NotImplementedError

    def lay_out(self, table: T) -> None:
        """Bring the decks to the table, before its first step; `table.streams` seats them."""
        raise NotImplementedError

    def designs(self, deck: int, section: str = "") -> list[int]:
        """The cards of a deck, or of one of its sections, as designs, in a new list."""
        known = self._designs.get((deck, section))
        if known is None:
            chosen = self.decks[deck]
            cards = chosen.section(section) if section else chosen.cards
            known = self._designs[deck, section] = [self.index[card.id] for card in cards]
        return known[:]

    def shuffled(
        self, deck: int, seed: int, section: str = "", stream: int = DECK_STREAM
    ) -> list[int]:
        """`designs` in the shuffle of a game."""
        designs = self.designs(deck, section)
        seeded(seed, stream + deck).shuffle(designs)
        return designs

    def start(
        self,
        seed: int,
        *,
        order: Sequence[int] | None = None,
        first: int | None = None,
        ask: bool = False,
        logging: bool = False,
    ) -> T:
        """A new game, run to its first decision; see `engine.games.Matchup.start`."""
        seating = seat_order(order, len(self.decks))
        table = self.table(self.pool, seeded(seed))
        table.seed = seed
        table.first = -1 if first is None else first
        table.streams = seating
        table.names = [self.names[deck] for deck in seating]
        table.ask = int(ask)
        table.logging = logging
        table.tracing = True
        table.sit_down(len(seating))
        self.lay_out(table)
        table.advance()
        return table

    @classmethod
    def position(cls, data: Mapping[str, Any], cards: Sequence[Card]) -> T:
        """A game from `Table.to_dict`; a game that also reads short positions begins with this."""
        known = {card.id: card for card in cards}
        missing = [card_id for card_id in data["pool"] if card_id not in known]
        if missing:
            raise CardError([f"expected the card {card!r}, which is not there" for card in missing])
        pool = cls.lower([known[card_id] for card_id in data["pool"]])
        table = cls.table(pool, Rng(0, 0, 0, 0))
        read(table, data)
        return table
