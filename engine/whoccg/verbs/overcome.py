"""The verb `overcome`: what overcomes a Condition."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from engine.whoccg.codes import TACKLE
from engine.whoccg.nouns import need
from engine.whoccg.selectors import Need
from engine.whoccg.verbs.base import Part

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Design

STOPS = {"any": 3, "reach": 1, "oppose": 2}
"""The lines that it stops, as bits."""


class Overcome(Part, frozen=True, kw_only=True, tag="overcome"):
    """What overcomes a Condition; a Puzzle can be tackled only inside an attempt (G15, G16)."""

    need: Need
    stops: Literal["any", "reach", "oppose"] = "any"
    whom: Literal["others", "all"] = "others"
    """Whether it stands in the way of its own player too."""

    on: ClassVar[tuple[str, ...]] = ("condition",)
    line: ClassVar[int] = TACKLE

    def sentence(self, when: str) -> str:
        """Whom it stops, and what it takes."""
        who = "opponents'" if self.whom == "others" else "all"
        what = {"any": "attempts", "reach": "Reach attempts", "oppose": "Oppose attempts"}
        return f"Stops {who} {what[self.stops]} here. Overcome with {need(self.need)}."

    def requirements(self) -> list[Need]:
        """What it takes."""
        return [self.need]

    def place(self, design: Design, draft: Filters) -> None:
        """The fourth line, and what it stops."""
        design.needs[TACKLE] = draft.need(self.need)
        design.overcome = True
        design.stops = STOPS[self.stops]
        design.whom = int(self.whom == "all")
