"""The verb `forbid`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg import codes as k
from engine.whoccg import constants as c
from engine.whoccg.nouns import either, target
from engine.whoccg.resolve.forbid import ForbidEffect
from engine.whoccg.selectors import Target
from engine.whoccg.verbs.base import ONE, Act, Lasts, Verb, lasting, some

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


ACTS = {
    "reach": "Reach",
    "oppose": "Oppose",
    "fight": "fight",
    "ability": "use an ability",
    "move": "move",
}


class Forbid(Verb, frozen=True, kw_only=True, tag="forbid"):
    """The Characters cannot do these things."""

    acts: tuple[Act, ...]
    target: Target = ONE
    lasts: Lasts = "turn"

    goes_on: ClassVar[bool] = True
    log: ClassVar[tuple[int, ...]] = (c.FORBIDDEN_EVENT,)

    def sentence(self, when: str) -> str:
        """What it does."""
        ways = either([ACTS[act] for act in self.acts])
        return f"{target(self.target)} cannot {ways}{lasting(self.lasts, when)}"

    def problems(self) -> list[str]:
        """What is wrong with its own fields."""
        return some(acts=self.acts)

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        acts = sum(1 << k.ACTS.index(act) for act in set(self.acts))
        return draft.aimed(ForbidEffect(k.LASTS.index(self.lasts), acts), self.target)
