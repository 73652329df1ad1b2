"""The verb `oppose`: the Oppose line of a Goal."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg.codes import OPPOSE
from engine.whoccg.nouns import need
from engine.whoccg.selectors import Need
from engine.whoccg.verbs.base import Part

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Design


class Oppose(Part, frozen=True, kw_only=True, tag="oppose"):
    """The Oppose line of a Goal; `then` holds its rewards besides the points."""

    need: Need

    on: ClassVar[tuple[str, ...]] = ("goal",)
    rewarded: ClassVar[bool] = True
    line: ClassVar[int] = OPPOSE

    def sentence(self, when: str) -> str:
        """What it takes."""
        return f"Oppose: {need(self.need)}."

    def requirements(self) -> list[Need]:
        """What it takes."""
        return [self.need]

    def place(self, design: Design, draft: Filters) -> None:
        """The second line."""
        design.needs[OPPOSE] = draft.need(self.need)
