"""Dalek markers are placed on Earth, in a zone that the Doctor whose turn it is chooses."""

from __future__ import annotations

from typing import ClassVar

from engine.totd import codes
from engine.totd.model import Effect
from engine.totd.verbs.base import Verb, at, counted, effect


class AddDaleks(Verb, tag="add_daleks", frozen=True):
    """Dalek markers are placed on Earth, in a zone that the Doctor whose turn it is chooses."""

    types: ClassVar[tuple[str, ...]] = ("anomaly",)

    count: int

    def lower(self) -> Effect:
        """The ability as the rules read it."""
        return effect(codes.ADD_DALEKS, self.count, "drawn")

    def text(self) -> str:
        """The ability in a sentence."""
        return at("drawn", f"place {counted(self.count, 'Dalek marker')} on Earth")
