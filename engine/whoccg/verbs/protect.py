"""The verb `protect`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.whoccg import codes as k
from engine.whoccg import constants as c
from engine.whoccg.nouns import either, target
from engine.whoccg.resolve.protect import ProtectEffect
from engine.whoccg.selectors import Target
from engine.whoccg.verbs.base import ITSELF, Danger, Lasts, Verb, lasting, some

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


DANGERS = {
    "destroyed": "be destroyed",
    "kidnapped": "be kidnapped",
    "moved": "be moved by opponents",
    "frozen": "be frozen by cards",
    "chosen": "be chosen by opponents",
    "fought": "be fought",
    "held": "be held frozen longer than others",
}


class Protect(Verb, frozen=True, kw_only=True, tag="protect"):
    """The cards cannot be destroyed, kidnapped, moved and so on."""

    dangers: tuple[Danger, ...]
    target: Target = ITSELF
    lasts: Lasts = "turn"

    goes_on: ClassVar[bool] = True
    log: ClassVar[tuple[int, ...]] = (c.PROTECTED_EVENT,)

    def sentence(self, when: str) -> str:
        """What it does."""
        ways = either([DANGERS[danger] for danger in self.dangers])
        return f"{target(self.target)} cannot {ways}{lasting(self.lasts, when)}"

    def problems(self) -> list[str]:
        """What is wrong with its own fields."""
        return some(dangers=self.dangers)

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        dangers = sum(1 << k.DANGERS.index(danger) for danger in set(self.dangers))
        return draft.aimed(ProtectEffect(k.LASTS.index(self.lasts), dangers), self.target)
