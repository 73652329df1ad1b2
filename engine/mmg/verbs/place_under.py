"""The verb `place_under`: a card lies under the Episode, out of play."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.mmg.log_lines import FIZZLED, Line
from engine.mmg.nouns import target
from engine.mmg.resolve.place_under import PLACED_UNDER, PlaceUnderEffect
from engine.mmg.selectors import Target
from engine.mmg.verbs.base import Verb

if TYPE_CHECKING:
    from engine.mmg.lower import Draft
    from engine.mmg.model import Effect as Compiled


class PlaceUnder(Verb, frozen=True, kw_only=True, tag="place_under"):
    """A card of the Solver lies under the Episode, out of play, until that goes (E12, R32)."""

    target: Target = Target(kind="card", side="own")

    once: ClassVar[frozenset[str]] = frozenset({"strikes", "unsolved"})
    log: ClassVar[tuple[Line, ...]] = (
        Line(PLACED_UNDER, lambda x: f"{x.whose(x.a)} is placed under {x.whose(x.b)}, out of play"),
        FIZZLED,
    )

    def sentence(self, when: str) -> str:
        """Which card."""
        return f"place {target(self.target, when)} under this Episode, out of play"

    def lower(self, draft: Draft) -> Compiled:
        """As it stands."""
        return draft.aimed(PlaceUnderEffect(), self.target)
