"""Sonic charge tokens are lost."""

from __future__ import annotations

from typing import ClassVar

from engine.totd import codes
from engine.totd.model import Effect
from engine.totd.verbs.base import Verb, at, counted, effect


class LoseTokens(Verb, tag="lose_tokens", frozen=True):
    """Sonic charge tokens are lost."""

    types: ClassVar[tuple[str, ...]] = ("anomaly",)

    count: int
    everyone: bool = True

    def lower(self) -> Effect:
        """The ability as the rules read it."""
        return effect(codes.LOSE_TOKENS, self.count, "drawn", self.everyone)

    def text(self) -> str:
        """The ability in a sentence."""
        return at("drawn", f"lose {counted(self.count, 'token')}", self.everyone)
