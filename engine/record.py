"""A game written down: its set-up, seed and choices replay it exactly."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence

import msgspec

from engine.agents import Agent
from engine.games import Matchup, seat_order
from engine.playout import play_out
from engine.rng import seeded
from engine.table import ABORTED, DRAWN, LOST, RUNNING, WON, Table

STATUS = {RUNNING: "running", WON: "won", DRAWN: "drawn", ABORTED: "aborted", LOST: "lost"}
AGENT_STREAM = 64


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


def log_hash(log: Sequence[Sequence[int]]) -> str:
    """A short name for a whole log: equal logs have equal names, in every process."""
    return hashlib.sha256(json.dumps(list(map(list, log))).encode()).hexdigest()[:16]


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
    """Play one game. Agents belong to decks and change seats along with them."""
    decks = seat_order(order, len(agents))
    table = matchup.start(seed, order=decks, first=first, logging=logging)
    choices: list[int] = []
    play_out(
        table,
        [agents[k].code for k in decks],
        [agents[k].iterations for k in decks],
        [seeded(seed, AGENT_STREAM + k) for k in decks],
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
    )
    return table, record


def replay(matchup: Matchup, record: Record, upto: int | None = None) -> Table:
    """The game of a record, up to a number of choices or to its end, with its log."""
    table = matchup.start(record.seed, order=record.order, first=record.first, logging=True)
    for choice in record.choices[:upto]:
        table.apply(choice)
    return table
