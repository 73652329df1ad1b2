"""More Daleks to place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from engine.risk import constants as c
from engine.risk import options as o
from engine.risk.verbs.verb import Verb, counted

if TYPE_CHECKING:
    from engine.risk.state import State


class AddDaleks(Verb, tag="add-daleks", frozen=True, forbid_unknown_fields=True):
    """The player whose turn it is places more Daleks."""

    timings = ("placing",)
    daleks: Annotated[int, Meta(ge=1, le=9)]

    def sentence(self) -> str:
        return f"Place {counted(self.daleks, 'more Dalek')} this turn"

    def options(self, s: State, player: int, card: int) -> list[int]:
        return [o.play_power(card)] if player == s.active else []

    def play(self, s: State, player: int, card: int, value: int) -> None:
        s.new += self.daleks
        s.note(c.GAINS_EVENT, player, self.daleks, card)

    def promise(self, s: State, player: int, value: int) -> float:
        return float(self.daleks)
