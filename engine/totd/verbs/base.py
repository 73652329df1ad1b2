"""What every verb of a card knows: where it may be, what it says, what the rules make of it."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from engine.totd import codes
from engine.totd.model import Effect, Rule

EventMoment = Literal["play", "prepare", "unknown", "drawn"]
TaskMoment = Literal["solved", "spent"]

MOMENTS = {
    "play": "",
    "prepare": "At the start of your turn",
    "unknown": "When you travel to an unknown location",
    "drawn": "When this is drawn",
    "solved": "Whenever a dilemma is solved",
    "spent": "For each timey-wimey card that a Doctor discards in Prepare",
}


class Verb(msgspec.Struct, tag_field="verb", forbid_unknown_fields=True, frozen=True):
    """One ability of a card."""

    types: ClassVar[tuple[str, ...]] = ("timey",)
    """The types of cards on which it may be."""

    def lower(self) -> Effect | Rule:
        """The ability as the rules read it."""
        raise NotImplementedError

    def text(self) -> str:
        """The ability in a sentence."""
        raise NotImplementedError

    def problems(self) -> list[str]:
        """What is wrong with its numbers."""
        count = getattr(self, "count", 1)
        return [] if count >= 0 else [f"expected a count of 0 or more, got {count}"]


def effect(
    op: int, count: int, when: str, everyone: bool = False, doctors: tuple[int, ...] = ()
) -> Effect:
    """Something that happens at a moment."""
    return Effect(op, count, codes.MOMENTS.index(when), everyone, list(doctors))


def at(when: str, what: str, everyone: bool = False) -> str:
    """A sentence that begins with its moment.

    >>> at("drawn", "lose 1 token", True)
    'When this is drawn, every Doctor: lose 1 token.'
    """
    opening = MOMENTS[when]
    if everyone:
        opening = f"{opening}, every Doctor:" if opening else "Every Doctor:"
    elif opening:
        opening += ","
    sentence = f"{opening} {what}" if opening else what
    return f"{sentence[:1].upper()}{sentence[1:]}."


def counted(count: int, noun: str, many: str = "") -> str:
    """A number with its noun.

    >>> counted(2, "card")
    '2 cards'
    """
    return f"{count} {noun if count == 1 else many or noun + 's'}"


def with_doctors(numbers: tuple[int, ...]) -> str:
    """Which Doctors an ability needs, by number.

    >>> with_doctors((3, 4))
    'with Doctor 3 or 4, '
    """
    return f"with Doctor {' or '.join(str(n) for n in numbers)}, " if numbers else ""
