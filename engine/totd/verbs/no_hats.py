"""Hats cannot stay on the console."""

from __future__ import annotations

from typing import ClassVar

from engine.totd import codes
from engine.totd.model import Rule
from engine.totd.verbs.base import Verb


class NoHats(Verb, tag="no_hats", frozen=True):
    """Hats cannot stay on the console."""

    types: ClassVar[tuple[str, ...]] = ("companion",)

    def lower(self) -> Rule:
        """The ability as the rules read it."""
        return Rule(codes.NO_HATS, 1)

    def text(self) -> str:
        """The ability in a sentence."""
        return "Discard any hat that is installed here; you cannot install one."
