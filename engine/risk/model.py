"""The board and the cards as the rules read them: plain lists by number, shared by all games.

Territories and continents are numbered in the order of the map file, designs in that of the cards.
"""

from __future__ import annotations

from typing import Any, Final, final

OTHER_CARD: Final = 0
TERRITORY_CARD: Final = 1
POWER_CARD: Final = 2
MISSION_CARD: Final = 3

NO_TIME: Final = 0
WHEN_LANDING: Final = 1
WHEN_PLACING: Final = 2
WHEN_ATTACKING: Final = 3
WHEN_DEFENDING: Final = 4
WHEN_ROLLED: Final = 5
WHEN_RESPONDING: Final = 6

BALANCED: Final = 0
TURTLE: Final = 1
HUNTER: Final = 2
BUILDER: Final = 3

DOCTORS: Final = 11
"""Spaces of the Regeneration Strip."""
MOST_STARS: Final = 10


@final
class Board:
    """What is printed on the board."""

    __slots__ = (
        "base", "bonus", "continent", "continent_names", "for_stars", "for_territories", "ids",
        "members", "names", "near",
    )  # fmt: skip

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.names: list[str] = []
        self.continent: list[int] = []  # by territory
        self.near: list[list[int]] = []  # by territory: those it is connected with, in order
        self.continent_names: list[str] = []
        self.members: list[list[int]] = []  # by continent
        self.bonus: list[int] = []  # by continent
        self.base = 0  # Daleks of every turn
        self.for_territories: list[int] = []  # by number of territories
        self.for_stars: list[int] = []  # by number of stars; 0 where there is no trade


@final
class Odds:
    """Tables of battles, for agents and for the ledger of luck; chances by attackers, defenders."""

    __slots__ = ("conquest", "loss", "most")

    def __init__(self, most: int, conquest: list[list[float]], loss: list[list[float]]) -> None:
        self.most = most
        self.conquest = conquest
        self.loss = loss  # attackers lost on average, fighting to the last


@final
class Box:
    """The designs of the set-ups of a match-up, and what is the same in all its games."""

    __slots__ = (
        "abilities", "army_names", "board", "card_names", "clara", "daleks", "ids", "kind", "long",
        "missions_each", "odds", "power", "powers_each", "stars", "territory", "timing",
    )  # fmt: skip

    def __init__(self, board: Board, odds: Odds) -> None:
        self.board = board
        self.odds = odds
        self.army_names: list[str] = []
        self.long = False
        self.missions_each = 2
        self.powers_each = 3
        # by design
        self.ids: list[str] = []
        self.card_names: list[str] = []
        self.kind: list[int] = []
        self.territory: list[int] = []  # of Territory and Mission cards
        self.stars: list[int] = []
        self.clara: list[int] = []
        self.daleks: list[int] = []  # of Mission cards
        self.timing: list[int] = []  # of Power cards
        self.power: list[int] = []  # of Power cards: the place in `abilities`
        self.abilities: list[Any] = []  # verbs, which are not compiled
