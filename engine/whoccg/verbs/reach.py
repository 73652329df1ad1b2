"""The verb `reach`: the Reach line of a Goal."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg.codes import REACH
from engine.whoccg.nouns import need
from engine.whoccg.selectors import Need
from engine.whoccg.verbs.base import Part

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Design


class Reach(Part, frozen=True, kw_only=True, tag="reach"):
    """The Reach line of a Goal; `then` holds its rewards besides the points."""

    need: Need

    on: ClassVar[tuple[str, ...]] = ("goal",)
    rewarded: ClassVar[bool] = True
    line: ClassVar[int] = REACH

    def sentence(self, when: str) -> str:
        """What it takes."""
        return f"Reach: {need(self.need)}."

    def requirements(self) -> list[Need]:
        """What it takes."""
        return [self.need]

    def place(self, design: Design, draft: Filters) -> None:
        """The first line."""
        design.needs[REACH] = draft.need(self.need)
