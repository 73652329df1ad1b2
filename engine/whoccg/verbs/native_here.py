"""The verb `native_here`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from engine.whoccg import codes as k
from engine.whoccg.nouns import find
from engine.whoccg.resolve.native_here import NativeHereEffect
from engine.whoccg.selectors import Find
from engine.whoccg.verbs.base import Verb

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class NativeHere(Verb, frozen=True, kw_only=True, tag="native_here"):
    """Continuous: such cards are Native here (P12)."""

    of: Find
    who: Literal["you", "each"] = "you"

    goes_on: ClassVar[bool] = True
    acts_once: ClassVar[bool] = False
    log: ClassVar[tuple[int, ...]] = ()

    def sentence(self, when: str) -> str:
        """What it does."""
        whom = "your cards" if self.who == "you" else "everybody"
        return f"{find(self.of)} is Native here, for {whom}"

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return NativeHereEffect(draft.find(self.of), k.WHOS.index(self.who))
