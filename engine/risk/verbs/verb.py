"""What every verb offers."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec

from engine.risk import options as o
from engine.risk.model import (
    WHEN_ATTACKING,
    WHEN_DEFENDING,
    WHEN_LANDING,
    WHEN_PLACING,
    WHEN_RESPONDING,
    WHEN_ROLLED,
)

if TYPE_CHECKING:
    from engine.risk.attack import Attack
    from engine.risk.state import State

Timing = Literal["landing", "placing", "attack", "defence", "roll", "response"]
Span = Literal["roll", "attack"]

TIMINGS: dict[str, int] = {
    "landing": WHEN_LANDING,
    "placing": WHEN_PLACING,
    "attack": WHEN_ATTACKING,
    "defence": WHEN_DEFENDING,
    "roll": WHEN_ROLLED,
    "response": WHEN_RESPONDING,
}
MOMENTS = {
    "landing": "when the TARDIS has landed",
    "placing": "while Daleks are placed",
    "attack": "when you declare an attack",
    "defence": "when you are attacked",
    "roll": "after a roll of an attack of yours or on you",
    "response": "when another player plays a Power card",
}


class Verb(msgspec.Struct, tag_field="verb", frozen=True, forbid_unknown_fields=True):
    """One ability of a Power card; `timings` are the moments that suit it."""

    timings: ClassVar[tuple[str, ...]] = ()

    def sentence(self) -> str:
        """What it does, as an order to its player."""
        raise NotImplementedError

    def options(self, s: State, player: int, card: int) -> list[int]:
        """The ways to play a card now; none if it would do nothing."""
        return [o.play_power(card)]

    def play(self, s: State, player: int, card: int, value: int) -> None:
        """Take effect."""
        raise NotImplementedError

    def promise(self, s: State, player: int, value: int) -> float:
        """What it would bring its player now, in Daleks; below nothing, keep the card."""
        raise NotImplementedError


def attack_of(s: State) -> Attack:
    """The attack under way: it lies under every card that is played in it."""
    found: Attack = s.agenda[0]  # type: ignore[assignment]
    return found


def counted(count: int, one: str, many: str = "") -> str:
    """A small number with its noun.

    >>> counted(1, "die", "dice"), counted(3, "Dalek")
    ('1 die', '3 Daleks')
    """
    return f"{count} {one if count == 1 else many or one + 's'}"
