"""Results as a page shows them: names beside numbers, rates with their interval in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from web.charts import Share

SORTS = ("difference", "drawn", "played", "name", "copies")


def rate_of(data: Mapping[str, Any], even: float = 0.5) -> Share:
    return Share(data["rate"], data["low"], data["high"], data["games"], even=even)


def difference_of(data: Mapping[str, Any], games: int) -> Share:
    """Points of win rate, drawn on a scale from -50 to 50."""
    return Share(data["value"], data["low"], data["high"], games, -0.5, 0.5, 0.0)


@dataclass(frozen=True)
class CardLine:
    card: str
    name: str
    copies: int
    drawn: Share
    played: Share
    difference: Share


def card_lines(
    rows: Sequence[Mapping[str, Any]],
    names: Mapping[str, str],
    copies: Mapping[str, int],
    sort: str,
) -> list[CardLine]:
    """The cards of a deck, sorted; those that were never drawn come last."""
    lines = [
        CardLine(
            card=row["card"],
            name=names.get(row["card"], row["card"]),
            copies=copies.get(row["card"], 0),
            drawn=rate_of(row["drawn"]),
            played=rate_of(row["played"]),
            difference=difference_of(row["difference"], row["drawn"]["games"]),
        )
        for row in rows
    ]
    keys = {
        "difference": lambda line: (not line.difference.known, -(line.difference.value or 0.0)),
        "drawn": lambda line: -line.drawn.games,
        "played": lambda line: -line.played.games,
        "copies": lambda line: -line.copies,
        "name": lambda line: 0,
    }
    lines.sort(key=lambda line: line.name.casefold())
    lines.sort(key=keys.get(sort, keys["difference"]))
    return lines


@dataclass(frozen=True)
class Side:
    """One deck of a pairing, from its own side."""

    place: int
    name: str
    agent: str
    won: int
    rate: Share


@dataclass(frozen=True)
class Pairing:
    number: int
    one: Side
    two: Side
    drawn: int
    aborted: int
    games: int
    data: Mapping[str, Any]

    @property
    def finished(self) -> int:
        return self.one.won + self.two.won + self.drawn


def mirrored(rate: Mapping[str, Any]) -> dict[str, Any]:
    """The same result from the other side."""
    share = rate["rate"]
    return {
        "rate": None if share is None else 1 - share,
        "low": 1 - rate["high"],
        "high": 1 - rate["low"],
        "games": rate["games"],
        "wins": rate["games"] - rate["wins"],
    }


def pairing_of(result: Mapping[str, Any], number: int) -> Pairing:
    """Two decks of a result. Tables of three or more have none."""
    data = result["pairings"][number]
    decks = result["decks"]
    one, two = data["decks"]
    return Pairing(
        number=number,
        one=Side(one, decks[one]["name"], decks[one]["agent"], data["won"], rate_of(data["rate"])),
        two=Side(
            two,
            decks[two]["name"],
            decks[two]["agent"],
            data["lost"],
            rate_of(mirrored(data["rate"])),
        ),
        drawn=data["drawn"],
        aborted=data["aborted"],
        games=data["games"],
        data=data,
    )
