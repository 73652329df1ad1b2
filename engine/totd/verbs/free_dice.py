"""Imprisoned dice are freed from a task anomaly."""

from __future__ import annotations

from typing import ClassVar

from engine.totd import codes
from engine.totd.model import Effect
from engine.totd.verbs.base import TaskMoment, Verb, at, counted, effect


class FreeDice(Verb, tag="free_dice", frozen=True):
    """Imprisoned dice are freed from a task anomaly."""

    types: ClassVar[tuple[str, ...]] = ("anomaly",)

    when: TaskMoment
    count: int = 1

    def lower(self) -> Effect:
        """The ability as the rules read it."""
        return effect(codes.FREE_DIE, self.count, self.when)

    def text(self) -> str:
        """The ability in a sentence."""
        return at(self.when, f"free {counted(self.count, 'die', 'dice')} from this card")
