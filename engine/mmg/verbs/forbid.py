"""The verb `forbid`: cards cannot do certain things."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.mmg.codes import ACTS
from engine.mmg.log_lines import FIZZLED, Line, bits
from engine.mmg.nouns import CONTINUOUS, either, several, target
from engine.mmg.resolve.forbid import FORBIDDEN, ForbidEffect
from engine.mmg.selectors import Target
from engine.mmg.verbs.base import CREATURE, GOES_ON, Act, Verb, some

if TYPE_CHECKING:
    from engine.mmg.lower import Draft
    from engine.mmg.model import Effect as Compiled


WORDS = {
    "attack": "attack",
    "defend": "be a defending main combatant",
    "support": "give Support",
    "be supported": "take Support from Creatures",
    "special": "use a Special ability",
    "solve": "be Sided to solve an Episode",
    "stand": "Stand",
    "move": "change Zones",
}


class Forbid(Verb, frozen=True, kw_only=True, tag="forbid"):
    """The cards cannot do these things. Special or Flash: this turn."""

    acts: tuple[Act, ...]
    target: Target = CREATURE

    goes_on: ClassVar[frozenset[str]] = GOES_ON
    log: ClassVar[tuple[Line, ...]] = (
        Line(FORBIDDEN, lambda x: f"{x.whose(x.a)} cannot {bits(x.b, ACTS)} this turn"),
        FIZZLED,
    )

    def sentence(self, when: str) -> str:
        """Who cannot do what, and how long."""
        until = "" if when in CONTINUOUS else " this turn"
        aim = self.target
        who = several(aim, when) if aim.pick == "each" else target(aim, when)
        return f"{who} cannot {either([WORDS[act] for act in self.acts])}{until}"

    def problems(self, when: str) -> list[str]:
        """No act is no effect."""
        return some(acts=self.acts)

    def lower(self, draft: Draft) -> Compiled:
        """With the bits of its acts."""
        acts = sum(1 << ACTS.index(act) for act in set(self.acts))
        return draft.aimed(ForbidEffect(acts), self.target)
