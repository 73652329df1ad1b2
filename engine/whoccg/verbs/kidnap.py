"""The verb `kidnap`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg import constants as c
from engine.whoccg.nouns import target
from engine.whoccg.resolve.kidnap import KidnapEffect
from engine.whoccg.selectors import Target
from engine.whoccg.verbs.base import Verb

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Kidnap(Verb, frozen=True, kw_only=True, tag="kidnap"):
    """Kidnap an opposing Character: frozen until it is freed (G27, G28)."""

    target: Target = Target(side="opposing", where="here")

    log: ClassVar[tuple[int, ...]] = (c.KIDNAPPED_EVENT,)

    def sentence(self, when: str) -> str:
        """What it does."""
        return f"kidnap {target(self.target)}"

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return draft.aimed(KidnapEffect(), self.target)
