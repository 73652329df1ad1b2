"""The Dalek ship moves forward."""

from __future__ import annotations

from typing import ClassVar

from engine.totd import codes
from engine.totd.model import Effect
from engine.totd.verbs.base import Verb, at, counted, effect


class MoveShip(Verb, tag="move_ship", frozen=True):
    """The Dalek ship moves forward."""

    types: ClassVar[tuple[str, ...]] = ("anomaly",)

    count: int

    def lower(self) -> Effect:
        """The ability as the rules read it."""
        return effect(codes.MOVE_SHIP, self.count, "drawn")

    def text(self) -> str:
        """The ability in a sentence."""
        return at("drawn", f"move the Dalek ship forward {counted(self.count, 'space')}")
