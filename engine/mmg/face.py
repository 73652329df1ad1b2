"""The rules text of an MMG card: its abilities in words. Other fields are shown as they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.mmg.check import settle
from engine.mmg.sentences import ability_text
from engine.mmg.verbs.base import Verb


def card_text(type_id: str, fields: Mapping[str, Any], abilities: Sequence[Verb]) -> list[str]:
    """One string for each paragraph, in the order in which a card shows them."""
    paragraphs: list[str] = []
    if type_id == "time":
        zone = str(fields.get("zone", "")).capitalize()
        if zone:
            paragraphs.append(f"While face up, your bonus Zone is the {zone}.")
    for index, ability in enumerate(abilities):
        # A Flash is used once, so its player picks one of its abilities.
        opening = "Or: " if index and type_id == "flash" else ""
        paragraphs.append(ability_text(settle(type_id, ability), opening))
    return paragraphs
