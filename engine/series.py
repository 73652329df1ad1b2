"""Many games of two decks, in pairs with the same shuffles and the seats swapped.

A `Tally` is plain counts: pieces of a run can be counted on different machines and added up, and
the sum is the same as that of one run. `report` turns a tally into rates with intervals.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

import msgspec

from engine.agents import Agent
from engine.games import Matchup
from engine.record import Record, play
from engine.rng import derive
from engine.statistics import Rate, Sprt, sprt, wilson
from engine.table import ABORTED, LOST, WON, Table

LENGTH_BIN = 10


class CardCount(msgspec.Struct):
    """Games in which a card was drawn or played, and how many of them its deck won."""

    drawn: int = 0
    drawn_wins: float = 0.0
    played: int = 0
    played_wins: float = 0.0


class Tally(msgspec.Struct):
    """Counts of a series, seen from the first deck. Aborted games are counted apart."""

    won: int = 0
    lost: int = 0
    drawn: int = 0
    aborted: int = 0
    reasons: dict[str, int] = msgspec.field(default_factory=dict)
    pairs: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0, 0])
    """Whole pairs by their score: 0, 1/4, 1/2, 3/4, 1."""
    first_seat_wins: float = 0.0
    turns: int = 0
    decisions: int = 0
    lengths: dict[int, int] = msgspec.field(default_factory=dict)
    """Games by length: turns rounded down to tens."""
    cards: list[dict[str, CardCount]] = msgspec.field(default_factory=lambda: [{}, {}])

    @property
    def finished(self) -> int:
        """Games with a result."""
        return self.won + self.lost + self.drawn


NOBODY = -1
"""The game was drawn."""
STOPPED = -2
"""The game was aborted."""
THE_BOX = -3
"""A team has lost to the game itself."""
MARK = 8
"""Letters of a game's hash that are kept with a counted game."""


class Played(msgspec.Struct, frozen=True):
    """How one game ended, and its length."""

    winner: int
    """The deck that won, or NOBODY, STOPPED or THE_BOX."""
    turns: int
    mark: str = ""
    """The beginning of the game's hash: a replay must have the same."""


def how_it_ended(table: Table, order: Sequence[int], record: Record) -> Played:
    """A finished game in a few words; `order` is the deck in each seat."""
    winner = {ABORTED: STOPPED, LOST: THE_BOX}.get(table.status, NOBODY)
    if table.status == WON:
        winner = order[0] if table.team else order[table.winner]
    return Played(winner=winner, turns=record.turns, mark=record.game_hash[:MARK])


class CardRate(msgspec.Struct, frozen=True):
    """How a deck did in games where it drew, or played, a card."""

    card: str
    drawn: Rate
    played: Rate


class Report(msgspec.Struct, frozen=True):
    """A series in figures."""

    game: str
    agents: tuple[str, str]
    seed: int
    games: int
    won: int
    lost: int
    drawn: int
    aborted: int
    reasons: dict[str, int]
    rate: Rate
    pairs: list[int]
    sprt: Sprt
    first_seat: Rate
    mean_turns: float | None
    mean_decisions: float | None
    lengths: dict[str, int]
    cards: tuple[list[CardRate], list[CardRate]]
    summary: str


def count_cards(
    counts: dict[str, CardCount], ids: list[str], use: list[list[int]], won: float
) -> None:
    """Count the cards that a deck drew and played in one game, which it won (1) or not (0)."""
    for design in use[0]:
        count = counts.setdefault(ids[design], CardCount())
        count.drawn += 1
        count.drawn_wins += won
    for design in use[1]:
        count = counts.setdefault(ids[design], CardCount())
        count.played += 1
        count.played_wins += won


def play_pair(
    tally: Tally, game_id: str, matchup: Matchup, agents: tuple[Agent, Agent], seed: int
) -> list[Played]:
    """Two games with one seed, each deck in each seat once; seat 0 begins. Says how they ended."""
    score = 0.0
    whole = True
    ended: list[Played] = []
    for order in ((0, 1), (1, 0)):
        table, record = play(game_id, matchup, seed, agents, order=order, first=0)
        ended.append(how_it_ended(table, order, record))
        tally.decisions += len(record.choices)
        if table.status == ABORTED:
            tally.aborted += 1
            tally.reasons[record.reason] = tally.reasons.get(record.reason, 0) + 1
            whole = False
            continue
        first_deck_seat = order.index(0)
        result = 0.5
        if table.status == WON:
            result = 1.0 if table.winner == first_deck_seat else 0.0
            tally.first_seat_wins += 1.0 if table.winner == 0 else 0.0
        else:
            tally.first_seat_wins += 0.5
        score += result
        tally.won += result == 1.0
        tally.lost += result == 0.0
        tally.drawn += result == 0.5
        tally.turns += record.turns
        length = record.turns // LENGTH_BIN * LENGTH_BIN
        tally.lengths[length] = tally.lengths.get(length, 0) + 1
        for deck in range(2):
            won = result if deck == 0 else 1.0 - result
            use = table.card_use(order.index(deck))
            count_cards(tally.cards[deck], matchup.card_ids, use, won)
    if whole:
        tally.pairs[int(score * 2)] += 1
    return ended


