"""The verb `freeze`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from engine.whoccg import codes as k
from engine.whoccg import constants as c
from engine.whoccg.nouns import condition, target
from engine.whoccg.resolve.freeze import FreezeEffect
from engine.whoccg.selectors import Need, Target
from engine.whoccg.verbs.base import ONE, Verb

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Effect as Compiled


class Freeze(Verb, frozen=True, kw_only=True, tag="freeze"):
    """Freeze a Character, until the next turn or longer (G35, E25 to E27)."""

    target: Target = ONE
    until: Literal["next turn", "your turn", "owner turn"] = "next turn"
    lock: Literal["", "unless", "until", "while"] = ""
    condition: Need | None = None
    """With `lock`: seen from the player of this card; `here` is the frozen Character's place."""

    log: ClassVar[tuple[int, ...]] = (c.FROZEN_EVENT, c.HELD_EVENT)

    def sentence(self, when: str) -> str:
        """What it does."""
        text = f"freeze {target(self.target)}"
        if self.lock and self.condition is not None:
            return f"{text} {condition(self.condition, self.lock)}"
        ends = {"your turn": " until your next turn", "owner turn": " until its player's next turn"}
        return text + ends.get(self.until, "")

    def problems(self) -> list[str]:
        """A lock needs a condition."""
        if bool(self.lock) != (self.condition is not None):
            return ["'freeze' expects lock and condition together"]
        return []

    def requirements(self) -> list[Need]:
        """Its condition."""
        return [] if self.condition is None else [self.condition]

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        held = None if self.condition is None else draft.need(self.condition)
        effect = FreezeEffect(k.UNTILS.index(self.until), k.LOCKS.index(self.lock), held)
        return draft.aimed(effect, self.target)
