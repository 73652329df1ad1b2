"""The verb `rewind`: the card played last goes back to the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.mmg.codes import WHOS
from engine.mmg.log_lines import RECALLED, Line
from engine.mmg.nouns import who_does
from engine.mmg.resolve.rewind import RewindEffect
from engine.mmg.selectors import Who
from engine.mmg.verbs.base import Verb

if TYPE_CHECKING:
    from engine.mmg.lower import Draft
    from engine.mmg.model import Effect as Compiled


class Rewind(Verb, frozen=True, kw_only=True, tag="rewind"):
    """A player takes back to hand the card that player played last, however long ago.

    It comes from play or from the discard pile; what it has caused stays.
    """

    who: Who = "each"

    log: ClassVar[tuple[Line, ...]] = (RECALLED,)

    def sentence(self, when: str) -> str:
        """Who does it, and how often."""
        whose = "you" if self.who == "you" else "they"
        return f"{who_does(self.who, when, 'take')} back to hand the card {whose} played last"

    def lower(self, draft: Draft) -> Compiled:
        """With the number of its players."""
        return RewindEffect(WHOS.index(self.who), 1)