def run_chunk(
    game_id: str,
    matchup: Matchup,
    agents: tuple[Agent, Agent],
    seed: int,
    first_pair: int,
    pairs: int,
) -> Tally:
    """Pairs `first_pair` to `first_pair + pairs - 1` of the run with this seed."""
    tally = Tally()
    for index in range(first_pair, first_pair + pairs):
        play_pair(tally, game_id, matchup, agents, derive(seed, index))
    return tally


def merge(tallies: Iterable[Tally]) -> Tally:
    """The sum of tallies."""
    total = Tally()
    for tally in tallies:
        total.won += tally.won
        total.lost += tally.lost
        total.drawn += tally.drawn
        total.aborted += tally.aborted
        total.first_seat_wins += tally.first_seat_wins
        total.turns += tally.turns
        total.decisions += tally.decisions
        total.pairs = [a + b for a, b in zip(total.pairs, tally.pairs, strict=True)]
        add_counts(total.reasons, tally.reasons)
        add_counts(total.lengths, tally.lengths)
        for deck in range(2):
            add_cards(total.cards[deck], tally.cards[deck])
    return total


Key = TypeVar("Key")


def add_counts(total: dict[Key, int], more: Mapping[Key, int]) -> None:
    """Add counts by name to others."""
    for name, count in more.items():
        total[name] = total.get(name, 0) + count


def add_cards(total: dict[str, CardCount], more: Mapping[str, CardCount]) -> None:
    """Add counts of cards to others."""
    for card, added in more.items():
        counts = total.setdefault(card, CardCount())
        counts.drawn += added.drawn
        counts.drawn_wins += added.drawn_wins
        counts.played += added.played
        counts.played_wins += added.played_wins


def card_rates(counts: Mapping[str, CardCount]) -> list[CardRate]:
    """Counts of cards as rates, in the order of their ids."""
    return [
        CardRate(
            card=card,
            drawn=wilson(count.drawn_wins, count.drawn),
            played=wilson(count.played_wins, count.played),
        )
        for card, count in sorted(counts.items())
    ]


def _summary(tally: Tally, rate: Rate, test: Sprt) -> str:
    if rate.rate is None:
        return "No game was finished."
    words = {
        "first": "The first deck is better",
        "second": "The second deck is better",
        "not distinguishable": "The decks are not distinguishable",
    }
    if test.verdict in words:
        opening = words[test.verdict]
    elif rate.low > 0.5:
        opening = "The first deck is ahead"
    elif rate.high < 0.5:
        opening = "The second deck is ahead"
    else:
        opening = "The decks are not distinguishable so far"
    share = f"{rate.rate:.1%} for the first deck ({rate.low:.1%} to {rate.high:.1%})"
    aborted = f", {tally.aborted} aborted" if tally.aborted else ""
    return f"{opening}: {share} in {tally.finished} games{aborted}."


def report(
    game_id: str, agents: tuple[Agent, Agent], seed: int, tally: Tally, edge: float = 0.05
) -> Report:
    """The figures of a tally."""
    finished = tally.finished
    rate = wilson(tally.won + 0.5 * tally.drawn, finished)
    test = sprt(tally.pairs, edge)
    played = finished + tally.aborted
    return Report(
        game=game_id,
        agents=(agents[0].label(), agents[1].label()),
        seed=seed,
        games=played,
        won=tally.won,
        lost=tally.lost,
        drawn=tally.drawn,
        aborted=tally.aborted,
        reasons=dict(sorted(tally.reasons.items())),
        rate=rate,
        pairs=tally.pairs,
        sprt=test,
        first_seat=wilson(tally.first_seat_wins, finished),
        mean_turns=tally.turns / finished if finished else None,
        mean_decisions=tally.decisions / played if played else None,
        lengths={str(length): count for length, count in sorted(tally.lengths.items())},
        cards=(card_rates(tally.cards[0]), card_rates(tally.cards[1])),
        summary=_summary(tally, rate, test),
    )


def run(
    game_id: str,
    matchup: Matchup,
    agents: tuple[Agent, Agent],
    seed: int,
    games: int,
    *,
    stop_early: bool = False,
    edge: float = 0.05,
) -> Report:
    """Up to so many games, two by two; with `stop_early` no more than the test needs."""
    tally = Tally()
    for index in range((games + 1) // 2):
        play_pair(tally, game_id, matchup, agents, derive(seed, index))
        if stop_early and sprt(tally.pairs, edge).verdict != "undecided":
            break
    return report(game_id, agents, seed, tally, edge)
