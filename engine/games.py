"""The games that have an engine, by id. A game is a package; nothing else knows its name.

A folder beside this file with a `game_api.py` is a game: it offers the names of `GameEngine`
below and is imported when its game is first asked for. A new game adds its folder and edits nothing
here.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, cast

from engine.rng import Rng
from engine.table import Table

if TYPE_CHECKING:
    from cards.catalogue.values import Card
    from cards.ready import ReadyDeck
    from engine.identity import Identity


class Matchup(Protocol):
    """Decks ready to play any number of games, each lowered once."""

    card_ids: list[str]
    """Every different card of the match-up; `Table.card_use` numbers them."""

    @property
    def identity(self) -> Identity:
        """Which rules, cards and agents play."""
        ...

    def start(
        self,
        seed: int,
        *,
        order: Sequence[int] | None = None,
        first: int | None = None,
        ask: bool = False,
        logging: bool = False,
    ) -> Table:
        """A new game, run to its first decision.

        `order[seat]` is the deck in that seat; a deck keeps its shuffle whatever its seat. `first`
        is the seat that begins, by chance unless given. With `ask` the players make the choices of
        set-up themselves.
        """
        ...


class GameEngine(Protocol):
    """What the `game_api.py` of a game offers."""

    PLAYERS: tuple[int, int]
    """The least and the greatest number of players."""
    Ability: Any
    """The tagged union of all verbs; it decodes one ability of a card."""

    def ability_problems(self, type_id: str, abilities: Sequence[Any]) -> list[str]:
        """Every reason why decoded abilities cannot stand on a card of this type."""
        ...

    def ability_text(self, ability: Any) -> str:
        """One ability in words."""
        ...

    def card_text(
        self, type_id: str, fields: Mapping[str, Any], abilities: Sequence[Any]
    ) -> list[str]:
        """The text of a whole card, one string for each paragraph."""
        ...

    def Matchup(self, decks: Sequence[ReadyDeck], names: Sequence[str] = ()) -> Matchup:  # noqa: N802
        """Decks of this game, ready to play; what keeps them from it is raised as a CardError."""
        ...

    def setup_problems(self, decks: Sequence[ReadyDeck]) -> list[str]:
        """What keeps these decks from being set up together; legality is not asked here."""
        ...

    def position(self, data: Mapping[str, Any], cards: Sequence[Card]) -> Table:
        """A game from a position written as a dictionary; `Table.to_dict` gives one."""
        ...

    def violations(self, table: Table) -> list[str]:
        """Every way in which a position breaks the rules."""
        ...

    def random_deck(self, cards: Sequence[Card], rng: Rng) -> ReadyDeck:
        """A legal deck at random; one that does not fit the others is drawn again.

        A game whose decks must agree also offers `random_decks(cards, rng, seats)`.
        """
        ...


class Registry(Mapping[str, GameEngine]):
    """The game packages of a folder, imported one by one when they are asked for."""

    def __init__(self, folder: Path, package: str) -> None:
        self.package = package
        self.ids = sorted(path.parent.name for path in folder.glob("*/game_api.py"))

    def __getitem__(self, game_id: str) -> GameEngine:
        if game_id not in self.ids:
            raise KeyError(game_id)
        return cast(GameEngine, importlib.import_module(f"{self.package}.{game_id}.game_api"))

    def __iter__(self) -> Iterator[str]:
        return iter(self.ids)

    def __len__(self) -> int:
        return len(self.ids)

    def __contains__(self, game_id: object) -> bool:
        return game_id in self.ids


GAMES = Registry(Path(__file__).resolve().parent, "engine")


def engine_of(game_id: str) -> GameEngine:
    """The engine of a game, or a plain word about the games that have one."""
    if game_id not in GAMES:
        raise ValueError(f"expected a game with an engine ({', '.join(GAMES)}), got {game_id!r}")
    return GAMES[game_id]


def matchup(game_id: str, decks: Sequence[ReadyDeck], names: Sequence[str] = ()) -> Matchup:
    """Decks of a game, ready to play."""
    return engine_of(game_id).Matchup(decks, names)


def new_game(
    game_id: str,
    decks: Sequence[ReadyDeck],
    seed: int,
    *,
    names: Sequence[str] = (),
    order: Sequence[int] | None = None,
    first: int | None = None,
    ask: bool = False,
) -> Table:
    """One game with its log on; for many games build the match-up once."""
    ready = matchup(game_id, decks, names)
    return ready.start(seed, order=order, first=first, ask=ask, logging=True)


def position(game_id: str, data: Mapping[str, Any], cards: Sequence[Card]) -> Table:
    """A game from a position written as a dictionary; `Table.to_dict` gives one."""
    return engine_of(game_id).position(data, cards)


def seat_order(order: Sequence[int] | None, seats: int) -> list[int]:
    """The deck in each seat: the given order, refused unless each deck sits once, or as given."""
    chosen = list(range(seats)) if order is None else list(order)
    if sorted(chosen) != list(range(seats)):
        raise ValueError(f"expected each of the decks 0 to {seats - 1} in one seat, got {chosen}")
    return chosen


def seat_names(names: Sequence[str], seats: int) -> list[str]:
    """The names given, and plain ones where none is given."""
    return [*names[:seats], *(f"Player {n + 1}" for n in range(len(names), seats))]
