"""What every verb of a card shares: when it works, what it needs, and which cards it means.

A rule of a card is one ability, or several joined by `link`: "and" carries both out in order, "or"
leaves a choice between them, "roll" makes it an outcome of the roll before it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from engine.nemesis.effect import Effect
    from engine.nemesis.lowering import Lowering


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which cards are meant. Every word that is left out lets any card through."""

    of: str = ""
    """Traits, all of them needed: "hero companion"; with a bar either will do: "dalek|slave"."""
    but_not: str = ""
    whose: str = "any"
    where: str = "any"
    """One of the words of `codes.WHERES`, or the name of a Location."""
    named: str = ""
    """The id of one card."""
    upgrades: int = 0
    """At least so many Upgrades on it."""


NO_CARDS = Cards()
"""No filter. Verbs are compiled, and the compiler loses a type that may be None."""


class Need(Cards, frozen=True, forbid_unknown_fields=True):
    """So many cards must be there before a rule can be used."""

    at_least: int = 1
    at_most: int = -1


def tag_of(name: str) -> str:
    """The verb of a struct: `GainPower` is "gain_power"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Ability(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="verb", tag=tag_of
):
    """One verb with its circumstances; the verbs derive from it."""

    when: str = ""
    """A trigger of `codes.TRIGGERS`; of a linked ability that of the one before it unless given."""
    link: str = ""
    may: bool = False
    """The player may leave it."""
    on: str = ""
    """The event of `codes.EVENTS` for which an Ongoing rule waits."""
    by: str = "any"
    """Whose doing the event must be."""
    about: Cards | None = None
    """The card that the event must be about."""
    each: str = ""
    """"turn": in every player's step, or for any player's deed, for that player; "all": in every
    player's step for every player; else for the controller alone."""
    need: tuple[Need, ...] = ()
    location: int = 0
    """1 to 4: the Location of the board on which the Action is printed."""
    rolls: tuple[int, int] = (0, 0)
    """The lowest and highest roll for which a linked outcome happens."""

    def words(self) -> str:
        """The effect as an order, without its trigger: "draw 2 cards"."""
        raise NotImplementedError

    def lower(self, low: Lowering) -> Effect:
        """The same for the machine; `low` numbers names and lowers filters."""
        raise NotImplementedError

    def problems(self) -> list[str]:
        """What is wrong with the values, beyond their types."""
        return []
