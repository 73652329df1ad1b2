"""The verb `requires`: when a Plot may be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg.nouns import need
from engine.whoccg.selectors import Need
from engine.whoccg.verbs.base import Part

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Design


class Requires(Part, frozen=True, kw_only=True, tag="requires"):
    """When a Plot may be played."""

    need: Need

    on: ClassVar[tuple[str, ...]] = ("plot",)

    def sentence(self, when: str) -> str:
        """What it takes."""
        return f"Requires {need(self.need)}."

    def requirements(self) -> list[Need]:
        """What it takes."""
        return [self.need]

    def place(self, design: Design, draft: Filters) -> None:
        """A Plot has no lines: its requirement stands first."""
        design.needs[0] = draft.need(self.need)
