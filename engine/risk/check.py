"""What abilities may stand on which cards, and the text of a card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.risk.verbs import Verb
from engine.risk.verbs.verb import MOMENTS, counted


def ability_problems(type_id: str, abilities: Sequence[Any]) -> list[str]:
    """Every reason why abilities cannot stand on a card of this type."""
    if type_id != "power":
        return [f"expected no ability on a card of type {type_id!r}"] if abilities else []
    if len(abilities) > 1:
        return [f"expected one ability on a Power card, got {len(abilities)}"]
    return []


def ability_text(ability: Verb) -> str:
    """One ability in words."""
    return f"{ability.sentence()}."


def card_text(type_id: str, fields: Mapping[str, Any], abilities: Sequence[Verb]) -> list[str]:
    """The text of a whole card."""
    if type_id == "mission" and "territory" in fields and "daleks" in fields:
        words = counted(int(fields["daleks"]), "more Dalek")
        return [
            f"Reveal at the start of your turn if you control {fields['territory']}: "
            f"place {words}. Once a game."
        ]
    moment = MOMENTS.get(str(fields.get("timing", "")), "")
    return [
        f"{moment.capitalize()}: {_small(ability_text(ability))}"
        if moment
        else ability_text(ability)
        for ability in abilities
    ]


def _small(sentence: str) -> str:
    """A sentence that goes on after a colon; names keep their capital.

    >>> _small("Roll your lowest die again."), _small("TARDIS lands.")
    ('roll your lowest die again.', 'TARDIS lands.')
    """
    return sentence if sentence[1:2].isupper() else sentence[:1].lower() + sentence[1:]
