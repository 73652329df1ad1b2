"""The verb `vortex`: a card that may be fetched once in a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg.nouns import find
from engine.whoccg.selectors import Find
from engine.whoccg.verbs.base import Part

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Design


class Vortex(Part, frozen=True, kw_only=True, tag="vortex"):
    """Once per game: search your draw deck for such a card and take it into hand."""

    find: Find

    on: ClassVar[tuple[str, ...]] = (
        "spacetime", "tardis-character", "ally", "enemy", "tardis", "artifact", "condition", "plot",
    )  # fmt: skip

    def sentence(self, when: str) -> str:
        """What it looks for."""
        return f"Vortex: {find(self.find)}."

    def place(self, design: Design, draft: Filters) -> None:
        """One entry more."""
        design.vortex.append(draft.find(self.find))
