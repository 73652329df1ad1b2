"""What game.toml must satisfy beyond its form."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from cards.catalogue.schema import GameFile

ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_COLOUR = re.compile(r"#[0-9a-f]{6}")

Report = Callable[[str, str], None]


def check_game(game: GameFile, folder: str, report: Report) -> None:
    """Report what is wrong inside one game file: ids, references, bounds and colours."""
    if game.id != folder:
        report("id", f"expected {folder!r}, the name of the folder, got {game.id!r}")
    if not 1 <= game.players.min <= game.players.max:
        report(
            "players", f"expected 1 <= min <= max, got {game.players.min} and {game.players.max}"
        )
    for kind, ids in _id_lists(game):
        _check_ids(kind, ids, report)
    fields = {f.id for f in game.fields}
    sections = {s.id for s in game.sections}
    for field in game.fields:
        chosen = field.kind in ("choice", "choices")
        if chosen != bool(field.choices):
            wanted = "choices" if chosen else "no choices"
            report(f"field.{field.id}", f"a field of kind {field.kind!r} needs {wanted}")
        _check_ids(f"field.{field.id}.choices", [c.id for c in field.choices], report)
    for card_type in game.types:
        for name in card_type.fields:
            if name not in fields:
                report(f"type.{card_type.id}.fields", f"no field {name!r} in this game")
        for name in card_type.expected:
            if name not in card_type.fields:
                report(f"type.{card_type.id}.expected", f"{name!r} is not a field of the type")
        if card_type.section and card_type.section not in sections:
            report(f"type.{card_type.id}.section", f"no section {card_type.section!r} in this game")
    for frame in game.frames:
        for part, value in (("colour", frame.colour), ("dark", frame.dark), ("paper", frame.paper)):
            if not _COLOUR.fullmatch(value):
                report(
                    f"frame.{frame.id}.{part}", f"expected a colour like '#1f4fd8', got {value!r}"
                )
                break
        else:
            if (ratio := contrast(frame.dark, frame.paper)) < 4.5:
                report(
                    f"frame.{frame.id}.dark",
                    f"expected a contrast of 4.5 or more on paper {frame.paper}, got {ratio:.1f}",
                )
        if not frame.glyph:
            report(
                f"frame.{frame.id}.glyph",
                "missing: each frame has a glyph, so that colour is never alone",
            )


def _id_lists(game: GameFile) -> Iterable[tuple[str, list[str]]]:
    yield "section", [s.id for s in game.sections]
    yield "type", [t.id for t in game.types]
    yield "field", [f.id for f in game.fields]
    yield "frame", [f.id for f in game.frames]
    yield "rarity", [r.id for r in game.rarities]
    yield "set", [s.id for s in game.sets]
    yield "statistic", [s.id for s in game.statistics]


def _check_ids(kind: str, ids: list[str], report: Report) -> None:
    seen: set[str] = set()
    for one in ids:
        if not ID.fullmatch(one.replace("_", "-")):
            report(kind, f"expected an id of lower-case letters, digits and hyphens, got {one!r}")
        if one in seen:
            report(kind, f"the id {one!r} is there twice")
        seen.add(one)


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours as WCAG defines it."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
