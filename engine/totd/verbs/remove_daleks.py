"""Dalek markers are taken from any locations."""

from __future__ import annotations

from typing import ClassVar

from engine.totd import codes
from engine.totd.model import Effect
from engine.totd.verbs.base import Verb, at, counted, effect


class RemoveDaleks(Verb, tag="remove_daleks", frozen=True):
    """Dalek markers are taken from any locations."""

    types: ClassVar[tuple[str, ...]] = ("timey",)

    count: int

    def lower(self) -> Effect:
        """The ability as the rules read it."""
        return effect(codes.REMOVE_DALEKS, self.count, "play")

    def text(self) -> str:
        """The ability in a sentence."""
        return at("play", f"remove {counted(self.count, 'Dalek marker')} from any locations")
