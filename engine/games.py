"""The games that have an engine, by id. A game is a package; nothing else knows its name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from engine.cards import Card
from engine.mmg import matchup as mmg
from engine.table import Table


class Matchup(Protocol):
    """Decks ready to play any number of games; see `engine.mmg.matchup.Matchup`."""

    card_ids: list[str]

    def start(
        self,
        seed: int,
        *,
        swap: bool = False,
        first: int | None = None,
        ask: bool = False,
        logging: bool = False,
    ) -> Table:
        """A new game, run to its first decision."""
        ...


def matchup(game_id: str, decks: Sequence[Sequence[Card]], names: Sequence[str]) -> Matchup:
    """Two decks of a game, ready to play."""
    _require(game_id)
    return mmg.Matchup(decks, names)


def new_game(
    game_id: str,
    decks: Sequence[Sequence[Card]],
    seed: int,
    *,
    names: Sequence[str] = ("Player 1", "Player 2"),
    first: int | None = None,
    ask: bool = False,
) -> Table:
    """One game with its log on; for many games build the match-up once."""
    return matchup(game_id, decks, names).start(seed, first=first, ask=ask, logging=True)


def position(game_id: str, data: Mapping[str, Any], cards: Sequence[Card]) -> Table:
    """A game from a position written as a dictionary; `Table.to_dict` gives one."""
    _require(game_id)
    return mmg.position(data, cards)


def _require(game_id: str) -> None:
    if game_id != "mmg":
        raise ValueError(f"expected a game with an engine (mmg), got {game_id!r}")
