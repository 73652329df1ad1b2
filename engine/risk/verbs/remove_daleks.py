"""Fewer Daleks for a rival."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from engine.risk import constants as c
from engine.risk import options as o
from engine.risk.verbs.verb import Verb, counted

if TYPE_CHECKING:
    from engine.risk.state import State


class RemoveDaleks(Verb, tag="remove-daleks", frozen=True, forbid_unknown_fields=True):
    """A rival who is about to place Daleks gives some of them up."""

    timings = ("placing",)
    daleks: Annotated[int, Meta(ge=1, le=9)]

    def sentence(self) -> str:
        words = counted(self.daleks, "Dalek fewer", "Daleks fewer")
        return f"A rival whose turn it is places {words}, at least none"

    def options(self, s: State, player: int, card: int) -> list[int]:
        return [o.play_power(card)] if player != s.active and s.new > 0 else []

    def play(self, s: State, player: int, card: int, value: int) -> None:
        fewer = min(self.daleks, s.new)
        s.new -= fewer
        s.note(c.GIVES_UP_EVENT, s.active, fewer, card)

    def promise(self, s: State, player: int, value: int) -> float:
        # Not worth the card while the rival gets little: then part of it would be wasted.
        return min(self.daleks, s.new) - 0.5 if s.new >= self.daleks else -1.0
