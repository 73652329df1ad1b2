"""The small face: name, values, type and marks in large letters, no text. 252 by 352 units."""

from __future__ import annotations

from cards.catalogue.schema import Frame
from cards.catalogue.values import Card, Game
from collection.faces import content, metrics, parts
from collection.faces.colours import Palette
from collection.faces.emblem import emblem
from collection.faces.svg import BOLD, END, clean, glyph, text

WIDE, HIGH = 252, 352
_EDGE = 8
_PICTURE = (_EDGE, 74, WIDE - 2 * _EDGE, 232)
_BADGE = 29.0
_COST = 26.0
_BADGE_X = 48
_LABEL_X = 86
_BADGE_Y = {"first": 115.0, "second": 190.0, "third": 265.0}
_NAME_SIZES = (29.0, 27.0, 25.0, 23.0, 21.0)


def draw(game: Game, card: Card, frame: Frame, colours: Palette) -> list[str]:
    x, y, wide, high = _PICTURE
    return [
        f'<rect width="{WIDE}" height="{HIGH}" rx="12" fill="{colours.frame}"/>',
        f'<rect x="1" y="1" width="{WIDE - 2}" height="{HIGH - 2}" rx="11" fill="none"'
        f' stroke="{colours.edge}" stroke-width="2"/>',
        f'<svg x="{x}" y="{y}" width="{wide}" height="{high}">'
        f"{emblem(f'{card.game}:{card.id}', wide, high, colours)}</svg>",
        *_name(game, card, colours),
        *_values(game, card, colours),
        *_foot(game, card, frame, colours),
    ]


def _name(game: Game, card: Card, colours: Palette) -> list[str]:
    cost = next((b for b in content.badges(game, card) if b.place == "cost"), None)
    left = 78 if cost else 15
    # Of two versions of one character the subtitle tells which: it counts as part of the name.
    lines, size = metrics.fitted(clean(card.full_name), _NAME_SIZES, WIDE - left - 13, 2, bold=True)
    step = size * 1.06
    top = 37 + size * 0.36 - step * (len(lines) - 1) / 2
    drawn = [
        text(left, top + n * step, size, colours.on_frame, line, more=BOLD)
        for n, line in enumerate(lines)
    ]
    if cost:
        drawn.append(parts.badge(cost, 42, 39, _COST, colours))
    return drawn


def _values(game: Game, card: Card, colours: Palette) -> list[str]:
    drawn: list[str] = []
    for item in content.badges(game, card):
        if item.place == "cost":
            continue
        y = _BADGE_Y[item.place]
        drawn.append(parts.badge(item, _BADGE_X, y, _BADGE, colours))
        drawn.append(parts.label(item, _LABEL_X, y, 20, 70, colours))
    return drawn


def _foot(game: Game, card: Card, frame: Frame, colours: Palette) -> list[str]:
    kind = content.type_of(game, card)
    base = 337
    words = f"{kind.glyph} {kind.name}".strip()
    room = WIDE - 2 * 15 - 52
    lines, size = metrics.fitted(clean(words), (20.0, 18.5, 17.0), room, 1, bold=True)
    mark = parts.origin_mark(content.origin(game, card), WIDE - 22, base - 7, 7, colours.on_frame)
    return [
        text(15, base, size, colours.on_frame, lines[0] if lines else "", more=BOLD),
        text(WIDE - 36, base, 20, colours.on_frame, glyph(frame.glyph), more=END, escaped=True),
        mark,
    ]
