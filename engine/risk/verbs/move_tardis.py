"""The TARDIS somewhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.risk import constants as c
from engine.risk import options as o
from engine.risk.verbs.verb import Verb

if TYPE_CHECKING:
    from engine.risk.state import State


class MoveTardis(Verb, tag="move-tardis", frozen=True, forbid_unknown_fields=True):
    """The TARDIS moves to another territory for this turn."""

    timings = ("landing",)

    def sentence(self) -> str:
        return "Move the TARDIS to another territory"

    def options(self, s: State, player: int, card: int) -> list[int]:
        return [o.play_power_at(card, t) for t in range(len(s.daleks)) if t != s.tardis]

    def play(self, s: State, player: int, card: int, value: int) -> None:
        s.tardis = value
        s.note(c.MOVES_TARDIS_EVENT, value)

    def promise(self, s: State, player: int, value: int) -> float:
        """A strong own territory in danger is safe where the TARDIS stands."""
        if player == s.active or s.owner_of[value] != player:
            return -1.0
        threat = max(
            (s.daleks[t] for t in s.box.board.near[value] if s.owner_of[t] == s.active), default=0
        )
        return 0.2 if threat > s.daleks[value] + 3 else -1.0
