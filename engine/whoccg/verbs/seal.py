"""The verb `seal`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from engine.whoccg import codes as k
from engine.whoccg.resolve.seal import SealEffect
from engine.whoccg.verbs.base import Verb

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Seal(Verb, frozen=True, kw_only=True, tag="seal"):
    """Continuous: nobody moves to or from here, or only not to, or not from."""

    ways: Literal["both", "to", "from"] = "both"

    goes_on: ClassVar[bool] = True
    acts_once: ClassVar[bool] = False
    log: ClassVar[tuple[int, ...]] = ()

    def sentence(self, when: str) -> str:
        """What it does."""
        ways = {"both": "to or from", "to": "to", "from": "from"}[self.ways]
        return f"nobody moves {ways} here"

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return SealEffect(k.WAYS.index(self.ways))
