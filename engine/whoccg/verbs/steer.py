"""The verb `steer`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg.resolve.steer import SteerEffect
from engine.whoccg.verbs.base import Verb

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Steer(Verb, frozen=True, kw_only=True, tag="steer"):
    """Continuous: this Character can move the TARDIS as a Timelord can."""

    goes_on: ClassVar[bool] = True
    acts_once: ClassVar[bool] = False
    log: ClassVar[tuple[int, ...]] = ()

    def sentence(self, when: str) -> str:
        """What it does."""
        return "this card can move the TARDIS as a Timelord can"

    of_characters: ClassVar[bool] = True

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return SteerEffect()
