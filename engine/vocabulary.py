"""The verbs of every game that has an engine, for the checker of catalogues and the card face."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engine.mmg import check as mmg_check
from engine.mmg import face as mmg_face
from engine.mmg import verbs as mmg_verbs
from engine.mmg import words as mmg_words

GAMES: tuple[str, ...] = ("mmg",)
"""Ids of the games with an engine."""


def ability_types(game_id: str) -> Any:
    """The tagged union that decodes one ability of the game, or None without an engine.

    >>> import msgspec
    >>> msgspec.convert({"verb": "draw", "when": "special"}, ability_types("mmg")).count
    1
    """
    return mmg_verbs.Ability if game_id == "mmg" else None


def read_abilities(game_id: str, tables: Sequence[Mapping[str, Any]]) -> tuple[Any, ...]:
    """Decode the ability tables of one card; a game without an engine has none."""
    union = ability_types(game_id)
    if union is None:
        return ()
    return tuple(msgspec.convert(table, union) for table in tables)


def ability_problems(game_id: str, type_id: str, abilities: Sequence[Any]) -> list[str]:
    """Every reason why decoded abilities cannot stand on a card of this type."""
    return mmg_check.ability_problems(type_id, abilities) if game_id == "mmg" else []


def ability_text(ability: Any) -> str:
    """One ability in words. A Flash or Episode ability reads best through `card_text`."""
    return mmg_words.ability_text(ability)


def card_text(
    game_id: str, type_id: str, fields: Mapping[str, Any], abilities: Sequence[Any]
) -> list[str]:
    """The text of a whole card, one string for each paragraph; empty without an engine."""
    return mmg_face.card_text(type_id, fields, abilities) if game_id == "mmg" else []
