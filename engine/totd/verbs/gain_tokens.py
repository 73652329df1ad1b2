"""Sonic charge tokens are gained."""

from __future__ import annotations

from typing import ClassVar

from engine.totd import codes
from engine.totd.model import Effect
from engine.totd.verbs.base import EventMoment, Verb, at, counted, effect


class GainTokens(Verb, tag="gain_tokens", frozen=True):
    """Sonic charge tokens are gained."""

    types: ClassVar[tuple[str, ...]] = ("doctor", "companion", "timey")

    count: int
    when: EventMoment = "play"

    def lower(self) -> Effect:
        """The ability as the rules read it."""
        return effect(codes.GAIN_TOKENS, self.count, self.when)

    def text(self) -> str:
        """The ability in a sentence."""
        return at(self.when, f"gain {counted(self.count, 'token')}")
