"""The verb `clone`: become a copy, or have the abilities too."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.mmg.log_lines import Line
from engine.mmg.nouns import target
from engine.mmg.resolve.clone import CLONED, CloneEffect
from engine.mmg.selectors import Target
from engine.mmg.verbs.base import ITSELF, USED, Verb

if TYPE_CHECKING:
    from engine.mmg.lower import Draft
    from engine.mmg.model import Effect as Compiled


class Clone(Verb, frozen=True, kw_only=True, tag="clone"):
    """This card becomes a copy of a card in play, or has its abilities too (G08, R73).

    `arrives`: as long as it stays in play. Special or Flash: until the end of the turn. A Flash
    needs `copier`, the Creature that becomes the copy; other cards copy for themselves.
    """

    target: Target = Target(other=True)
    abilities_only: bool = False
    copier: Target = ITSELF

    once: ClassVar[frozenset[str]] = USED | {"arrives"}
    log: ClassVar[tuple[Line, ...]] = (
        Line(
            CLONED,
            lambda x: (
                f"{x.whose(x.a)} {'gains the abilities of' if x.c else 'becomes'} {x.whose(x.b)}"
            ),
        ),
    )

    def sentence(self, when: str) -> str:
        """Who copies whom, and how long."""
        until = "" if when == "arrives" else " until the end of the turn"
        who = target(self.copier, when)
        if self.abilities_only:
            return f"{who} also has the abilities of {target(self.target, when)}{until}"
        return f"{who} becomes an exact copy of {target(self.target, when)}{until}"

    def targets(self) -> dict[str, Target]:
        """The model, and the card that becomes the copy."""
        return {"target": self.target, "copier": self.copier}

    def lower(self, draft: Draft) -> Compiled:
        """The model is picked first, then the copier."""
        effect = CloneEffect(self.abilities_only)
        draft.aimed(effect, self.target)
        if self.copier.pick == "one":
            effect.copier = draft.copier(self.copier)
        return effect
