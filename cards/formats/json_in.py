"""Reading decks as JSON: our own form, and those of other programs."""

from __future__ import annotations

import json
from typing import Any

from cards.catalogue.values import Catalogue
from cards.deck import MAX_COPIES, clean
from cards.formats.collect import Collector
from cards.formats.file_card import FileCard, take_card
from cards.formats.foreign_json import read_slots, read_tabletop
from cards.formats.limits import MAX_LINE
from cards.formats.report import ImportReport
from cards.formats.text_in import read_text

_KNOWN = {"game", "name", "about", "format", "tags", "sections", "loose"}


def read_json(text: str, catalogue: Catalogue, form: str = "json") -> ImportReport:
    """Read a deck in JSON. A text that is no such thing is kept line by line, with the problem."""
    twice: list[str] = []

    def pairs(items: list[tuple[str, Any]]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key, value in items:
            if key in found:
                twice.append(key)
            found[key] = value
        return found

    try:
        raw = json.loads(text, object_pairs_hook=pairs)
    except json.JSONDecodeError as error:
        at = f"line {error.lineno}, column {error.colno}"
        return read_text(text, catalogue, f"not JSON: {error.msg} at {at}")
    except (RecursionError, ValueError):
        return read_text(text, catalogue, "not JSON of a deck: nested too deep, or a huge number")
    collect = Collector(catalogue, form)
    if isinstance(raw, dict) and isinstance(raw.get("sections"), dict):
        _read_ours(raw, collect)
    elif isinstance(raw, dict) and isinstance(raw.get("slots"), dict):
        read_slots(raw, collect)
    elif isinstance(raw, dict) and isinstance(raw.get("ObjectStates"), list):
        read_tabletop(raw["ObjectStates"], collect)
    else:
        expected = "a table with sections, slots or ObjectStates"
        return read_text(text, catalogue, f"JSON, but no deck: expected {expected}")
    if twice:
        named = ", ".join(sorted({f"{key!r:.40}" for key in twice})[:5])
        collect.problem = f"keys that stand twice, of which only the last was read: {named}"
    return collect.report()


def _read_ours(raw: dict[str, Any], collect: Collector) -> None:
    about = collect.about
    about.name = _text(raw, "name", collect)
    about.about = _text(raw, "about", collect)
    about.format = _text(raw, "format", collect)
    tags = raw.get("tags", [])
    if isinstance(tags, list) and all(isinstance(tag, str) for tag in tags):
        about.tags = tags
    else:
        collect.notes.append(f"tags: expected a list of texts, got {tags!r:.60}")
    if raw.get("game", collect.catalogue.game.id) != collect.catalogue.game.id:
        collect.notes.append(f"a deck of the game {raw['game']!r:.60}")
    if extra := sorted(set(raw) - _KNOWN):
        collect.notes.append(f"not kept: {', '.join(extra)[:200]}")
    for section, entries in raw["sections"].items():
        for entry in entries if isinstance(entries, list) else [entries]:
            _entry(entry, clean(section), collect)
    loose = raw.get("loose", [])
    for one in loose if isinstance(loose, list) else [loose]:
        _loose(one, collect)


def _entry(raw: Any, section: str, collect: Collector) -> None:
    count = raw.get("count") if isinstance(raw, dict) else None
    texts = [raw.get(key, "") for key in ("card", "set", "number")] if count is not None else []
    if (
        isinstance(count, int)
        and not isinstance(count, bool)
        and 0 < count <= MAX_COPIES
        and all(isinstance(text, str) for text in texts)
        and clean(texts[0])
    ):
        card, set_id, number = texts
        take_card(collect, FileCard(count, card, "", set_id, number, ours=True), section)
        return
    note = f'expected {{"card": id, "count": 1 to {MAX_COPIES}, "set"?: id, "number"?: text}}'
    _keep(raw, section, note, collect)


def _loose(raw: Any, collect: Collector) -> None:
    if isinstance(raw, dict) and all(isinstance(raw.get(key), str) for key in ("section", "text")):
        if text := clean(raw["text"]):
            collect.kept_text(text, text, clean(raw["section"]))
        return
    _keep(raw, None, 'expected {"section": id, "text": line}', collect)


def _keep(raw: Any, section: str | None, note: str, collect: Collector) -> None:
    text = clean(json.dumps(raw, ensure_ascii=False))[:MAX_LINE]
    collect.kept(text, text, section, note=note)


def _text(raw: dict[str, Any], key: str, collect: Collector) -> str:
    value = raw.get(key, "")
    if isinstance(value, str):
        return value
    collect.notes.append(f"{key}: expected a text, got {value!r:.60}")
    return ""
