"""The verb `act_as`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from engine.whoccg import codes as k
from engine.whoccg import constants as c
from engine.whoccg.nouns import article, both, target
from engine.whoccg.resolve.act_as import ActAsEffect
from engine.whoccg.selectors import Target
from engine.whoccg.verbs.base import ITSELF, Lasts, Verb, lasting

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class ActAs(Verb, frozen=True, kw_only=True, tag="act_as"):
    """Be considered of a species or of a Character type besides; it does not help to play
    it."""

    target: Target = ITSELF
    species: tuple[str, ...] = ()
    kind: Literal["", "tardis-character", "ally", "enemy"] = ""
    lasts: Lasts = "turn"

    goes_on: ClassVar[bool] = True
    log: ClassVar[tuple[int, ...]] = (c.ACTS_AS_EVENT,)

    def sentence(self, when: str) -> str:
        """What it does."""
        what = list(self.species)
        if self.kind:
            names = {"tardis-character": "TARDIS Character", "ally": "Ally"}
            what.append(names.get(self.kind, "Enemy"))
        end = lasting(self.lasts, when)
        return f"{target(self.target)} is considered {article(both(what))} too{end}"

    def problems(self) -> list[str]:
        """It has to say as what."""
        return [] if self.species or self.kind else ["'act_as' expects a species or a kind"]

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        kind = draft.kind(self.kind) if self.kind else 0
        effect = ActAsEffect(k.LASTS.index(self.lasts), draft.species_mask(self.species), kind)
        return draft.aimed(effect, self.target)
