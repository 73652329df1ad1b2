"""Refusals that show a holding as it now stands."""

from __future__ import annotations

from collection.models import Holding
from web.refused import Refused


class Outdated(Refused):
    """`current` is the holding as it is now: changed since (conflict) or there before (exists)."""

    def __init__(self, code: str, sentence: str, current: Holding) -> None:
        super().__init__(code, sentence)
        self.current = current
