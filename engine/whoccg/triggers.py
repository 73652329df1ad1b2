"""Abilities that act once when something has happened; the turn player's come first (R62)."""

from __future__ import annotations

from typing import final

from engine.kernel.frame import Frame
from engine.whoccg.codes import CHARACTERS
from engine.whoccg.constants import PLAY_PLACE
from engine.whoccg.needs import holds
from engine.whoccg.running import Run
from engine.whoccg.select import frozen, here_of
from engine.whoccg.state import State


@final
class Trigger(Frame[State]):
    """An ability that acts as soon as its turn comes, if its condition is met then."""

    __slots__ = ("ability", "here", "me", "source", "that")

    def __init__(self, source: int, ability: int, me: int, that: int, here: int) -> None:
        self.source = source
        self.ability = ability
        self.me = me
        self.that = that
        self.here = here

    def copy(self) -> Trigger:
        """The same work once more."""
        return Trigger(self.source, self.ability, self.me, self.that, self.here)

    def run(self, s: State) -> bool:
        """Begin, or not."""
        s.agenda.pop()
        needs = s.pool.abilities[self.ability].needs
        if holds(s, needs, self.source, self.me, self.here):
            s.agenda.append(Run(self.source, self.ability, self.me, self.that, -1, self.here))
        return False


def add(s: State, found: list[Trigger], when: int, source: int, that: int) -> None:
    """Put the abilities of a card for a moment on a list."""
    d = s.pool.designs[s.design[source]]
    if not d.whens >> when & 1:
        return
    for ability in d.abilities:
        if ability.when == when:
            found.append(
                Trigger(source, ability.index, s.controller[source], that, here_of(s, source))
            )


def fire(s: State, when: int, sources: list[int], that: int) -> None:
    """Let all abilities of these cards for a moment act; frozen Characters cannot (G33)."""
    found: list[Trigger] = []
    for n in range(s.seats):
        player = (s.active + n) % s.seats
        for i in sources:
            if s.controller[i] == player and s.place[i] == PLAY_PLACE:
                if not (s.kinds[i] & CHARACTERS and frozen(s, i)):
                    add(s, found, when, i, that)
    start(s, found)


def start(s: State, found: list[Trigger]) -> None:
    """Let the abilities of a list act, the first one next."""
    for at in range(len(found) - 1, -1, -1):
        s.agenda.append(found[at])
