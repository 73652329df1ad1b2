"""Two to four decks of Nemesis ready to play, and positions written by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cards.catalogue.problems import CardError
from cards.catalogue.values import Card
from cards.ready import ReadyDeck
from engine.kernel.matchup import KernelMatchup
from engine.nemesis.deal import lay_board, lay_deck
from engine.nemesis.game import NemesisTable
from engine.nemesis.lower import boards, build_pool, every_board
from engine.nemesis.model import Pool
from engine.nemesis.position import read_short
from engine.pools import Pools
from engine.rng import Rng, seeded

PLAYERS = (2, 4)
_POOLS = Pools(build_pool)
"""Pools of positions, which ask for the same cards again and again."""
DECK_SIZE = 40


def schemes_of(deck: ReadyDeck) -> list[str]:
    """The Nemesis Schemes of a deck; a legal one has one."""
    found = [
        str(card.fields["scheme"]) for card in deck.cards if card.fields.get("group") == "scheme"
    ]
    return list(dict.fromkeys(found))


def setup_problems(decks: Sequence[ReadyDeck]) -> list[str]:
    """What keeps these decks from being set up together; legality is not asked here."""
    least, most = PLAYERS
    if not least <= len(decks) <= most:
        return [f"expected {least} to {most} decks, got {len(decks)}"]
    problems = []
    for number, deck in enumerate(decks, start=1):
        schemes = schemes_of(deck)
        if len(schemes) != 1:
            known = ", ".join(schemes) or "none"
            problems.append(f"deck {number}: expected the cards of one Nemesis Scheme, got {known}")
        if len(deck.cards) != DECK_SIZE:
            problems.append(f"deck {number}: expected {DECK_SIZE} cards, got {len(deck.cards)}")
    return problems


class Matchup(KernelMatchup[NemesisTable]):
    """Decks, lowered once, each with the board of its scheme."""

    players = PLAYERS

    def __init__(self, decks: Sequence[ReadyDeck], names: Sequence[str] = ()) -> None:
        super().__init__(decks, names)
        sides = boards([schemes_of(deck)[0] for deck in decks])
        self.boards = [self.pool.numbers[board.id] for board in sides]
        # Boards are played with too: they follow the cards, as in the pool, and count in identity.
        for design in self.pool.designs[len(self.cards) :]:
            self.cards += [board for board in every_board() if board.id == design.card_id]
        self.card_ids = [card.id for card in self.cards]

    @classmethod
    def problems(cls, decks: Sequence[ReadyDeck]) -> list[str]:
        """What keeps these decks from being set up together."""
        return setup_problems(decks)

    @classmethod
    def lower(cls, cards: Sequence[Card]) -> Pool:
        """The cards, and behind them the boards of their schemes."""
        have = {card.id for card in cards}
        schemes = dict.fromkeys(
            str(card.fields["scheme"]) for card in cards if card.fields.get("scheme")
        )
        added = [board for board in boards(list(schemes), cards) if board.id not in have]
        return build_pool([*cards, *added])

    @classmethod
    def table(cls, pool: Pool, rng: Rng) -> NemesisTable:
        """A blank table."""
        return NemesisTable(pool, rng, None)

    def lay_out(self, table: NemesisTable) -> None:
        """Boards first, then decks in their shuffles."""
        for seat, deck in enumerate(table.streams):
            lay_board(table, seat, self.boards[deck])
        for seat, deck in enumerate(table.streams):
            lay_deck(table, seat, self.shuffled(deck, table.seed))


def position(data: Mapping[str, Any], cards: Sequence[Card]) -> NemesisTable:
    """A game from a position written as a dictionary, run to its next decision."""
    if "pool" in data:
        given = {card.id: card for card in cards}
        given = {**{board.id: board for board in every_board()}, **given}
        return Matchup.position(data, list(given.values()))
    sides = [str(player.get("side", "")) for player in data.get("players", ())]
    if not PLAYERS[0] <= len(sides) <= PLAYERS[1]:
        raise CardError([f"expected 2 to 4 players, got {len(sides)}"])
    own = {card.id: card for card in cards}
    chosen = data.get("at") == "choose"
    for board in every_board() if chosen else boards(sides, cards):
        own.setdefault(board.id, board)
    table = NemesisTable(_POOLS.of(list(own.values())), seeded(int(data.get("seed", 0)), 0), None)
    read_short(table, data)
    table.advance()
    return table
