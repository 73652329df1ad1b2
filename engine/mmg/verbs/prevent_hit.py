"""The verb `prevent_hit`: Hits cost nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.mmg.log_lines import Line
from engine.mmg.nouns import number
from engine.mmg.resolve.prevent_hit import SHIELDED, PreventHitEffect
from engine.mmg.verbs.base import INNATE, Verb, at_least

if TYPE_CHECKING:
    from engine.mmg.lower import Draft
    from engine.mmg.model import Effect as Compiled


class PreventHit(Verb, frozen=True, kw_only=True, tag="prevent_hit"):
    """The next `count` Hits made against you this turn cost nothing. Innate: so in every turn.

    The Hit of an empty draw deck is made by nobody and cannot be prevented.
    """

    count: int = 1

    goes_on: ClassVar[frozenset[str]] = INNATE
    log: ClassVar[tuple[Line, ...]] = (
        Line(
            SHIELDED,
            lambda x: f"{x.player} is shielded against {x.b} Hit{'' if x.b == 1 else 's'}",
        ),
    )

    def sentence(self, when: str) -> str:
        """Which Hits, and when."""
        which = "first" if when == "innate" else "next"
        hits = "Hit" if self.count == 1 else f"{number(self.count)} Hits"
        span = "each turn" if when == "innate" else "this turn"
        cost = "costs" if self.count == 1 else "cost"
        return f"the {which} {hits} made against you {span} {cost} nothing"

    def problems(self, when: str) -> list[str]:
        """Nothing is no effect."""
        return at_least(1, count=self.count)

    def lower(self, draft: Draft) -> Compiled:
        """As it stands."""
        return PreventHitEffect(self.count)
