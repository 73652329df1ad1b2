"""Nobody may call for help."""

from __future__ import annotations

from typing import ClassVar

from engine.totd import codes
from engine.totd.model import Rule
from engine.totd.verbs.base import Verb


class NoCalls(Verb, tag="no_calls", frozen=True):
    """Nobody may call for help."""

    types: ClassVar[tuple[str, ...]] = ("anomaly",)

    def lower(self) -> Rule:
        """The ability as the rules read it."""
        return Rule(codes.NO_CALLS, 1)

    def text(self) -> str:
        """The ability in a sentence."""
        return "Nobody may call for help."
