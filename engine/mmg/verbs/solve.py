"""The verb `solve`: an Episode counts as solved."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.mmg.log_lines import FIZZLED, SOLVED, Line
from engine.mmg.nouns import target
from engine.mmg.resolve.solve import SolveEffect
from engine.mmg.selectors import Target
from engine.mmg.verbs.base import USED, Verb

if TYPE_CHECKING:
    from engine.mmg.lower import Draft
    from engine.mmg.model import Effect as Compiled


class Solve(Verb, frozen=True, kw_only=True, tag="solve"):
    """An Episode on your side counts as solved and is discarded."""

    target: Target = Target(kind="episode", side="own", zone="any")

    once: ClassVar[frozenset[str]] = USED | {"arrives"}
    on_episodes: ClassVar[bool] = True
    log: ClassVar[tuple[Line, ...]] = (SOLVED, FIZZLED)

    def sentence(self, when: str) -> str:
        """Which Episode."""
        return f"{target(self.target, when)} is solved"

    def problems(self, when: str) -> list[str]:
        """Nothing else can be solved."""
        if self.target.kind == "episode":
            return []
        return [f"'solve' expects kind 'episode', got {self.target.kind!r}"]

    def lower(self, draft: Draft) -> Compiled:
        """As it stands."""
        return draft.aimed(SolveEffect(), self.target)
