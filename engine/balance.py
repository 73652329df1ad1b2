"""How a game is balanced: win rates by what is compared, by seat, by number of players, by ending.

Tables of decks at random are played with one agent; each table once for every seat a deck can take,
so that nothing gains by where it sits. A game takes part by offering a `Balance` in its `game_api`.
The report is a page of its own, written by the command and by nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from cards.catalogue.values import Card
from cards.ready import ReadyDeck
from engine.agents import Agent
from engine.games import engine_of, matchup
from engine.multiplayer import rotations
from engine.record import play
from engine.rng import Rng, derive, seeded
from engine.statistics import Rate, wilson
from engine.table import ABORTED, WON, Table


class Balance(Protocol):
    """What a game offers as `balance` in its `game_api`."""

    noun: str
    """What is compared, in the plural: "schemes"."""

    def table(self, cards: Sequence[Card], rng: Rng, seats: int) -> list[ReadyDeck]:
        """Decks at random that may meet at one table."""
        ...

    def group(self, deck: ReadyDeck) -> str:
        """Which of the things compared the deck is."""
        ...

    def ending(self, table: Table) -> str:
        """How a finished game was won, in a few words."""
        ...


class Count(msgspec.Struct):
    """Games and wins of one thing."""

    games: int = 0
    wins: int = 0

    @property
    def rate(self) -> Rate:
        """The share won, with its interval."""
        return wilson(self.wins, self.games)


class Tables(msgspec.Struct):
    """Counts of the games with one number of players."""

    seats: int
    games: int = 0
    aborted: int = 0
    turns: int = 0
    groups: dict[str, Count] = msgspec.field(default_factory=dict)
    places: list[Count] = msgspec.field(default_factory=list)
    endings: dict[str, int] = msgspec.field(default_factory=dict)


def balance_of(game_id: str) -> Balance:
    """The balance of a game, or a plain word that it has none."""
    found: Balance | None = getattr(engine_of(game_id), "balance", None)
    if found is None:
        raise ValueError(f"expected a game that can be balanced, got {game_id!r}")
    return found


def run(
    game_id: str, cards: Sequence[Card], agent: Agent, seed: int, seats: int, games: int
) -> Tables:
    """At least so many games of so many players."""
    balance = balance_of(game_id)
    count = Tables(seats=seats, places=[Count() for _ in range(seats)])
    number = 0
    while count.games + count.aborted < games:
        rng = seeded(derive(seed, number), seats)
        decks = balance.table(cards, rng, seats)
        ready = matchup(game_id, decks)
        for order in rotations(seats):
            seed_of_game = derive(seed, number * seats + order[0])
            table, _ = play(game_id, ready, seed_of_game, [agent] * seats, order=order, first=0)
            _count(count, balance, table, [balance.group(decks[deck]) for deck in order])
        number += 1
    return count


def _count(count: Tables, balance: Balance, table: Table, groups: Sequence[str]) -> None:
    if table.status == ABORTED:
        count.aborted += 1
        return
    count.games += 1
    count.turns += table.turns()
    for seat, group in enumerate(groups):
        won = table.status == WON and table.winner == seat
        for one in (count.groups.setdefault(group, Count()), count.places[seat]):
            one.games += 1
            one.wins += won
    ending = balance.ending(table)
    count.endings[ending] = count.endings.get(ending, 0) + 1


def _percent(rate: Rate) -> str:
    if rate.rate is None:
        return "no games"
    return f"{rate.rate:.1%} ({rate.low:.1%} to {rate.high:.1%})"


def page(game_id: str, agent: Agent, seed: int, games: int, counted: Sequence[Tables]) -> list[str]:
    """The report as a page in Markdown."""
    balance = balance_of(game_id)
    command = f"python -m engine balance {game_id} --games {games} --seed {seed}"
    lines = [
        f"# Balance: {game_id}",
        "",
        f"Written by `{command} --agent {agent.label()} --write docs/balance-{game_id}.md`; not "
        "edited by hand.",
        "",
        f"Decks at random, every player with the agent `{agent.label()}`, each table played once "
        "for every seat a deck can take. Intervals are Wilson's at 95 %. Which cards and values "
        "are our own says the catalogue; figures depend on them and on the agent.",
    ]
    for tables in counted:
        lines += ["", f"## {tables.seats} players", "", *_section(tables, balance.noun)]
    return lines


def _section(tables: Tables, noun: str) -> list[str]:
    mean = tables.turns / tables.games if tables.games else 0.0
    even = 1 / tables.seats
    lines = [
        f"{tables.games} games, {tables.aborted} aborted, {mean:.1f} turns on average; an even "
        f"share is {even:.1%}.",
        "",
        f"| {noun} | games | won |",
        "|---|---|---|",
    ]
    for name, count in sorted(tables.groups.items()):
        lines.append(f"| {name} | {count.games} | {_percent(count.rate)} |")
    lines += ["", "| seat | won |", "|---|---|"]
    for seat, count in enumerate(tables.places, start=1):
        lines.append(f"| {seat} | {_percent(count.rate)} |")
    lines += ["", "| won by | games | share |", "|---|---|---|"]
    ordered = sorted(tables.endings.items(), key=lambda entry: (-entry[1], entry[0]))
    for ending, number in ordered:
        lines.append(f"| {ending} | {number} | {number / max(1, tables.games):.1%} |")
    return lines
