"""Bringing the map file and the cards into the form that the rules read."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Sequence
from typing import Any

import msgspec

from cards.catalogue.loader import CATALOGUES
from cards.catalogue.problems import CardError
from cards.catalogue.values import Card
from engine.odds.battle import battle, conquest_table
from engine.risk.fields import ARMIES, TERRITORIES
from engine.risk.model import (
    BALANCED,
    BUILDER,
    HUNTER,
    MISSION_CARD,
    MOST_STARS,
    NO_TIME,
    OTHER_CARD,
    POWER_CARD,
    TERRITORY_CARD,
    TURTLE,
    Board,
    Box,
    Odds,
)
from engine.risk.verbs import TIMINGS

MAP = CATALOGUES / "risk" / "map.toml"
TEMPERS = {"turtle": TURTLE, "hunter": HUNTER, "builder": BUILDER}
ARMY_NAMES = ("Bronze Daleks", "Red Daleks", "Black Daleks", "Silver Daleks", "Yellow Daleks")
"""The armies of the box; a set-up says which of them a player has."""
ODDS_SIZE = 40
"""Agents look at battles up to this size; beyond it they take the size as the greatest."""


class Continent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A continent of the map file."""

    id: str
    name: str
    bonus: int


class Territory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A territory of the map file, with its place on the drawing."""

    id: str
    name: str
    continent: str
    at: tuple[int, int]


class Connection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A border, or a sea line; `wraps` leaves the drawing on one side."""

    between: tuple[str, str]
    sea: bool = False
    wraps: bool = False


class MapFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={
    "continents": "continent", "territories": "territory",
}):  # fmt: skip
    """What is printed on the board."""

    width: int
    height: int
    base: int
    territory_chart: list[tuple[int, int]]
    star_chart: list[tuple[int, int]]
    connections: list[Connection]
    continents: list[Continent]
    territories: list[Territory]


@functools.cache
def map_file() -> MapFile:
    """The map of the catalogue."""
    return msgspec.convert(tomllib.loads(MAP.read_text(encoding="utf-8")), MapFile)


@functools.cache
def board() -> Board:
    """The board of every game."""
    file = map_file()
    made = Board()
    made.ids = [territory.id for territory in file.territories]
    made.names = [territory.name for territory in file.territories]
    continents = [continent.id for continent in file.continents]
    made.continent_names = [continent.name for continent in file.continents]
    made.bonus = [continent.bonus for continent in file.continents]
    made.continent = [continents.index(territory.continent) for territory in file.territories]
    made.members = [
        [t for t in range(len(made.ids)) if made.continent[t] == k] for k in range(len(continents))
    ]
    index = {territory: t for t, territory in enumerate(made.ids)}
    near: list[set[int]] = [set() for _ in made.ids]
    for connection in file.connections:
        a, b = (index[one] for one in connection.between)
        near[a].add(b)
        near[b].add(a)
    made.near = [sorted(others) for others in near]
    made.base = file.base
    made.for_territories = [
        max([more for least, more in file.territory_chart if count >= least], default=0)
        for count in range(TERRITORIES + 1)
    ]
    made.for_stars = [dict(file.star_chart).get(count, 0) for count in range(MOST_STARS + 1)]
    return made


@functools.cache
def odds() -> Odds:
    """Battles to the last, for agents."""
    conquest = conquest_table(ODDS_SIZE, ODDS_SIZE)
    loss = [
        [battle(a, d).mean_attackers_lost() for d in range(ODDS_SIZE + 1)]
        for a in range(ODDS_SIZE + 1)
    ]
    return Odds(ODDS_SIZE, conquest, loss)


def lower(cards: Sequence[Card]) -> Box:
    """The cards of all set-ups as one box; what cannot be played is refused, all of it."""
    problems: list[str] = []
    box = Box(board(), odds())
    box.army_names = list(ARMY_NAMES)
    ids = {territory: t for t, territory in enumerate(box.board.ids)}
    by_name = {name: t for t, name in enumerate(box.board.names)}
    for card in cards:
        kind = {"territory": TERRITORY_CARD, "power": POWER_CARD, "mission": MISSION_CARD}.get(
            card.type, OTHER_CARD
        )
        box.ids.append(card.id)
        box.card_names.append(card.full_name)
        box.kind.append(kind)
        where, stars, clara, daleks, timing, power = -1, 0, 0, 0, NO_TIME, -1
        try:
            if kind == TERRITORY_CARD:
                where = _known(ids, card.id, "a territory of the map")
                stars = int(_field(card, "stars"))
                clara = int(bool(card.fields.get("clara")))
            elif kind == MISSION_CARD:
                where = _known(by_name, _field(card, "territory"), "a territory of the map")
                daleks = int(_field(card, "daleks"))
            elif kind == POWER_CARD:
                timing = _known(TIMINGS, _field(card, "timing"), "a moment")
                power = _power(box, card)
            elif card.type == "table":
                box.long = bool(card.fields.get("long"))
                box.missions_each = int(_field(card, "missions_each"))
                box.powers_each = int(_field(card, "powers_each"))
        except ValueError as error:
            problems.append(f"{card.id}: {error}")
        box.territory.append(where)
        box.stars.append(stars)
        box.clara.append(clara)
        box.daleks.append(daleks)
        box.timing.append(timing)
        box.power.append(power)
    if problems:
        raise CardError(problems)
    return box


def _field(card: Card, name: str) -> Any:
    if name not in card.fields:
        raise ValueError(f"expected the field {name!r}, which is unknown")
    return card.fields[name]


def _known(names: dict[str, int], name: str, what: str) -> int:
    if name not in names:
        raise ValueError(f"expected {what}, got {name!r}")
    return names[name]


def _power(box: Box, card: Card) -> int:
    if len(card.abilities) != 1:
        raise ValueError(f"expected one ability, got {len(card.abilities)}")
    (ability,) = card.abilities
    if card.fields["timing"] not in ability.timings:
        expected = " or ".join(ability.timings)
        raise ValueError(f"expected the moment {expected}, got {card.fields['timing']!r}")
    box.abilities.append(ability)
    return len(box.abilities) - 1


def army_colour(card: Card) -> int:
    """Which army of the box a card is; one of another name takes the place of its own number."""
    return (
        ARMY_NAMES.index(card.name) if card.name in ARMY_NAMES else sum(card.id.encode()) % ARMIES
    )


def temper(cards: Sequence[Card]) -> int:
    """How the orders of a set-up want its army played."""
    for card in cards:
        if card.type == "orders":
            return TEMPERS.get(str(card.fields.get("temper", "")), BALANCED)
    return BALANCED
