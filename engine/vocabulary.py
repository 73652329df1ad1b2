"""The verbs of every game that has an engine, for the checker of catalogues and the card face."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engine.games import GAMES, GameEngine


def verbs_of(game_id: str) -> GameEngine | None:
    """The verbs that cards of a game may have, for whoever reads its catalogue."""
    return GAMES.get(game_id)


def ability_types(game_id: str) -> Any:
    """The tagged union that decodes one ability of the game, or None without an engine.

    >>> import msgspec
    >>> msgspec.convert({"verb": "draw", "when": "special"}, ability_types("mmg")).count
    1
    """
    return GAMES[game_id].Ability if game_id in GAMES else None


def read_abilities(game_id: str, tables: Sequence[Mapping[str, Any]]) -> tuple[Any, ...]:
    """Decode the ability tables of one card; a game without an engine has none."""
    union = ability_types(game_id)
    if union is None:
        return ()
    return tuple(msgspec.convert(table, union) for table in tables)


def ability_problems(game_id: str, type_id: str, abilities: Sequence[Any]) -> list[str]:
    """Every reason why decoded abilities cannot stand on a card of this type."""
    return GAMES[game_id].ability_problems(type_id, abilities) if game_id in GAMES else []


def ability_text(game_id: str, ability: Any) -> str:
    """One ability in words, away from its card; in full it reads through `card_text`."""
    return GAMES[game_id].ability_text(ability)


def card_text(
    game_id: str, type_id: str, fields: Mapping[str, Any], abilities: Sequence[Any]
) -> list[str]:
    """The text of a whole card, one string for each paragraph; empty without an engine."""
    return GAMES[game_id].card_text(type_id, fields, abilities) if game_id in GAMES else []
