"""Doctors regenerate."""

from __future__ import annotations

from typing import ClassVar

from engine.totd import codes
from engine.totd.model import Effect
from engine.totd.verbs.base import Verb, at, effect


class Regenerate(Verb, tag="regenerate", frozen=True):
    """Doctors regenerate."""

    types: ClassVar[tuple[str, ...]] = ("anomaly",)

    everyone: bool = True

    def lower(self) -> Effect:
        """The ability as the rules read it."""
        return effect(codes.REGENERATE, 1, "drawn", self.everyone)

    def text(self) -> str:
        """The ability in a sentence."""
        return at("drawn", "regenerate", self.everyone)
