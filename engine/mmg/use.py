"""An ability that is being carried out, effect by effect."""

from __future__ import annotations

from typing import final

from engine.kernel.frame import Frame
from engine.mmg.board import put_away
from engine.mmg.state import State


@final
class Use(Frame[State]):
    """An ability in use: on which cards, for whom, and which of its effects comes next."""

    __slots__ = ("ability", "aim", "at", "first", "me", "mode", "second", "source")

    def __init__(
        self,
        source: int,
        ability: int,
        first: int,
        second: int,
        mode: int,
        me: int,
        aim: int = -1,
        at: int = 0,
    ) -> None:
        self.source = source
        self.ability = ability
        self.first = first
        """The card that fills the first slot of the ability, or -1."""
        self.second = second
        self.mode = mode
        """The value bit or the Zone (plus one) that was picked."""
        self.me = me
        self.aim = aim
        """What a counter is aimed at: a place among what is announced."""
        self.at = at

    def filler(self, slot: int) -> int:
        """The card picked for a slot, or -1."""
        if slot < 0:
            return -1
        return self.first if slot == 0 else self.second

    def copy(self) -> Use:
        """A copy."""
        return Use(
            self.source,
            self.ability,
            self.first,
            self.second,
            self.mode,
            self.me,
            self.aim,
            self.at,
        )

    def run(self, s: State) -> bool:
        """Carry out the next effect."""
        ability = s.pool.abilities[self.ability]
        if self.at >= len(ability.effects):
            s.agenda.pop()
            put_away(s, self.source)
        else:
            ability.effects[self.at].resolve(s, self)
            self.at += 1
        return False
