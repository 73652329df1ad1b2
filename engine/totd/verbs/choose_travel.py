"""The TARDIS result may be taken instead of rolling the TARDIS die."""

from __future__ import annotations

from typing import ClassVar

from engine.totd import codes
from engine.totd.model import Rule
from engine.totd.verbs.base import Verb


class ChooseTravel(Verb, tag="choose_travel", frozen=True):
    """The TARDIS result may be taken instead of rolling the TARDIS die."""

    types: ClassVar[tuple[str, ...]] = ("doctor", "companion", "timey")

    def lower(self) -> Rule:
        """The ability as the rules read it."""
        return Rule(codes.CHOOSE_TRAVEL, 1)

    def text(self) -> str:
        """The ability in a sentence."""
        return "Instead of rolling the TARDIS die you may travel as on a TARDIS."
