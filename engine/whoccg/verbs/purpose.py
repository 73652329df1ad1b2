"""The verb `purpose`: points for the player of the card, once."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from engine.whoccg.codes import ENEMIES, HEROES, PURPOSE
from engine.whoccg.nouns import need, points
from engine.whoccg.selectors import Need
from engine.whoccg.verbs.base import Part, at_least

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Design


class Purpose(Part, frozen=True, kw_only=True, tag="purpose"):
    """Pays points once to the player of the card, then the card is destroyed."""

    need: Need
    points: int
    by: Literal["hero", "enemy"] = "hero"

    on: ClassVar[tuple[str, ...]] = ("artifact", "condition")
    rewarded: ClassVar[bool] = True
    line: ClassVar[int] = PURPOSE

    def sentence(self, when: str) -> str:
        """Who, what it takes, and what it pays."""
        side = "heroes" if self.by == "hero" else "Enemies"
        pays = f"{points(self.points)}, and this card is destroyed"
        return f"Purpose: {need(self.need)} of your {side} pays {pays}."

    def problems(self) -> list[str]:
        """It pays something."""
        return at_least(1, points=self.points)

    def requirements(self) -> list[Need]:
        """What it takes."""
        return [self.need]

    def place(self, design: Design, draft: Filters) -> None:
        """The third line, its points and its side."""
        design.needs[PURPOSE] = draft.need(self.need)
        design.points = self.points
        design.purpose_by = HEROES if self.by == "hero" else ENEMIES
