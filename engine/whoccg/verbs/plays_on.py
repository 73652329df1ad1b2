"""The verb `plays_on`: on which card a Condition may lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg.nouns import one
from engine.whoccg.selectors import Target
from engine.whoccg.verbs.base import ONE, Part

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Design


class PlaysOn(Part, frozen=True, kw_only=True, tag="plays_on"):
    """On which Character or Spacetime card a Condition may lie; without it, on any."""

    host: Target = ONE

    on: ClassVar[tuple[str, ...]] = ("condition",)

    def sentence(self, when: str) -> str:
        """On what."""
        return f"Plays on {one(self.host)}."

    def place(self, design: Design, draft: Filters) -> None:
        """The filter for its host."""
        design.host_sel = draft.sel(self.host)
