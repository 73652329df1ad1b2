"""The verb `name_word`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg import constants as c
from engine.whoccg.resolve.name_word import NameWordEffect
from engine.whoccg.verbs.base import Verb

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class NameWord(Verb, frozen=True, kw_only=True, tag="name_word"):
    """Name a noun or a verb; other abilities of this card use it through `named`."""

    log: ClassVar[tuple[int, ...]] = (c.NAMED_EVENT,)

    def sentence(self, when: str) -> str:
        """What it does."""
        return "name a noun or a verb"

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return NameWordEffect()
