"""Many games of three or more decks: every seed is played once for each seat the decks can take.

A rotation is as many games as there are decks, all with one seed, the decks moving on by one seat
each time, so that no deck gains by where it sits. Tallies are plain counts and add up like those of
a series; `report` turns one into rates with intervals, next to the even share that chance would
give.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from engine.agents import Agent
from engine.games import Matchup
from engine.record import play
from engine.rng import derive
from engine.series import (
    LENGTH_BIN,
    CardCount,
    CardRate,
    Played,
    add_cards,
    add_counts,
    card_rates,
    count_cards,
    how_it_ended,
)
from engine.statistics import Rate, wilson
from engine.table import ABORTED, DRAWN

PARTS = 1 << 20
"""Shares of a win are counted in such parts: their sums are exact, so that pieces of a run add up
to the same figures in any order."""


class MultiplayerTally(msgspec.Struct):
    """Counts of a run of rotations. Aborted games are counted apart."""

    wins: list[float]
    """By deck; a draw is shared."""
    seat_wins: list[float]
    """By seat; seat 0 begins."""
    cards: list[dict[str, CardCount]]
    """By deck."""
    finished: int = 0
    drawn: int = 0
    aborted: int = 0
    reasons: dict[str, int] = msgspec.field(default_factory=dict)
    turns: int = 0
    decisions: int = 0
    lengths: dict[int, int] = msgspec.field(default_factory=dict)


class MultiplayerReport(msgspec.Struct, frozen=True):
    """A run of rotations in figures."""

    game: str
    agents: tuple[str, ...]
    seed: int
    games: int
    drawn: int
    aborted: int
    reasons: dict[str, int]
    even: float
    """What each deck would win if all were alike."""
    rates: list[Rate]
    seats: list[Rate]
    mean_turns: float | None
    mean_decisions: float | None
    lengths: dict[str, int]
    cards: list[list[CardRate]]
    summary: str


def empty(decks: int) -> MultiplayerTally:
    """A tally before the first game."""
    return MultiplayerTally(
        wins=[0.0] * decks, seat_wins=[0.0] * decks, cards=[{} for _ in range(decks)]
    )


def rotations(decks: int) -> list[tuple[int, ...]]:
    """The seatings of a rotation: each deck sits in each seat once.

    >>> rotations(3)
    [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    """
    return [tuple((seat + turn) % decks for seat in range(decks)) for turn in range(decks)]


def play_rotation(
    tally: MultiplayerTally, game_id: str, matchup: Matchup, agents: Sequence[Agent], seed: int
) -> list[Played]:
    """One game for each seating; agents belong to decks, seat 0 begins. Says how they ended."""
    ended: list[Played] = []
    for order in rotations(len(agents)):
        table, record = play(game_id, matchup, seed, agents, order=order, first=0)
        ended.append(how_it_ended(table, order, record))
        tally.decisions += len(record.choices)
        if table.status == ABORTED:
            tally.aborted += 1
            add_counts(tally.reasons, {record.reason: 1})
            continue
        tally.finished += 1
        tally.drawn += table.status == DRAWN
        tally.turns += record.turns
        add_counts(tally.lengths, {record.turns // LENGTH_BIN * LENGTH_BIN: 1})
        for seat, deck in enumerate(order):
            won = round(table.score(seat) * PARTS) / PARTS
            tally.wins[deck] += won
            tally.seat_wins[seat] += won
            count_cards(tally.cards[deck], matchup.card_ids, table.card_use(seat), won)
    return ended


def run_chunk(
    game_id: str, matchup: Matchup, agents: Sequence[Agent], seed: int, first: int, count: int
) -> MultiplayerTally:
    """Rotations `first` to `first + count - 1` of the run with this seed."""
    tally = empty(len(agents))
    for index in range(first, first + count):
        play_rotation(tally, game_id, matchup, agents, derive(seed, index))
    return tally


def merge(tallies: Iterable[MultiplayerTally], decks: int) -> MultiplayerTally:
    """The sum of tallies."""
    total = empty(decks)
    for tally in tallies:
        total.finished += tally.finished
        total.drawn += tally.drawn
        total.aborted += tally.aborted
        total.turns += tally.turns
        total.decisions += tally.decisions
        add_counts(total.reasons, tally.reasons)
        add_counts(total.lengths, tally.lengths)
        for deck in range(decks):
            total.wins[deck] += tally.wins[deck]
            total.seat_wins[deck] += tally.seat_wins[deck]
            add_cards(total.cards[deck], tally.cards[deck])
    return total


def _summary(rates: Sequence[Rate], even: float) -> str:
    if not rates or not rates[0].games:
        return "No game was finished."
    best = max(range(len(rates)), key=lambda deck: rates[deck].wins)
    rate = rates[best]
    share = f"{rate.rate:.1%} ({rate.low:.1%} to {rate.high:.1%})"
    opening = (
        f"Deck {best + 1} is ahead" if rate.low > even else "No deck is distinguishable so far"
    )
    return f"{opening}: {share} for deck {best + 1} in {rate.games} games; even is {even:.1%}."


def report(
    game_id: str, agents: Sequence[Agent], seed: int, tally: MultiplayerTally
) -> MultiplayerReport:
    """The figures of a tally."""
    finished = tally.finished
    played = finished + tally.aborted
    even = 1 / len(tally.wins)
    rates = [wilson(won, finished) for won in tally.wins]
    return MultiplayerReport(
        game=game_id,
        agents=tuple(agent.label() for agent in agents),
        seed=seed,
        games=played,
        drawn=tally.drawn,
        aborted=tally.aborted,
        reasons=dict(sorted(tally.reasons.items())),
        even=even,
        rates=rates,
        seats=[wilson(won, finished) for won in tally.seat_wins],
        mean_turns=tally.turns / finished if finished else None,
        mean_decisions=tally.decisions / played if played else None,
        lengths={str(length): count for length, count in sorted(tally.lengths.items())},
        cards=[card_rates(counts) for counts in tally.cards],
        summary=_summary(rates, even),
    )


def run(
    game_id: str, matchup: Matchup, agents: Sequence[Agent], seed: int, games: int
) -> MultiplayerReport:
    """At least so many games, a rotation at a time."""
    count = -(-games // len(agents))
    return report(game_id, agents, seed, run_chunk(game_id, matchup, agents, seed, 0, count))
