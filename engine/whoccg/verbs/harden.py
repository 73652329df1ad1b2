"""The verb `harden`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg.nouns import need
from engine.whoccg.resolve.harden import HardenEffect
from engine.whoccg.selectors import Need
from engine.whoccg.verbs.base import Verb

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Harden(Verb, frozen=True, kw_only=True, tag="harden"):
    """Answer to an attempt: it fails unless this is met as well."""

    need: Need

    log: ClassVar[tuple[int, ...]] = ()

    def sentence(self, when: str) -> str:
        """What it does."""
        return f"the attempt fails unless it has {need(self.need)} as well"

    def problems_at(self, when: str, at: str) -> list[str]:
        """Only an attempt meets anything."""
        return [] if at == "attempt" else ["'harden' answers an attempt"]

    def requirements(self) -> list[Need]:
        """What it adds."""
        return [self.need]

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return HardenEffect(draft.need(self.need))
