"""Reading the abilities of cards, with whatever verbs the engine of their game has.

The verbs belong to the engine of a game. Whoever reads a catalogue passes them in, so that a card
file is read, checked and put into words in one place that knows no engine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from cards.catalogue.problems import CardError


class Verbs(Protocol):
    """The verbs of one game."""

    Ability: Any
    """The tagged union of all verbs; it decodes one ability of a card."""

    def ability_problems(self, type_id: str, abilities: Sequence[Any]) -> list[str]:
        """Every reason why decoded abilities cannot stand on a card of this type."""
        ...

    def card_text(
        self, type_id: str, fields: Mapping[str, Any], abilities: Sequence[Any]
    ) -> list[str]:
        """The text of a whole card, one string for each paragraph."""
        ...


VerbsOf = Callable[[str], Verbs | None]
"""The verbs of a game by its id; None for a game that has no engine yet."""


def read_ability(verbs: Verbs, table: Mapping[str, Any]) -> Any:
    """One ability from its table; unknown verbs and fields raise `msgspec.ValidationError`."""
    return msgspec.convert(table, verbs.Ability)


def read_abilities(
    verbs: Verbs | None, card_id: str, type_id: str, tables: Sequence[Mapping[str, Any]]
) -> tuple[Any, ...]:
    """The abilities of one card; raises CardError with what is wrong. Without verbs there are
    none."""
    if verbs is None:
        return ()
    try:
        abilities = tuple(read_ability(verbs, table) for table in tables)
    except msgspec.ValidationError as error:
        raise CardError([f"{card_id}: {error}"]) from error
    if problems := verbs.ability_problems(type_id, abilities):
        raise CardError([f"{card_id}: {problem}" for problem in problems])
    return abilities
