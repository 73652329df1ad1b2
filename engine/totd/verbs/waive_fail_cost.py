"""Played after a failure, it takes the place of the fail cost."""

from __future__ import annotations

from typing import ClassVar

from engine.totd import codes
from engine.totd.model import Effect
from engine.totd.verbs.base import Verb, effect


class WaiveFailCost(Verb, tag="waive_fail_cost", frozen=True):
    """Played after a failure, it takes the place of the fail cost."""

    types: ClassVar[tuple[str, ...]] = ("timey",)

    def lower(self) -> Effect:
        """The ability as the rules read it."""
        return effect(codes.IGNORE_COST, 1, "play")

    def text(self) -> str:
        """The ability in a sentence."""
        return "Play this after a failure: you do not pay the fail cost."
