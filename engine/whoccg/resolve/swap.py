"""Swap: a Character gives way to another version of it, at no Cost."""

from __future__ import annotations

from typing import final

from engine.kernel.frame import Frame
from engine.whoccg import constants as c
from engine.whoccg import options as o
from engine.whoccg.codes import CHARACTERS
from engine.whoccg.legal import unique_ok
from engine.whoccg.resolve.base import OnCards
from engine.whoccg.running import Run
from engine.whoccg.state import State
from engine.whoccg.swapping import swap
from engine.whoccg.weights import help_for


def versions(s: State, player: int, i: int) -> list[int]:
    """Other versions of a Character in the hand of its player."""
    found: list[int] = []
    seen: list[int] = []
    d = s.pool.designs[s.design[i]]
    for j in s.hand[player]:
        other = s.pool.designs[s.design[j]]
        bodies = other.kinds & CHARACTERS != 0 and d.kinds & CHARACTERS != 0
        if (
            other.title == d.title
            and (bodies or other.type == d.type)
            and other.identity != d.identity
        ):
            if s.design[j] not in seen and unique_ok(s, player, s.design[j], i):
                seen.append(s.design[j])
                found.append(j)
    return found


@final
class VersionChoice(Frame[State]):
    """With several versions in hand its player chooses."""

    __slots__ = ("old", "player")

    def __init__(self, player: int, old: int) -> None:
        self.player = player
        self.old = old

    def copy(self) -> VersionChoice:
        """The same work once more."""
        return VersionChoice(self.player, self.old)

    def run(self, s: State) -> bool:
        """Which version."""
        found: list[int] = []
        if s.place[self.old] == c.PLAY_PLACE:
            found = versions(s, self.player, self.old)
        if not found:
            s.agenda.pop()
            return False
        s.options = [o.choose_target(i) for i in found]
        s.seat = self.player
        s.kind = c.CHOOSE_TARGET_DECISION
        return True

    def choose(self, s: State, option: int) -> None:
        """Swap."""
        s.agenda.pop()
        swap(s, self.player, o.target_of(option), self.old)


@final
class SwapEffect(OnCards):
    """Swap for a version in hand."""

    def sensible(self, s: State, i: int, me: int, here: int) -> bool:
        """One's own, with another version in hand."""
        return s.controller[i] == me and len(versions(s, me, i)) > 0

    def act_on(self, s: State, i: int, run: Run) -> None:
        """Swap at once, or ask."""
        found = versions(s, run.me, i)
        if len(found) == 1:
            swap(s, run.me, found[0], i)
        elif found:
            s.agenda.append(VersionChoice(run.me, i))

    def helpful(self) -> bool:
        """It is."""
        return True

    def gain_on(self, s: State, me: int, i: int) -> float:
        """A choice more."""
        return help_for(s, me, i)
