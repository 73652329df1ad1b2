"""A task anomaly gets progress markers."""

from __future__ import annotations

from typing import ClassVar

from engine.totd import codes
from engine.totd.model import Effect
from engine.totd.verbs.base import TaskMoment, Verb, at, counted, effect


class AddProgress(Verb, tag="add_progress", frozen=True):
    """A task anomaly gets progress markers."""

    types: ClassVar[tuple[str, ...]] = ("anomaly",)

    when: TaskMoment
    count: int = 1

    def lower(self) -> Effect:
        """The ability as the rules read it."""
        return effect(codes.ADD_PROGRESS, self.count, self.when)

    def text(self) -> str:
        """The ability in a sentence."""
        return at(self.when, f"put {counted(self.count, 'progress marker')} on this card")
