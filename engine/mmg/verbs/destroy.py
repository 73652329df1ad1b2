"""The verb `destroy`: discard a card from play."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.mmg.log_lines import DISCARDED, FIZZLED, Line
from engine.mmg.nouns import target
from engine.mmg.resolve.destroy import DestroyEffect
from engine.mmg.selectors import Target
from engine.mmg.verbs.base import CREATURE, Verb

if TYPE_CHECKING:
    from engine.mmg.lower import Draft
    from engine.mmg.model import Effect as Compiled


class Destroy(Verb, frozen=True, kw_only=True, tag="destroy"):
    """Discard a card from play; it may be saved or regenerated (G10)."""

    target: Target = CREATURE

    on_episodes: ClassVar[bool] = True
    log: ClassVar[tuple[Line, ...]] = (DISCARDED, FIZZLED)

    def sentence(self, when: str) -> str:
        """Destroy what."""
        return f"destroy {target(self.target, when)}"

    def lower(self, draft: Draft) -> Compiled:
        """As it stands."""
        return draft.aimed(DestroyEffect(), self.target)
