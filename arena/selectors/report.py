"""Results as a page shows them: names beside numbers, rates with their interval in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from arena.result import CardFigures, PairMeeting, PairsResult
from engine.statistics import Difference, Rate
from web.charts import Share

SORTS = ("difference", "drawn", "played", "name", "copies")


def difference_of(apart: Difference, games: int) -> Share:
    """Points of win rate, drawn on a scale from -50 to 50."""
    return Share(apart.value, apart.low, apart.high, games, -0.5, 0.5, 0.0)


@dataclass(frozen=True)
class CardLine:
    card: str
    name: str
    copies: int
    drawn: Share
    played: Share
    difference: Share


def card_lines(
    rows: Sequence[CardFigures],
    names: Mapping[str, str],
    copies: Mapping[str, int],
    sort: str,
) -> list[CardLine]:
    """The cards of a deck, sorted; those that were never drawn come last."""
    lines = [
        CardLine(
            card=row.card,
            name=names.get(row.card, row.card),
            copies=copies.get(row.card, 0),
            drawn=Share.of(row.drawn),
            played=Share.of(row.played),
            difference=difference_of(row.difference, row.drawn.games),
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
    data: PairMeeting

    @property
    def finished(self) -> int:
        return self.one.won + self.two.won + self.drawn


def mirrored(rate: Rate) -> Rate:
    """The same result from the other side."""
    return Rate(
        wins=rate.games - rate.wins,
        games=rate.games,
        rate=None if rate.rate is None else 1 - rate.rate,
        low=1 - rate.high,
        high=1 - rate.low,
    )


def pairing_of(result: PairsResult, number: int) -> Pairing:
    """Two decks of a result."""
    meeting = result.pairings[number]
    one, two = meeting.decks
    decks = result.decks
    return Pairing(
        number=number,
        one=Side(one, decks[one].name, decks[one].agent, meeting.won, Share.of(meeting.rate)),
        two=Side(
            two,
            decks[two].name,
            decks[two].agent,
            meeting.lost,
            Share.of(mirrored(meeting.rate)),
        ),
        drawn=meeting.drawn,
        aborted=meeting.aborted,
        games=meeting.games,
        data=meeting,
    )
