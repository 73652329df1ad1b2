"""The verb `boost`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from engine.whoccg import codes as k
from engine.whoccg import constants as c
from engine.whoccg.lists import QUALITIES, Quality
from engine.whoccg.nouns import one, quality, signed, target
from engine.whoccg.resolve.boost import ALL, BoostEffect
from engine.whoccg.selectors import Filter, Target
from engine.whoccg.verbs.base import ONE, Lasts, Verb, lasting, not_zero

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Boost(Verb, frozen=True, kw_only=True, tag="boost"):
    """Change a Quality. Continuous, or for as long as `lasts` says."""

    quality: Quality | Literal["all"]
    amount: int = 1
    target: Target = ONE
    per: Filter | None = None
    """Count `amount` once for each card that matches."""
    by: Literal["", "generation", "roll"] = ""
    """Count `amount` once for each generation of the target or each point of a roll; a number that
    cannot be defined is set by an opponent (E37)."""
    lasts: Lasts = "turn"

    goes_on: ClassVar[bool] = True
    log: ClassVar[tuple[int, ...]] = (c.BOOSTED_EVENT,)

    def sentence(self, when: str) -> str:
        """What it does."""
        what = "each Quality" if self.quality == "all" else quality(self.quality)
        text = f"{target(self.target)} has {signed(self.amount)} {what}"
        if self.per is not None:
            text += f" for each {one(self.per).partition(' ')[2]}"
        if self.by == "generation":
            text += " for each generation"
        elif self.by == "roll":
            text += " for each point of a roll of the Dice"
        return text + lasting(self.lasts, when)

    def problems(self) -> list[str]:
        """What is wrong with its own fields."""
        return not_zero(self.amount)

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        which = ALL if self.quality == "all" else QUALITIES.index(self.quality)
        per = None if self.per is None else draft.sel(self.per)
        effect = BoostEffect(
            k.LASTS.index(self.lasts), self.amount, per, which, k.BYS.index(self.by)
        )
        return draft.aimed(effect, self.target)
