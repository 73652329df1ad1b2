"""The Dalek ship moves back, not beyond Skaro."""

from __future__ import annotations

from typing import ClassVar

from engine.totd import codes
from engine.totd.model import Effect
from engine.totd.verbs.base import Verb, at, counted, effect


class MoveShipBack(Verb, tag="move_ship_back", frozen=True):
    """The Dalek ship moves back, not beyond Skaro."""

    types: ClassVar[tuple[str, ...]] = ("timey",)

    count: int

    def lower(self) -> Effect:
        """The ability as the rules read it."""
        return effect(codes.MOVE_SHIP_BACK, self.count, "play")

    def text(self) -> str:
        """The ability in a sentence."""
        return at("play", f"move the Dalek ship back {counted(self.count, 'space')}")
