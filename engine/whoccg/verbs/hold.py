"""The verb `hold`: cards that begin beneath this card, or in play with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from engine.whoccg.nouns import find
from engine.whoccg.selectors import Find
from engine.whoccg.verbs.base import Part

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Design


class Hold(Part, frozen=True, kw_only=True, tag="hold"):
    """Which of the cards placed at Set-Up go to this card: beneath it, or into play with it."""

    of: Find = Find()
    how: Literal["beneath", "here"] = "beneath"

    on: ClassVar[tuple[str, ...]] = (
        "spacetime", "tardis-character", "ally", "enemy", "tardis", "artifact", "condition",
    )  # fmt: skip

    def sentence(self, when: str) -> str:
        """What goes where."""
        where = "beneath this card" if self.how == "beneath" else "into play here"
        return f"At Set-Up, {find(self.of)} may be put {where}."

    def place(self, design: Design, draft: Filters) -> None:
        """What it holds, and how."""
        design.hold = draft.find(self.of)
        design.hold_how = int(self.how == "here")
