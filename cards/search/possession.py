"""What one person has of one card, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Amount = Literal["owned", "reserved", "free", "want", "spare"]
PlaceColumn = Literal["location", "condition", "language", "finish"]


@dataclass(frozen=True, slots=True)
class Place:
    """Copies that are alike and lie together."""

    location: str = ""
    condition: str = ""
    language: str = ""
    finish: str = ""


@dataclass(frozen=True, slots=True)
class Possession:
    """Copies owned, spoken for, wished for in all (None: no wish recorded) and for trade.

    `places` has one entry for each kind of copy of which at least one is owned.
    """

    owned: int = 0
    reserved: int = 0
    target: int | None = None
    for_trade: int = 0
    places: tuple[Place, ...] = ()

    @property
    def free(self) -> int:
        """Copies that nothing built has spoken for."""
        return max(0, self.owned - self.reserved)

    @property
    def want(self) -> int:
        """Copies still missing from the number wished for."""
        return max(0, (self.target or 0) - self.owned)

    @property
    def spare(self) -> int:
        """Copies over the number wished for; without a wish, those marked for trade."""
        return self.for_trade if self.target is None else max(0, self.owned - self.target)


EMPTY = Possession()
