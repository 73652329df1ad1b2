"""The verb `redirect`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg.resolve.redirect import RedirectEffect
from engine.whoccg.verbs.base import Verb

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Redirect(Verb, frozen=True, kw_only=True, tag="redirect"):
    """The next card chosen by the Bang! or ability answered is one of your choice instead."""

    log: ClassVar[tuple[int, ...]] = ()

    def sentence(self, when: str) -> str:
        """What it does."""
        return "you choose what it acts on"

    def problems_at(self, when: str, at: str) -> list[str]:
        """Only a Bang! and an ability choose."""
        return [] if at in ("bang", "ability") else ["'redirect' answers a Bang! or an ability"]

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return RedirectEffect()
