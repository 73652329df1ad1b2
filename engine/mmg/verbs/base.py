"""What every verb says, whatever it does.

A verb is one module: the struct that a card file fills in, where it may stand, its sentence on the
card, and the compiled effect that it becomes. The other half, what happens in play and what agents
give for it, is the module of the same name under `engine.mmg.resolve`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

from msgspec import Struct

from engine.mmg.log_lines import Line
from engine.mmg.selectors import Cost, Filter, Needs, Target

if TYPE_CHECKING:
    from engine.mmg.lower import Draft
    from engine.mmg.model import Effect as Compiled

    Effect: TypeAlias = "Verb"  # the union of all verbs, set by the registry

When = Literal[
    "",
    "special",
    "innate",
    "arrives",
    "destroyed",
    "wins",
    "flash",
    "episode",
    "strikes",
    "unsolved",
]
Value = Literal["energy", "substance", "support"]
Values = Literal["energy", "substance", "support", "energy or substance", "energy and substance"]
Act = Literal["attack", "defend", "support", "be supported", "special", "solve", "stand", "move"]
Play = Literal["creature", "resource", "flash", "episode"]

ONCE = frozenset({"special", "arrives", "destroyed", "wins", "flash", "strikes", "unsolved"})
USED = frozenset({"special", "flash"})
GOES_ON = frozenset({"innate", "episode"})
INNATE = frozenset({"innate"})
NEVER: frozenset[str] = frozenset()

CREATURE = Target()
CARD = Target(kind="card")
ITSELF = Target(pick="self")


class Verb(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    kw_only=True,
    tag_field="verb",
):
    """What every ability may say, whatever its verb."""

    when: When = ""
    """Required on the ability of a Creature or Resource; a Flash or Episode has one of its own."""
    cost: Cost | None = None
    needs: Needs | None = None
    then: tuple[Effect, ...] = ()

    once: ClassVar[frozenset[str]] = ONCE
    """Moments at which it may act once."""
    goes_on: ClassVar[frozenset[str]] = NEVER
    """Moments from which it may go on."""
    in_answer: ClassVar[bool] = False
    """Used in answer to something, which is what it acts on: its player picks no target."""
    alone: ClassVar[bool] = False
    """Nothing may come before or after it in an ability."""
    on_episodes: ClassVar[bool] = False
    """It can act on an Episode; all others need a Creature or a Resource."""
    log: ClassVar[tuple[Line, ...]]
    """The lines that it leaves in the log."""

    @property
    def name(self) -> str:
        """The word for it in a card file."""
        return str(self.__struct_config__.tag)

    def sentence(self, when: str) -> str:
        """What it does, in the words of the card."""
        raise NotImplementedError

    def lower(self, draft: Draft) -> Compiled:
        """Its compiled effect."""
        raise NotImplementedError

    def problems(self, when: str) -> list[str]:
        """What is wrong with its own fields."""
        return []

    def targets(self) -> dict[str, Target]:
        """Its targets by the name of the field."""
        target = getattr(self, "target", None)
        return {} if target is None else {"target": target}

    def filters(self) -> dict[str, Filter]:
        """Filters of its targets and of what else it acts on, by the name of the field."""
        return dict(self.targets())

    def picks(self) -> int:
        """How many cards its player picks."""
        if self.in_answer:
            return 0
        return sum(target.pick == "one" for target in self.targets().values())

    def modes(self) -> int:
        """How many choices of a value or a Zone it leaves open."""
        return 0


def at_least(least: int, **numbers: int) -> list[str]:
    """Problems of numbers that would make an effect do nothing."""
    return [
        f"expected {field} of {least} or more, got {given}"
        for field, given in numbers.items()
        if given < least
    ]


def some(**lists: tuple[str, ...]) -> list[str]:
    """Problems of lists that are empty."""
    return [
        f"expected at least one word in {field}, got none"
        for field, given in lists.items()
        if not given
    ]
