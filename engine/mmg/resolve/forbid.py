"""Forbid: cards cannot do certain things."""

from __future__ import annotations

from typing import Final, final

from engine.mmg.codes import BAN_DEFEND
from engine.mmg.model import Ability
from engine.mmg.resolve.base import OnCards, covered
from engine.mmg.state import State
from engine.mmg.use import Use

FORBIDDEN: Final = 46
"""Event: card, bits of the acts."""


@final
class ForbidEffect(OnCards):
    """Each card cannot do the acts, this turn or for as long as the ability goes on."""

    __slots__ = ("acts",)

    def __init__(self, acts: int) -> None:
        super().__init__()
        self.acts = acts

    def act_on(self, s: State, i: int, use: Use) -> None:
        """Until the end of the turn."""
        s.turn_bans[i] |= self.acts
        s.bans[i] |= self.acts
        s.note(FORBIDDEN, i, self.acts)

    def go_on(self, s: State, ability: Ability, source: int, me: int) -> None:
        """As long as it goes on."""
        for i in covered(s, self, source, me):
            s.bans[i] |= self.acts

    def gain_on(self, s: State, i: int, use: Use) -> float:
        """Most in the own turn, against a card that could have defended."""
        value = 0.3
        if s.zone[i] == s.chosen and self.acts & BAN_DEFEND and s.active == use.me:
            value = 1.3
        return -value if s.owner[i] == use.me else value
