"""Prepare brings another number of tokens than 2."""

from __future__ import annotations

from typing import ClassVar

from engine.totd import codes
from engine.totd.model import Rule
from engine.totd.verbs.base import Verb, counted


class PrepareTokens(Verb, tag="prepare_tokens", frozen=True):
    """Prepare brings another number of tokens than 2."""

    types: ClassVar[tuple[str, ...]] = ("doctor", "companion", "anomaly")

    count: int

    def lower(self) -> Rule:
        """The ability as the rules read it."""
        return Rule(codes.PREPARE_TOKENS, self.count)

    def text(self) -> str:
        """The ability in a sentence."""
        return f"In Prepare gain {counted(self.count, 'token')} instead of 2."
