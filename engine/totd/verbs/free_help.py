"""Calling for help is not paid for."""

from __future__ import annotations

from typing import ClassVar

from engine.totd import codes
from engine.totd.model import Rule
from engine.totd.verbs.base import Verb


class FreeHelp(Verb, tag="free_help", frozen=True):
    """Calling for help is not paid for."""

    types: ClassVar[tuple[str, ...]] = ("doctor", "companion", "timey")

    def lower(self) -> Rule:
        """The ability as the rules read it."""
        return Rule(codes.FREE_HELP, 1)

    def text(self) -> str:
        """The ability in a sentence."""
        return "You call for help without paying."
