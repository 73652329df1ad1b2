"""The verb `extra_turn`: another turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.mmg.log_lines import Line
from engine.mmg.resolve.extra_turn import EXTRA_TURN, ExtraTurnEffect
from engine.mmg.verbs.base import Verb

if TYPE_CHECKING:
    from engine.mmg.lower import Draft
    from engine.mmg.model import Effect as Compiled


class ExtraTurn(Verb, frozen=True, kw_only=True, tag="extra_turn"):
    """After this turn you take another one."""

    log: ClassVar[tuple[Line, ...]] = (
        Line(EXTRA_TURN, lambda x: f"{x.player} will take another turn"),
    )

    def sentence(self, when: str) -> str:
        """When the turn comes."""
        return "take another turn after this one"

    def lower(self, draft: Draft) -> Compiled:
        """As it stands."""
        return ExtraTurnEffect()
