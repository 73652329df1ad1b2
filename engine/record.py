"""A game written down: its set-up, seed and choices replay it exactly."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from engine.agents import Agent
from engine.games import Matchup, seat_order
from engine.identity import Identity
from engine.kernel.options import Legend
from engine.playout import play_out
from engine.rng import seeded
from engine.table import ABORTED, DRAWN, LOST, RUNNING, WON, Table

if TYPE_CHECKING:
    from collections.abc import Iterable

STATUS = {RUNNING: "running", WON: "won", DRAWN: "drawn", ABORTED: "aborted", LOST: "lost"}
AGENT_STREAM = 64
HASH_LENGTH = 16


class Record(msgspec.Struct, frozen=True):
    """What is needed to replay a game, and how it ended. Seats are numbered from 0."""

    game: str
    seed: int
    order: tuple[int, ...]
    """The deck in each seat."""
    first: int | None
    agents: tuple[str, ...]
    """By seat."""
    choices: list[int]
    status: str
    winner: int | None
    reason: str
    turns: int
    log_hash: str | None = None
    game_hash: str = ""
    """Names the whole game, with or without a log: choices, events and end."""
    identity: Identity | None = None
    """Which rules, cards and agents played it."""
    legend: Legend | None = None
    """How its options are packed, so that it outlives a renumbering."""


class Replayed(msgspec.Struct, frozen=True):
    """A record played again by the rules of today."""

    table: Table
    """The game as far as it could be played."""
    choices: list[int]
    """In the numbers of today, as far as they could be made."""
    problem: str = ""
    """Why it is not the game that was recorded; empty when it is."""

    @property
    def exact(self) -> bool:
        """Whether this is the recorded game to its last event."""
        return not self.problem


def _short(data: object) -> str:
    return hashlib.sha256(json.dumps(data).encode()).hexdigest()[:HASH_LENGTH]


def log_hash(log: Iterable[Sequence[int]]) -> str:
    """A short name for a whole log: equal logs have equal names, in every process."""
    return _short([list(event) for event in log])


def game_hash(table: Table) -> str:
    """A short name for a real game as it is now: events, number of choices, and how it ended.

    Options are left out, so that a renumbering changes nothing.
    """
    return _short([table.trace, table.choices, table.turns(), table.status, table.winner])


def play(
    game_id: str,
    matchup: Matchup,
    seed: int,
    agents: Sequence[Agent],
    *,
    order: Sequence[int] | None = None,
    first: int | None = None,
    logging: bool = False,
) -> tuple[Table, Record]:
    """Play one game. Agents belong to decks and change seats along with them.

    Where one deck seats a whole team, its agent plays every seat of it.
    """
    decks = seat_order(order, len(agents))
    table = matchup.start(seed, order=decks, first=first, logging=logging)
    players = decks if len(decks) > 1 else decks * table.seats
    choices: list[int] = []
    play_out(
        table,
        [agents[k].code for k in players],
        [agents[k].iterations for k in players],
        [seeded(seed, AGENT_STREAM + k) for k in (decks if len(decks) > 1 else range(table.seats))],
        choices,
    )
    record = Record(
        game=game_id,
        seed=seed,
        order=tuple(decks),
        first=first,
        agents=tuple(agents[k].label() for k in decks),
        choices=choices,
        status=STATUS[table.status],
        winner=table.winner if table.status == WON and not table.team else None,
        reason=table.reason_text(),
        turns=table.turns(),
        log_hash=log_hash(table.log) if logging else None,
        game_hash=game_hash(table),
        identity=matchup.identity,
        legend=table.legend(),
    )
    return table, record


def _today(record: Record, table: Table) -> list[int]:
    """The choices of a record in the numbers of today."""
    legend = table.legend()
    if record.legend is None or legend is None:
        return list(record.choices)
    return record.legend.translate(record.choices, legend)


def replay(matchup: Matchup, record: Record, upto: int | None = None) -> Table:
    """The game of a record, up to a number of choices or to its end, with its log."""
    table = matchup.start(record.seed, order=record.order, first=record.first, logging=True)
    for choice in _today(record, table)[:upto]:
        table.apply(choice)
    return table


def replay_checked(matchup: Matchup, record: Record) -> Replayed:
    """A record played as far as today's rules go, compared with the game that was recorded."""
    table = matchup.start(record.seed, order=record.order, first=record.first, logging=True)
    try:
        choices = _today(record, table)
    except ValueError as error:
        return Replayed(table=table, choices=[], problem=str(error))
    for number, choice in enumerate(choices, start=1):
        if choice not in table.options:
            return Replayed(
                table=table,
                choices=choices[: number - 1],
                problem=f"choice {number} of {len(choices)} is not on offer any more",
            )
        table.apply(choice)
    return Replayed(table=table, choices=choices, problem=_difference(table, record))


def _difference(table: Table, record: Record) -> str:
    """How a game played again differs from its record; nothing when it is the same."""
    for what, then, now in (
        ("the end", record.status, STATUS[table.status]),
        ("the number of turns", record.turns, table.turns()),
        ("the log", record.log_hash or "", log_hash(table.log) if record.log_hash else ""),
        ("the game", record.game_hash, game_hash(table) if record.game_hash else ""),
    ):
        if then != now:
            return f"{what} is different: expected {then}, got {now}"
    return ""
