"""Many games of one deck by itself: a team against its box, or a set-up that seats every player.

Each seed is one game. Two decks that are played with the same seeds meet the same shuffles, so that
their games are compared one by one. Tallies are plain counts and add up like those of a series.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from engine.agents import Agent
from engine.games import Matchup, engine_of, seat_names
from engine.record import Record, play
from engine.rng import derive
from engine.series import (
    LENGTH_BIN,
    MARK,
    NOBODY,
    STOPPED,
    THE_BOX,
    CardCount,
    Played,
    add_cards,
    add_counts,
    count_cards,
)
from engine.statistics import Z95, Difference, Rate, paired_difference, wilson
from engine.table import ABORTED, DRAWN, LOST, WON, Table

PARTS = 1 << 10
"""Numbers of a game are counted in such parts: their sums are exact, in any order."""

Figures = Callable[[Table], Mapping[str, float]]


class Sum(msgspec.Struct):
    """A number of each game, added up in parts."""

    games: int = 0
    total: int = 0
    squares: int = 0


class AloneTally(msgspec.Struct):
    """Counts of a run. Aborted games stand apart."""

    won: int = 0
    """Games that a team won."""
    lost: int = 0
    drawn: int = 0
    aborted: int = 0
    won_by: dict[str, int] = msgspec.field(default_factory=dict)
    """Games of a team that was won, by how; of others, every end."""
    lost_by: dict[str, int] = msgspec.field(default_factory=dict)
    reasons: dict[str, int] = msgspec.field(default_factory=dict)
    """Aborted games by reason."""
    names: list[str] = msgspec.field(default_factory=list)
    """Who sits where."""
    seat_wins: list[int] = msgspec.field(default_factory=list)
    """By seat, in parts, where the players are not one team."""
    turns: int = 0
    decisions: int = 0
    lengths: dict[int, int] = msgspec.field(default_factory=dict)
    cards: dict[str, CardCount] = msgspec.field(default_factory=dict)
    figures: dict[str, Sum] = msgspec.field(default_factory=dict)
    """Numbers that the game itself tells of each of its games, such as luck."""

    @property
    def finished(self) -> int:
        return self.won + self.lost + self.drawn


class SeatRate(msgspec.Struct, frozen=True):
    """How often a seat won where the players play against each other."""

    name: str
    rate: Rate


class Figure(msgspec.Struct, frozen=True):
    """The mean of a number over all finished games, with its interval at 95 %."""

    name: str
    mean: float
    low: float
    high: float
    games: int


class AloneReport(msgspec.Struct, frozen=True):
    """A run in figures."""

    games: int
    won: int
    lost: int
    drawn: int
    aborted: int
    rate: Rate | None
    """How often the team won; None where the players are not one team."""
    won_by: dict[str, int]
    lost_by: dict[str, int]
    reasons: dict[str, int]
    seats: list[SeatRate]
    mean_turns: float | None
    mean_decisions: float | None
    lengths: dict[str, int]
    figures: list[Figure]


class Comparison(msgspec.Struct, frozen=True):
    """Two teams on the same shuffles: how often both won, only one did, or neither."""

    one: int
    two: int
    both: int
    only_one: int
    only_two: int
    neither: int
    difference: Difference

    @property
    def games(self) -> int:
        return self.both + self.only_one + self.only_two + self.neither


def figures_of(game_id: str) -> Figures | None:
    """What a game tells of each of its games in numbers, if it tells anything."""
    found: Figures | None = getattr(engine_of(game_id), "figures", None)
    return found


def play_one(tally: AloneTally, game_id: str, matchup: Matchup, agent: Agent, seed: int) -> Played:
    """One game; the agent plays for every seat. Says how it ended."""
    table, record = play(game_id, matchup, seed, [agent])
    count(tally, table, record, matchup.card_ids, figures_of(game_id))
    return how_it_ended(table, record)


def how_it_ended(table: Table, record: Record) -> Played:
    """A finished game in a few words: the seat that won, or 0 for a whole team."""
    code = {DRAWN: NOBODY, ABORTED: STOPPED, LOST: THE_BOX}.get(table.status)
    if code is None:
        code = 0 if table.team else table.winner
    return Played(winner=code, turns=record.turns, mark=record.game_hash[:MARK])


def count(
    tally: AloneTally, table: Table, record: Record, ids: list[str], figures: Figures | None
) -> None:
    """Add a game that is over."""
    tally.decisions += len(record.choices)
    if table.status == ABORTED:
        tally.aborted += 1
        add_counts(tally.reasons, {record.reason: 1})
        return
    tally.won += table.status == WON
    tally.lost += table.status == LOST
    tally.drawn += table.status == DRAWN
    ends = tally.lost_by if table.status == LOST else tally.won_by
    add_counts(ends, {record.reason: 1})
    tally.turns += record.turns
    add_counts(tally.lengths, {record.turns // LENGTH_BIN * LENGTH_BIN: 1})
    if not table.team:
        tally.names = tally.names or seat_names(getattr(table, "names", ()), table.seats)
        tally.seat_wins = tally.seat_wins or [0] * table.seats
        for seat in range(table.seats):
            tally.seat_wins[seat] += round(table.score(seat) * PARTS)
    else:
        won = 1.0 if table.status == WON else 0.0
        used: list[set[int]] = [set(), set()]
        for seat in range(table.seats):
            drawn, played = table.card_use(seat)
            used[0].update(drawn)
            used[1].update(played)
        count_cards(tally.cards, ids, [sorted(used[0]), sorted(used[1])], won)
    if figures is not None:
        for name, value in figures(table).items():
            add_figure(tally.figures.setdefault(name, Sum()), round(value * PARTS))


def add_figure(total: Sum, parts: int) -> None:
    total.games += 1
    total.total += parts
    total.squares += parts * parts


def run_chunk(
    game_id: str, matchup: Matchup, agent: Agent, seed: int, first: int, games: int
) -> AloneTally:
    """Games `first` to `first + games - 1` of the run with this seed."""
    tally = AloneTally()
    for index in range(first, first + games):
        play_one(tally, game_id, matchup, agent, derive(seed, index))
    return tally


def merge(tallies: Iterable[AloneTally]) -> AloneTally:
    """The sum of tallies."""
    total = AloneTally()
    for tally in tallies:
        for name in ("won", "lost", "drawn", "aborted", "turns", "decisions"):
            setattr(total, name, getattr(total, name) + getattr(tally, name))
        for name in ("won_by", "lost_by", "reasons", "lengths"):
            add_counts(getattr(total, name), getattr(tally, name))
        total.names = total.names or list(tally.names)
        total.seat_wins = total.seat_wins or [0] * len(tally.seat_wins)
        for seat, won in enumerate(tally.seat_wins):
            total.seat_wins[seat] += won
        add_cards(total.cards, tally.cards)
        for name, one in tally.figures.items():
            figure = total.figures.setdefault(name, Sum())
            figure.games += one.games
            figure.total += one.total
            figure.squares += one.squares
    return total


def figure(name: str, total: Sum) -> Figure:
    """The mean of a number with its interval by the normal law.

    >>> figure("luck", Sum(games=2, total=2 * PARTS, squares=2 * PARTS * PARTS)).mean
    1.0
    """
    mean = total.total / total.games / PARTS
    spread = max(0.0, total.squares / total.games / PARTS**2 - mean * mean)
    # One game says nothing of how far others lie from it.
    reach = Z95 * math.sqrt(spread / (total.games - 1)) if total.games > 1 else math.inf
    reach = min(reach, 1e9)
    return Figure(name=name, mean=mean, low=mean - reach, high=mean + reach, games=total.games)


def report(tally: AloneTally) -> AloneReport:
    """The figures of a tally."""
    finished = tally.finished
    games = finished + tally.aborted
    team = not tally.seat_wins
    seats = zip(tally.names, tally.seat_wins, strict=True)
    return AloneReport(
        games=games,
        won=tally.won,
        lost=tally.lost,
        drawn=tally.drawn,
        aborted=tally.aborted,
        rate=wilson(tally.won + tally.drawn / 2, finished) if team else None,
        won_by=_most_first(tally.won_by),
        lost_by=_most_first(tally.lost_by),
        reasons=_most_first(tally.reasons),
        seats=[SeatRate(name, wilson(won / PARTS, finished)) for name, won in seats],
        mean_turns=tally.turns / finished if finished else None,
        mean_decisions=tally.decisions / games if games else None,
        lengths={str(length): number for length, number in sorted(tally.lengths.items())},
        figures=[figure(name, one) for name, one in sorted(tally.figures.items())],
    )


def _most_first(counts: Mapping[str, int]) -> dict[str, int]:
    return dict(sorted(counts.items(), key=lambda one: (-one[1], one[0])))


def compare(one: int, two: int, ends: Sequence[tuple[int, int]]) -> Comparison:
    """Two teams by the ends of their games on the same seeds; only finished games count."""
    counts = [0, 0, 0, 0]
    for first, second in ends:
        if STOPPED not in (first, second):
            counts[(first != 0) * 2 + (second != 0)] += 1
    both, only_one, only_two, neither = counts
    return Comparison(
        one=one,
        two=two,
        both=both,
        only_one=only_one,
        only_two=only_two,
        neither=neither,
        difference=paired_difference(both, only_one, only_two, neither),
    )
