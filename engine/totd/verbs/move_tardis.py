"""A TARDIS moves forward on the web of time."""

from __future__ import annotations

from typing import ClassVar

from engine.totd import codes
from engine.totd.model import Effect
from engine.totd.verbs.base import Verb, at, counted, effect


class MoveTardis(Verb, tag="move_tardis", frozen=True):
    """A TARDIS moves forward on the web of time."""

    types: ClassVar[tuple[str, ...]] = ("timey",)

    count: int

    def lower(self) -> Effect:
        """The ability as the rules read it."""
        return effect(codes.MOVE_TARDIS, self.count, "play")

    def text(self) -> str:
        """The ability in a sentence."""
        return at("play", f"move your TARDIS forward {counted(self.count, 'space')}")
