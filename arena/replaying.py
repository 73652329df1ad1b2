"""Games played again from their seed, and told as a story that can be stepped through.

A step is a moment after which something worth telling has happened; what lies between two moments
(passing, drawing, values going back to normal) is told with the later one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from arena.kinds.tasks import pairing_seed, seats
from arena.setup import Setup, ready
from engine.multiplayer import rotations
from engine.record import Record, play
from engine.rng import derive
from engine.scene import OPEN, Scene
from engine.table import DETAIL, HEADING, RUNNING, Table


class Moment(msgspec.Struct, frozen=True):
    """A step: how many choices were made, and the turn."""

    choices: int
    turn: int


class Line(msgspec.Struct, frozen=True):
    """A sentence of the log, with the step that tells it."""

    step: int
    level: int
    text: str

    @property
    def is_heading(self) -> bool:
        return self.level == HEADING

    @property
    def is_detail(self) -> bool:
        return self.level == DETAIL


class Story(msgspec.Struct, frozen=True):
    """A whole game in words. Step 0 is the table before the first choice."""

    names: list[str]
    """By seat."""
    agents: list[str]
    decks: list[int]
    """The place of the deck in each seat, in the contest."""
    moments: list[Moment]
    lines: list[Line]
    ending: str
    """Why the game ended, as a sentence."""

    @property
    def last(self) -> int:
        return len(self.moments) - 1

    def turns(self) -> list[tuple[int, int]]:
        """Each turn with its first step."""
        first: dict[int, int] = {}
        for step, moment in enumerate(self.moments):
            first.setdefault(moment.turn, step)
        return [(turn, step) for turn, step in first.items() if turn > 0]


class Rerun(msgspec.Struct, frozen=True):
    """A game that was played again, as it is stored."""

    record: Record
    story: Story


def seating(setup: Setup, number: int) -> tuple[int, tuple[int, ...]]:
    """Which set a game belongs to, and the deck in each seat."""
    count = seats(setup)
    return number // count, rotations(count)[number % count]


def is_quick(setup: Setup, pairing: int) -> bool:
    """Whether a game can be played while somebody waits for a page."""
    return all(agent.iterations == 0 for agent in setup.agents(setup.pairings[pairing]))


def record_game(setup: Setup, pairing: int, number: int) -> Record:
    """Play a game of a contest again, exactly as it was played."""
    places = setup.pairings[pairing]
    index, order = seating(setup, number)
    seed = derive(pairing_seed(setup, pairing), index)
    # Who begins where one deck seats all players is for its own rules to say.
    first = None if len(places) == 1 else 0
    decks, agents = ready(setup, places), setup.agents(places)
    return play(setup.game, decks, seed, agents, order=order, first=first, logging=True)[1]


def tell(setup: Setup, pairing: int, record: Record) -> Story:
    """The story of a recorded game."""
    table = _start(setup, pairing, record)
    moments = [Moment(choices=0, turn=table.turns())]
    lines = [_line(table, event, 0) for event in table.log]
    waiting: list[list[int]] = []
    told = len(table.log)
    for number, choice in enumerate(record.choices, start=1):
        table.apply(choice)
        new = table.log[told:]
        told = len(table.log)
        waiting += new
        matters = any(table.event_level(event) != DETAIL for event in new)
        if matters or table.status != RUNNING:
            lines += [_line(table, event, len(moments)) for event in waiting]
            moments.append(Moment(choices=number, turn=table.turns()))
            waiting = []
    places = setup.pairings[pairing]
    alone = len(places) == 1
    names = [one.name for one in table.scene(OPEN).players]
    return Story(
        names=names,
        agents=list(record.agents),
        decks=[places[0]] * len(names) if alone else [places[deck] for deck in record.order],
        moments=moments,
        lines=lines,
        ending=_ending(record, names),
    )


def scene_at(
    setup: Setup, pairing: int, record: Record, choices: Sequence[int], story: Story, step: int
) -> Scene | None:
    """The table at a step, every card open; None beyond the choices that today's rules know."""
    wanted = story.moments[step].choices
    if wanted > len(choices):
        return None
    table = _start(setup, pairing, record)
    for choice in choices[:wanted]:
        table.push(choice)
    return table.scene(OPEN)


def retell(record: Mapping[str, Any], story: Mapping[str, Any]) -> Rerun:
    """Record and story as they were stored."""
    return Rerun(msgspec.convert(record, Record), msgspec.convert(story, Story))


def _start(setup: Setup, pairing: int, record: Record) -> Table:
    decks = ready(setup, setup.pairings[pairing])
    return decks.start(record.seed, order=record.order, first=record.first, logging=True)


def _line(table: Table, event: list[int], step: int) -> Line:
    return Line(step=step, level=table.event_level(event), text=table.event_text(event))


def _ending(record: Record, names: list[str]) -> str:
    reason = record.reason
    after = f"after {record.turns} turns and {len(record.choices)} choices"
    if record.status == "lost":
        return f"The game was lost {after}: {reason}."
    if record.status == "won" and record.winner is None:
        return f"The game was won {after}: {reason}."
    if record.winner is not None:
        return f"{names[record.winner]} won {after}: {reason}."
    if record.status == "drawn":
        return f"The game was drawn {after}: {reason}."
    return f"The game was aborted {after}: {reason}. It counts for neither side."
