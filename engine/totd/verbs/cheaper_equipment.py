"""Equipment costs less to install."""

from __future__ import annotations

from typing import ClassVar

from engine.totd import codes
from engine.totd.model import Rule
from engine.totd.verbs.base import Verb, counted


class CheaperEquipment(Verb, tag="cheaper_equipment", frozen=True):
    """Equipment costs less to install."""

    types: ClassVar[tuple[str, ...]] = ("doctor", "companion", "timey")

    count: int

    def lower(self) -> Rule:
        """The ability as the rules read it."""
        return Rule(codes.CHEAPER_EQUIPMENT, self.count)

    def text(self) -> str:
        """The ability in a sentence."""
        return f"Equipment costs you {counted(self.count, 'token')} less to install."
