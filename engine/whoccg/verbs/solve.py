"""The verb `solve`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg import constants as c
from engine.whoccg.nouns import target
from engine.whoccg.resolve.solve import SolveEffect
from engine.whoccg.selectors import Target
from engine.whoccg.verbs.base import Verb

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Solve(Verb, frozen=True, kw_only=True, tag="solve"):
    """A Puzzle is overcome by this effect. On `continuous`: Puzzles do not stop this
    Character."""

    target: Target = Target(kind="condition", keyword=("Puzzle",))

    goes_on: ClassVar[bool] = True
    log: ClassVar[tuple[int, ...]] = (c.OVERCAME_EVENT,)

    def sentence(self, when: str) -> str:
        """What it does."""
        if when == "continuous":
            return f"{target(self.target)} does not stop this card"
        return f"{target(self.target)} is overcome"

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        return draft.aimed(SolveEffect(), self.target)
