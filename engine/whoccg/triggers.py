"""Abilities that act once when something has happened; the turn player's come first (R62)."""

from __future__ import annotations

from engine.whoccg.codes import CHARACTERS, PLAY
from engine.whoccg.model import Ability
from engine.whoccg.needs import holds
from engine.whoccg.select import frozen, here_of
from engine.whoccg.state import State
from engine.whoccg.steps import F_RUN, F_TRIGGERS


def run_frame(
    source: int, ability: Ability, me: int, that: int, actor: int, here: int
) -> list[int]:
    """An ability at work: the place of the next effect and what has been chosen for it."""
    #       0      1  2       3              4   5     6      7   8  9   10    11  12  13
    return [F_RUN, 0, source, ability.index, me, that, actor, -1, 0, -2, here, -1, -1, -2]


def add(s: State, job: list[int], when: int, source: int, that: int) -> None:
    """Put abilities of a card for a moment on a list: card, ability, player, card, place."""
    d = s.pool.designs[s.design[source]]
    if not d.whens >> when & 1:
        return
    for ability in d.abilities:
        if ability.when == when:
            job.append(source)
            job.append(ability.index)
            job.append(s.ctrl[source])
            job.append(that)
            job.append(here_of(s, source))


def fire(s: State, when: int, sources: list[int], that: int) -> None:
    """Let all abilities of these cards for a moment act; frozen Characters cannot (G33)."""
    job: list[int] = []
    for n in range(s.seats):
        player = (s.active + n) % s.seats
        for i in sources:
            if s.ctrl[i] == player and s.place[i] == PLAY:
                if not (s.kinds[i] & CHARACTERS and frozen(s, i)):
                    add(s, job, when, i, that)
    start(s, job)


def start(s: State, job: list[int]) -> None:
    """Let the abilities of a list act, next."""
    if job:
        s.agenda.append([F_TRIGGERS, *job])


def run_triggers(s: State, frame: list[int]) -> None:
    """Begin the next ability of a list."""
    if len(frame) < 6:
        s.agenda.pop()
        return
    source = frame[1]
    ability = s.pool.abilities[frame[2]]
    me = frame[3]
    that = frame[4]
    here = frame[5]
    del frame[1:6]
    if len(frame) < 6:
        s.agenda.pop()
    if holds(s, ability.needs, source, me, here):
        s.agenda.append(run_frame(source, ability, me, that, -1, here))
