"""Positions of Risk for tests, played by the words of their options."""

from __future__ import annotations

from typing import Any

from engine.catalogue import catalogue_of
from engine.games import matchup
from engine.risk.game import RiskTable
from engine.risk.invariants import random_setup
from engine.risk.matchup import Matchup, read_position
from engine.rng import seeded
from tests.engine.kernel.harness import Play

CARDS = catalogue_of("risk").by_id
POOL = list(CARDS.values())
TERRITORIES = [card for card in POOL if card.type == "territory"]
ONE_STAR = [card.name for card in TERRITORIES if card.fields["stars"] == 1]
TWO_STARS = [card.name for card in TERRITORIES if card.fields["stars"] == 2]
CLARA = [card.name for card in TERRITORIES if card.fields.get("clara")]
PLAIN = [card.name for card in TERRITORIES if not card.fields.get("clara")]


class Board(Play[RiskTable]):
    """A position that is played; `at` and `owner` look at territories by name."""

    def at(self, territory: str) -> tuple[int, int]:
        """Owner and Daleks."""
        t = self.table.box.board.names.index(territory)
        return self.table.owner_of[t], self.table.daleks[t]

    def names(self, cards: list[int]) -> list[str]:
        """Cards by name."""
        return [self.table.box.card_names[self.table.design[card]] for card in cards]

    @property
    def used_dice(self) -> bool:
        """Whether every die that was handed over has been rolled."""
        return self.table.dice_ahead == []


def position(**data: Any) -> Board:
    """A short position; see `engine.risk.position`."""
    return Board(read_position(data, POOL))


def setups(players: int, *, long: bool = False) -> list[Any]:
    """Set-ups for a table, without orders."""
    rng = seeded(players)
    table = CARDS[f"table-{players}-long" if long else f"table-{players}"]
    armies = [card for card in POOL if card.type == "army"]
    return [random_setup(POOL, table, armies, None, rng) for _ in range(players)]


def game(players: int, seed: int = 1, *, long: bool = False, **start: Any) -> Board:
    """A new game."""
    ready = matchup("risk", setups(players, long=long))
    assert isinstance(ready, Matchup)
    return Board(ready.start(seed, logging=True, **start))


def skip_to(board: Board, *kinds: str) -> Board:
    """Go on by the last option of each decision until one of these kinds is asked."""
    for _ in range(400):
        if board.kind in kinds or board.kind == "over":
            return board
        board.table.apply(board.table.options[-1])
    raise AssertionError(f"no decision {kinds}; {board.where()}")


def attackable(board: Board) -> set[tuple[str, str, int]]:
    """Every attack on offer: target, origin, force."""
    board.asks("attack")
    out = set()
    for text in board.texts:
        if text.startswith("Attack "):
            target, rest = text.removeprefix("Attack ").split(" from ")
            origin, force = rest.split(" with ")
            out.add((target, origin, int(force.split()[0])))
    return out
