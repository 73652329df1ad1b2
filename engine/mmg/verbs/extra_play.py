"""The verb `extra_play`: more cards in 1d."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.mmg.log_lines import Line
from engine.mmg.nouns import number
from engine.mmg.resolve.extra_play import EXTRA_PLAY, ExtraPlayEffect
from engine.mmg.verbs.base import INNATE, Verb, at_least

if TYPE_CHECKING:
    from engine.mmg.lower import Draft
    from engine.mmg.model import Effect as Compiled


class ExtraPlay(Verb, frozen=True, kw_only=True, tag="extra_play"):
    """You may play `count` more cards in 1d of this turn. Innate: in every turn of yours."""

    count: int = 1

    goes_on: ClassVar[frozenset[str]] = INNATE
    log: ClassVar[tuple[Line, ...]] = (
        Line(EXTRA_PLAY, lambda x: f"{x.player} may play {x.b} more this turn"),
    )

    def sentence(self, when: str) -> str:
        """How many, and when."""
        turn = "in each turn of yours" if when == "innate" else "this turn"
        more = "one more card" if self.count == 1 else f"{number(self.count)} more cards"
        return f"you may play {more} {turn}"

    def problems(self, when: str) -> list[str]:
        """Nothing is no effect."""
        return at_least(1, count=self.count)

    def lower(self, draft: Draft) -> Compiled:
        """As it stands."""
        return ExtraPlayEffect(self.count)
