"""Decks that were played each by itself: how often a team won, how it lost, and who is better."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from arena.kinds import played
from arena.result import AloneMeeting, AloneResult
from arena.views.histogram import Histogram, histogram
from engine.alone import Figure
from web.charts import Share


@dataclass(frozen=True)
class Row:
    """One deck: a team with its rate, or seats that play against each other."""

    number: int
    name: str
    agent: str
    meeting: AloneMeeting
    rate: Share | None
    seats: list[tuple[str, Share]]
    lengths: Histogram | None
    figures: list[Figure]


@dataclass(frozen=True)
class Apart:
    """Two teams on the same shuffles."""

    one: str
    two: str
    both: int
    only_one: int
    only_two: int
    neither: int
    difference: Share


def of_alone(result: AloneResult) -> dict[str, Any]:
    """The context of the page."""
    return {
        "alone": [_row(result, number) for number in range(len(result.pairings))],
        "apart": [
            Apart(
                one=result.names[one.one],
                two=result.names[one.two],
                both=one.both,
                only_one=one.only_one,
                only_two=one.only_two,
                neither=one.neither,
                difference=Share(
                    one.difference.value, one.difference.low, one.difference.high,
                    one.games, -1.0, 1.0, 0.0,
                ),
            )
            for one in result.comparisons
        ],
        "picks": picks(result.pairings[0].played) if len(result.pairings) == 1 else [],
    }  # fmt: skip


def _row(result: AloneResult, number: int) -> Row:
    meeting = result.pairings[number]
    deck = result.decks[meeting.decks[0]]
    even = 1 / len(meeting.seats) if meeting.seats else 0.5
    return Row(
        number=number,
        name=deck.name,
        agent=deck.agent,
        meeting=meeting,
        rate=None if meeting.rate is None else Share.of(meeting.rate),
        seats=[(one.name, Share.of(one.rate, even)) for one in meeting.seats],
        lengths=histogram(meeting.lengths, meeting.mean_turns),
        figures=meeting.figures,
    )


def picks(line: str) -> list[tuple[str, played.Game]]:
    """A few games worth watching."""
    games = [game for game in played.read(line) if game.result != "aborted"]
    if not games:
        return []
    found = [
        ("The first game", games[0]),
        ("The shortest", min(games, key=lambda game: game.turns)),
        ("The longest", max(games, key=lambda game: game.turns)),
    ]
    # A game that is two of these at once is offered once.
    once = {game.number: (name, game) for name, game in reversed(found)}
    return list(reversed(once.values()))
