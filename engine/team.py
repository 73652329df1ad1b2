"""Many games of one deck that seats a whole team: all its players win or lose together.

Game `index` of a run has a seed of its own, the same for every team, so that two teams are compared
on the same shuffles and dice. Tallies are plain counts and add up like those of a series.
"""

from __future__ import annotations

from collections.abc import Iterable

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
from engine.table import ABORTED, WON


class TeamTally(msgspec.Struct):
    """Counts of a run. Aborted games are counted apart."""

    won: int = 0
    lost: int = 0
    aborted: int = 0
    reasons: dict[str, int] = msgspec.field(default_factory=dict)
    """Why games ended, won ones too: a team can lose in more than one way."""
    turns: int = 0
    decisions: int = 0
    lengths: dict[int, int] = msgspec.field(default_factory=dict)
    cards: dict[str, CardCount] = msgspec.field(default_factory=dict)
    """A card counts once a game, whichever seat had it."""

    @property
    def finished(self) -> int:
        """Games with a result."""
        return self.won + self.lost


class TeamReport(msgspec.Struct, frozen=True):
    """A run in figures."""

    game: str
    agent: str
    seed: int
    games: int
    won: int
    lost: int
    aborted: int
    reasons: dict[str, int]
    rate: Rate
    mean_turns: float | None
    mean_decisions: float | None
    lengths: dict[str, int]
    cards: list[CardRate]
    summary: str


def play_one(tally: TeamTally, game_id: str, matchup: Matchup, agent: Agent, seed: int) -> Played:
    """One game, counted; says how it ended."""
    table, record = play(game_id, matchup, seed, [agent], first=0)
    tally.decisions += len(record.choices)
    add_counts(tally.reasons, {record.reason: 1})
    if table.status == ABORTED:
        tally.aborted += 1
        return how_it_ended(table, [0], record)
    won = int(table.status == WON)
    tally.won += won
    tally.lost += 1 - won
    tally.turns += record.turns
    add_counts(tally.lengths, {record.turns // LENGTH_BIN * LENGTH_BIN: 1})
    use = [table.card_use(seat) for seat in range(table.seats)]
    drawn = sorted({card for seat in use for card in seat[0]})
    played = sorted({card for seat in use for card in seat[1]})
    count_cards(tally.cards, matchup.card_ids, [drawn, played], won)
    return how_it_ended(table, [0], record)


def run_chunk(
    game_id: str, matchup: Matchup, agent: Agent, seed: int, first: int, count: int
) -> TeamTally:
    """Games `first` to `first + count - 1` of the run with this seed."""
    tally = TeamTally()
    for index in range(first, first + count):
        play_one(tally, game_id, matchup, agent, derive(seed, index))
    return tally


def merge(tallies: Iterable[TeamTally]) -> TeamTally:
    """The sum of tallies."""
    total = TeamTally()
    for tally in tallies:
        total.won += tally.won
        total.lost += tally.lost
        total.aborted += tally.aborted
        total.turns += tally.turns
        total.decisions += tally.decisions
        add_counts(total.reasons, tally.reasons)
        add_counts(total.lengths, tally.lengths)
        add_cards(total.cards, tally.cards)
    return total


def _summary(rate: Rate, aborted: int) -> str:
    if rate.rate is None:
        return "No game was finished."
    stopped = f", {aborted} aborted" if aborted else ""
    share = f"{rate.rate:.1%} ({rate.low:.1%} to {rate.high:.1%})"
    return f"The team wins {share} of {rate.games} games{stopped}."


def report(game_id: str, agent: Agent, seed: int, tally: TeamTally) -> TeamReport:
    """The figures of a tally."""
    finished = tally.finished
    games = finished + tally.aborted
    rate = wilson(tally.won, finished)
    return TeamReport(
        game=game_id,
        agent=agent.label(),
        seed=seed,
        games=games,
        won=tally.won,
        lost=tally.lost,
        aborted=tally.aborted,
        reasons=dict(sorted(tally.reasons.items())),
        rate=rate,
        mean_turns=tally.turns / finished if finished else None,
        mean_decisions=tally.decisions / games if games else None,
        lengths={str(length): count for length, count in sorted(tally.lengths.items())},
        cards=card_rates(tally.cards),
        summary=_summary(rate, tally.aborted),
    )


def run(game_id: str, matchup: Matchup, agent: Agent, seed: int, games: int) -> TeamReport:
    """So many games of a team."""
    return report(game_id, agent, seed, run_chunk(game_id, matchup, agent, seed, 0, games))
