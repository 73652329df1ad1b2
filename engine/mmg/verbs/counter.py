"""The verb `counter`: an announced effect has no effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from engine.mmg.codes import ITEM_BITS
from engine.mmg.log_lines import COUNTERED, Line
from engine.mmg.nouns import target
from engine.mmg.resolve.counter import CounterEffect
from engine.mmg.selectors import Target
from engine.mmg.verbs.base import INNATE, ITSELF, USED, Verb

if TYPE_CHECKING:
    from engine.mmg.lower import Draft
    from engine.mmg.model import Effect as Compiled


THINGS = {"flash": "Flash card", "special": "Special ability", "support": "Support"}


class Counter(Verb, frozen=True, kw_only=True, tag="counter"):
    """An announced effect has no effect; its cost stays paid (G09, R74).

    Special or Flash: used in answer to an announcement, the newest one that fits. Innate: whatever
    the opponent aims at a card of `aimed_at` has no effect, every time.
    """

    what: Literal["flash", "special", "support", "any"] = "any"
    aimed_at: Target | None = None

    once: ClassVar[frozenset[str]] = USED
    goes_on: ClassVar[frozenset[str]] = INNATE
    in_answer: ClassVar[bool] = True
    log: ClassVar[tuple[Line, ...]] = (COUNTERED,)

    def sentence(self, when: str) -> str:
        """What is stopped, and at what it is aimed."""
        thing = THINGS.get(self.what, "effect")
        aim = "" if self.aimed_at is None else f" aimed at {target(self.aimed_at, when)}"
        if when == "innate":
            opposing = "opposing" if self.what == "support" else "an opposing"
            return f"{opposing} {thing}{aim or ' aimed at this card'} has no effect"
        return f"counter {'' if self.what == 'support' else 'an '}announced {thing}{aim}"

    def targets(self) -> dict[str, Target]:
        """What the announcement is aimed at."""
        return {} if self.aimed_at is None else {"aimed_at": self.aimed_at}

    def lower(self, draft: Draft) -> Compiled:
        """Going on, it guards its own card unless it says otherwise."""
        effect = CounterEffect(ITEM_BITS[self.what])
        aimed_at = self.aimed_at or (ITSELF if draft.when == "innate" else None)
        return effect if aimed_at is None else draft.aimed(effect, aimed_at, picked=False)
