"""Which column of somebody's file is which of our values, by its header."""

from __future__ import annotations

from collection.exchange.spellings import plain

_NAMES = {
    "game": ("game",),
    "card": ("card id", "id", "code", "slug"),
    "name": ("name", "card name", "card", "title"),
    "set": ("set code", "setcode", "edition code", "set id", "set"),
    "set_name": ("set name", "setname", "edition", "edition name"),
    "number": ("card number", "collector number", "collectors number", "number"),
    "count": ("count", "quantity", "qty", "copies", "amount", "owned"),
    "for_trade": ("tradelist count", "trade quantity", "for trade", "trade"),
    "wanted": ("wanted count", "wishlist count", "wanted", "want"),
    "condition": ("condition", "grade"),
    "language": ("language", "lang"),
    "finish": ("finish", "foil", "printing"),
    "altered": ("altered", "alter", "altered art", "alteration"),
    "proxy": ("proxy",),
    "location": ("location", "folder name", "folder", "binder name", "binder", "box", "place"),
    "notes": ("notes", "note", "comment", "comments"),
    # Written by us, not read: the record of a collection has its own dates.
    "acquired": ("acquired",),
}
_FIELD_OF = {word: field for field, words in _NAMES.items() for word in words}


def fields_of(header: list[str]) -> list[str]:
    """The value that each column holds, "" for those that we do not keep; the first one counts."""
    found: list[str] = []
    for title in header:
        field = _FIELD_OF.get(plain(title), "")
        found.append(field if field not in found else "")
    return found


def names_cards(fields: list[str]) -> bool:
    return "name" in fields or "card" in fields
