"""JSON decks of other programs: slots of card codes, and Tabletop Simulator objects."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator
from typing import Any

from cards.deck import clean
from cards.formats.collect import Collector
from cards.formats.file_card import FileCard, take_card
from cards.formats.headers import SIDE, Headers
from cards.formats.limits import MAX_LINE

_SLOTS = {"name", "description_md", "tags", "slots", "sideSlots"}


def read_slots(raw: dict[str, Any], collect: Collector) -> None:
    """`{"name": ..., "slots": {code: copies}, "sideSlots": {code: copies}}`"""
    about = collect.about
    about.name = _text(raw.get("name"))
    about.about = _text(raw.get("description_md"))
    about.tags = _text(raw.get("tags")).split(",")
    if extra := sorted(set(raw) - _SLOTS):
        collect.notes.append(f"not kept: {', '.join(extra)[:200]}")
    side = Headers(collect.catalogue.game).section(SIDE)
    for key, section in (("slots", None), ("sideSlots", side)):
        slots = raw.get(key)
        for code, copies in slots.items() if isinstance(slots, dict) else ():
            if isinstance(copies, int) and not isinstance(copies, bool) and copies >= 0:
                take_card(collect, FileCard(copies, id=clean(code)), section)
            else:
                shown = clean(json.dumps({code: copies}, ensure_ascii=False))[:MAX_LINE]
                note = "expected a number of copies of 0 or more"
                collect.kept(shown, shown, section, note=note)


def read_tabletop(objects: list[Any], collect: Collector) -> None:
    """A saved object of Tabletop Simulator: decks hold cards, whose nicknames are card names."""
    headers = Headers(collect.catalogue.game)
    for title, names in _piles(objects):
        section = headers.section(title) if title else None
        if title and section is None:
            section = clean(title)
        for name, copies in names.items():
            if name:
                take_card(collect, FileCard(copies, name=name), section)
            else:
                shown = f"{copies} without a name"
                collect.kept(shown, shown, section, copies, "expected a card with a nickname")


def _piles(objects: list[Any]) -> Iterator[tuple[str, dict[str, int]]]:
    """Each pile with its title and how often each name is in it, in order. Nested boxes are
    walked with a queue of our own, so that depth costs nothing."""
    waiting: deque[tuple[str, list[Any]]] = deque([("", objects)])
    while waiting:
        title, content = waiting.popleft()
        names: dict[str, int] = {}
        for one in content:
            if not isinstance(one, dict):
                continue
            nickname = clean(_text(one.get("Nickname")))
            inside = one.get("ContainedObjects")
            if isinstance(inside, list):
                waiting.append((nickname, inside))
            else:
                names[nickname] = names.get(nickname, 0) + 1
        yield title, names


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""
