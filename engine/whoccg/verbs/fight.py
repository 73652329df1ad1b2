"""The verb `fight`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from engine.whoccg import codes as k
from engine.whoccg import constants as c
from engine.whoccg.lists import QUALITIES, TRAITS, Quality, Trait
from engine.whoccg.nouns import quality, several, target
from engine.whoccg.resolve.fight import FightEffect
from engine.whoccg.selectors import Target
from engine.whoccg.verbs.base import ITSELF, Verb, at_least

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Fight(Verb, frozen=True, kw_only=True, tag="fight"):
    """A fight: `by` decides, the higher total wins and `loser` says what becomes of the others.
    A draw has no loser. All who fought are frozen (G25); `then` follows when you have won."""

    by: Quality | Trait = "brawn"
    fighter: Target = ITSELF
    """`pick = "each"`: all your matching Characters there fight together."""
    against: Target = Target(side="opposing", where="here")
    loser: Literal["destroyed", "kidnapped", "discarded", "frozen", "recalled"] = "destroyed"
    bonus: int = 0
    """Added to your total."""
    margin: int = 1
    """A smaller difference is a draw; a difference is always positive (K07)."""

    branches: ClassVar[bool] = True
    log: ClassVar[tuple[int, ...]] = (c.FIGHT_EVENT, c.FIGHT_WON_EVENT, c.FIGHT_DRAWN_EVENT)

    def sentence(self, when: str) -> str:
        """What it does."""
        who = target(self.fighter)
        if self.fighter.pick == "each":
            who = f"{several(self.fighter, each=False)} at one place together"
        text = f"{who} may fight {target(self.against)} by {quality(self.by)}"
        if self.bonus:
            text += f", with {self.bonus} more"
        if self.margin > 1:
            text += f", by a difference of {self.margin} or more"
        return f"{text}; the loser is {self.loser}"

    def problems(self) -> list[str]:
        """A difference of nothing is no difference."""
        return at_least(1, margin=self.margin)

    def targets(self) -> dict[str, Target]:
        """Who, and whom."""
        return {"fighter": self.fighter, "against": self.against}

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        by = QUALITIES.index(self.by) if self.by in QUALITIES else 3 + TRAITS.index(self.by)
        effect = FightEffect(
            draft.sel(self.fighter),
            k.PICKS.index(self.fighter.pick),
            by,
            k.LOSERS.index(self.loser),
            self.bonus,
            self.margin,
        )
        return draft.aimed(effect, self.against)
