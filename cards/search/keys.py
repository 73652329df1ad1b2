"""Which keys a query may use.

A key is looked up in this order, so that it never has two meanings in one game:
1. the id of a field of the game;
2. a key that every game has (below), by its long name or a short one;
3. another name (alias) of a field.
`key_problems` tells the author of a game about names that could never be reached.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cards.catalogue.schema import Field
from cards.catalogue.values import Game
from cards.search.controls import DIRECTION_KEYS, DISPLAY_KEYS, ORDER_KEYS

# Long name: its short names.
COMMON_KEYS: dict[str, tuple[str, ...]] = {
    "name": (),
    "type": ("t",),
    "set": ("e", "s"),
    "rarity": ("r",),
    "text": ("o", "x", "oracle"),
    "number": ("cn",),
    "provenance": ("source",),
    "id": (),
    "game": ("g",),
    "is": (),
    "not": (),
    "has": (),
    "in": (),
}
POSSESSION_KEYS: dict[str, tuple[str, ...]] = {
    "owned": ("own",),
    "reserved": (),
    "free": (),
    "want": ("wanted",),
    "spare": (),
    "location": ("loc",),
    "condition": ("cond",),
    "language": ("lang",),
    "finish": (),
}
CONTROL_KEYS = (*ORDER_KEYS, *DIRECTION_KEYS, *DISPLAY_KEYS)

LONG_NAMES: dict[str, str] = {
    word: name
    for name, short in (COMMON_KEYS | POSSESSION_KEYS).items()
    for word in (name, *short)
}  # fmt: skip


def field_for(game: Game | None, key: str) -> Field | None:
    """The field that a key means in a game, or None when it is a common key or unknown."""
    if game is None:
        return None
    if field := game.fields.get(key):
        return field
    if key in LONG_NAMES:
        return None
    return next((f for f in game.file.fields if key in map(str.casefold, f.aliases)), None)


def known_keys(game: Game | None) -> Iterator[str]:
    """Every word that may stand before a colon, for suggestions."""
    yield from LONG_NAMES
    yield from CONTROL_KEYS
    for field in game.file.fields if game else ():
        yield field.id
        yield from field.aliases


def key_problems(fields: Iterable[Field]) -> Iterator[tuple[str, str]]:
    """Field ids and aliases that another key hides, as (field id, what is wrong)."""
    fields = list(fields)
    ids = {f.id for f in fields}
    seen: dict[str, str] = {}
    for field in fields:
        if field.id in COMMON_KEYS or field.id in POSSESSION_KEYS or field.id in CONTROL_KEYS:
            yield field.id, f"the search key {field.id!r} has a meaning in every game already"
        for alias in field.aliases:
            if alias in LONG_NAMES or alias in CONTROL_KEYS:
                yield field.id, f"the alias {alias!r} is a search key of every game already"
            elif alias in ids:
                yield field.id, f"the alias {alias!r} is the id of a field"
            elif seen.setdefault(alias, field.id) != field.id:
                yield field.id, f"the alias {alias!r} belongs to the field {seen[alias]!r} already"
