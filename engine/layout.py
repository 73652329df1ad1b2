"""The sections of a game's decks, from its game.toml: which words open one, what goes where."""

from __future__ import annotations

import functools
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec

CATALOGUES = Path(__file__).resolve().parent.parent / "catalogues"
WHOLE = "deck"
"""The one section of a game that names none."""
_WORD = re.compile(r"\w+")


class Layout(msgspec.Struct, frozen=True):
    """How the deck texts of one game are laid out."""

    sections: tuple[str, ...] = (WHOLE,)
    words: Mapping[str, str] = {}
    """Names, ids and aliases of sections, and the section they mean."""
    types: Mapping[str, str] = {}
    """The section where a card of a type goes when no header has said otherwise."""
    groups: frozenset[str] = frozenset()
    """Words for card types: such a header only groups."""

    def home(self, type_id: str) -> str:
        """Where a card of this type goes by itself."""
        return self.types.get(type_id) or self.sections[0]


def plain(text: str) -> str:
    """Words without marks, counts and case, to compare headers by."""
    text = re.sub(r"[\(\[]\s*\d+\s*[\)\]]", " ", text)
    return " ".join(_WORD.findall(text.casefold()))


@functools.cache
def layout(game_id: str) -> Layout:
    """The layout of a game; a game without a game.toml has one section."""
    path = CATALOGUES / game_id / "game.toml"
    if not path.exists():
        return Layout()
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    sections = data.get("section", [])
    words: dict[str, str] = {}
    for section in sections:
        for name in (section["id"], section["name"]):
            words.setdefault(plain(name), section["id"])
    for section in sections:
        for name in section.get("aliases", ()):
            words.setdefault(plain(name), section["id"])
    types = data.get("type", [])
    return Layout(
        sections=tuple(section["id"] for section in sections) or (WHOLE,),
        words=words,
        types={kind["id"]: kind.get("section", "") for kind in types},
        groups=frozenset(
            plain(str(kind[key]))
            for kind in types
            for key in ("id", "name", "plural")
            if key in kind
        ),
    )
