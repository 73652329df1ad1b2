"""Prevent a Hit: the next ones made against a player cost nothing."""

from __future__ import annotations

from typing import Final, final

from engine.mmg.codes import I_HIT
from engine.mmg.model import Ability, Effect
from engine.mmg.state import State
from engine.mmg.use import Use
from engine.mmg.weights import life

SHIELDED: Final = 48
"""Event: player, how many Hits."""


@final
class PreventHitEffect(Effect):
    """The next `count` Hits of this turn, or the first ones of every turn."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def resolve(self, s: State, use: Use) -> None:
        """Until the end of the turn."""
        s.hits_off[use.me] += self.count
        s.note(SHIELDED, use.me, self.count)

    def go_on(self, s: State, ability: Ability, source: int, me: int) -> None:
        """In every turn."""
        s.innate_hits[me] += self.count

    def gain(self, s: State, use: Use) -> float:
        """A Time card, when a Hit is coming."""
        me = use.me
        coming = bool(s.stack) and s.stack[len(s.stack) - 1].kind == I_HIT and s.active != me
        return life(s, me) if coming and s.hits_off[me] == 0 else -1.0
