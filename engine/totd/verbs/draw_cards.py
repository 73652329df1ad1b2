"""Timey-wimey cards are drawn."""

from __future__ import annotations

from typing import ClassVar

from engine.totd import codes
from engine.totd.model import Effect
from engine.totd.verbs.base import EventMoment, Verb, at, counted, effect, with_doctors


class DrawCards(Verb, tag="draw_cards", frozen=True):
    """Timey-wimey cards are drawn."""

    types: ClassVar[tuple[str, ...]] = ("doctor", "companion", "timey", "anomaly")

    count: int = 1
    when: EventMoment = "play"
    everyone: bool = False
    doctors: tuple[int, ...] = ()

    def lower(self) -> Effect:
        """The ability as the rules read it."""
        return effect(codes.DRAW_CARDS, self.count, self.when, self.everyone, self.doctors)

    def text(self) -> str:
        """The ability in a sentence."""
        return at(
            self.when,
            f"{with_doctors(self.doctors)}draw {counted(self.count, 'timey-wimey card')}",
            self.everyone,
        )
