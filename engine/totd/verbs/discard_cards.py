"""Timey-wimey cards are discarded from hand."""

from __future__ import annotations

from typing import ClassVar

from engine.totd import codes
from engine.totd.model import Effect
from engine.totd.verbs.base import Verb, at, counted, effect


class DiscardCards(Verb, tag="discard_cards", frozen=True):
    """Timey-wimey cards are discarded from hand."""

    types: ClassVar[tuple[str, ...]] = ("anomaly",)

    count: int
    everyone: bool = True

    def lower(self) -> Effect:
        """The ability as the rules read it."""
        return effect(codes.DISCARD_CARDS, self.count, "drawn", self.everyone)

    def text(self) -> str:
        """The ability in a sentence."""
        return at("drawn", f"discard {counted(self.count, 'timey-wimey card')}", self.everyone)
