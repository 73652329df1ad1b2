"""What every verb says, whatever it does.

A verb is one module: the struct that a card file fills in, where it may stand, its sentence on the
card, the compiled effect that it becomes, and the lines that it leaves in the log. What happens in
play, and what agents give for it, is the module of the same name under `engine.whoccg.resolve`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

from msgspec import Struct

from engine.whoccg.selectors import Filter, Need, Target

if TYPE_CHECKING:
    from engine.whoccg.filters import Filters
    from engine.whoccg.model import Design
    from engine.whoccg.model import Effect as Compiled

    Effect: TypeAlias = "Verb"  # the union of all verbs, set by the registry

When = Literal[
    "", "use", "continuous", "arrives", "destroyed", "turn_start", "turn_end", "lands", "succeeds",
    "fails", "overcomes", "bang", "reward",
]  # fmt: skip
Moment = Literal[
    "any", "turn", "play", "bang", "ability", "attempt", "fight", "destroy", "scored", "move",
]  # fmt: skip
"""When a Bang! may be played: at any time, at the start of a turn, or in answer to a card played, a
Bang!, an ability used, an attempt, a fight, a card about to be destroyed, a Goal scored, a TARDIS
about to move."""
Lasts = Literal["turn", "round", "game"]
"""To the end of this turn; for the entire turn (E22); for the rest of the game (E23)."""
Act = Literal["reach", "oppose", "fight", "ability", "move"]
Danger = Literal["destroyed", "kidnapped", "moved", "frozen", "chosen", "fought", "held"]
"""`held`: longer freezes (frozen unless, until, while) do not bind it (E28)."""

ONE = Target()
ITSELF = Target(pick="self")

LASTS = {"turn": " this turn", "round": " for the entire turn", "game": " for the rest of the game"}
WHO = {
    "you": "you",
    "opponents": "each opponent",
    "each": "each player",
    "chosen": "an opponent of your choice",
    "that": "its player",
}


class Cost(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Paid when an ability is used or a Bang! is played; without it there is no use."""

    freeze_self: bool = False
    destroy_self: bool = False
    discard: int = 0
    """Cards from your hand, of your choice."""


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
    at: Moment = "any"
    whose: Literal["any", "own", "opposing"] = "any"
    """Whose card, attempt, fight or move a Bang! answers."""
    what: Filter | None = None
    """What a Bang! answers: the card played, attempting, about to be destroyed, the Goal scored."""
    cost: Cost | None = None
    needs: Need | None = None
    limit: Literal["turn", "game"] = "turn"
    then: tuple[Effect, ...] = ()

    goes_on: ClassVar[bool] = False
    """It can be continuous."""
    acts_once: ClassVar[bool] = True
    """It can act once."""
    branches: ClassVar[bool] = False
    """Its `then` follows only when it goes well."""
    of_characters: ClassVar[bool] = False
    """It stands on Characters only."""
    log: ClassVar[tuple[int, ...]]
    """The events that it leaves in the log."""

    @property
    def name(self) -> str:
        """The word for it in a card file."""
        return str(self.__struct_config__.tag)

    def sentence(self, when: str) -> str:
        """What it does, in the words of the card."""
        raise NotImplementedError

    def lower(self, draft: Filters) -> Compiled:
        """Its compiled effect."""
        raise NotImplementedError

    def problems(self) -> list[str]:
        """What is wrong with its own fields."""
        return []

    def problems_at(self, when: str, at: str) -> list[str]:
        """What is wrong with the moment of its ability."""
        return []

    def targets(self) -> dict[str, Target]:
        """Its targets by the name of the field."""
        target = getattr(self, "target", None)
        return {} if target is None else {"target": target}

    def requirements(self) -> list[Need]:
        """Every requirement of its own fields."""
        return []


class Part(Verb, frozen=True, kw_only=True):
    """A part of a card rather than something that happens: it has no `when`."""

    on: ClassVar[tuple[str, ...]] = ()
    """The types of card on which it may stand."""
    rewarded: ClassVar[bool] = False
    """Its `then` holds rewards."""
    line: ClassVar[int] = -1
    """The line of an attempt that it states, or -1."""
    log: ClassVar[tuple[int, ...]] = ()

    def place(self, design: Design, draft: Filters) -> None:
        """Put what it says where the rules look for it."""
        raise NotImplementedError


def at_least(least: int, **numbers: int) -> list[str]:
    """Problems of numbers that would make an effect do nothing."""
    return [
        f"expected {field_words(field)} of {least} or more, got {given}"
        for field, given in numbers.items()
        if given < least
    ]


def field_words(field: str) -> str:
    """An amount is any amount; other fields go by their names."""
    return "an amount" if field == "amount" else field


def not_zero(amount: int) -> list[str]:
    """Problems of an amount that may be less than nothing, but not nothing."""
    return [] if amount else ["expected another amount than 0, got 0"]


def some(**lists: tuple[str, ...]) -> list[str]:
    """Problems of lists that are empty."""
    return [
        f"expected at least one word in {field}, got none"
        for field, given in lists.items()
        if not given
    ]


def lasting(lasts: str, when: str) -> str:
    """How long a change lasts, as the end of a sentence."""
    return "" if when == "continuous" else LASTS[lasts]


def says(who: str, verb: str) -> str:
    """A player and a verb that agree."""
    return f"you {verb}" if who == "you" else f"{WHO[who]} {verb}s"
