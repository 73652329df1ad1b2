"""The full face: name, picture, values, type line, text, marks. 252 by 352 units."""

from __future__ import annotations

from cards.catalogue.schema import Frame
from cards.catalogue.values import Card, Game
from collection.faces import content, metrics, parts
from collection.faces.colours import Palette
from collection.faces.emblem import emblem
from collection.faces.svg import BOLD, END, MIDDLE, clean, esc, glyph, num, text

WIDE, HIGH = 252, 352
_EDGE = 9
_PICTURE = (_EDGE, 44, WIDE - 2 * _EDGE, 138)
_TYPE_BASE = 198
_TEXT_TOP, _TEXT_BOTTOM = 207, 324
_TEXT_LEFT = 17
_TEXT_SIZES = (12.0, 11.0, 10.2, 9.4)
_LEADING = 1.28
_FOOT_BASE = 342.5
_BADGE = 16.5
_BADGE_X = 32
_LABEL_X = 54
_BADGE_Y = {"first": 68.0, "second": 113.0, "third": 158.0}


def draw(game: Game, card: Card, frame: Frame, colours: Palette) -> list[str]:
    return [
        *_ground(card, colours),
        *_head(game, card, frame, colours),
        *_values(game, card, colours),
        *_type_line(game, card, frame, colours),
        *_paragraphs(game, card, colours),
        *_foot(game, card, colours),
    ]


def _ground(card: Card, colours: Palette) -> list[str]:
    x, y, wide, high = _PICTURE
    return [
        f'<rect width="{WIDE}" height="{HIGH}" rx="12" fill="{colours.frame}"/>',
        f'<rect x=".75" y=".75" width="{WIDE - 1.5}" height="{HIGH - 1.5}" rx="11.4" fill="none"'
        f' stroke="{colours.edge}" stroke-width="1.5"/>',
        f'<rect x="{_EDGE}" y="{y}" width="{wide}" height="{_TEXT_BOTTOM + 3 - y}" rx="5"'
        f' fill="{colours.paper}"/>',
        f'<svg x="{x}" y="{y}" width="{wide}" height="{high}">'
        f"{emblem(f'{card.game}:{card.id}', wide, high, colours)}</svg>",
        f'<path d="M{x} {y + high}h{wide}" stroke="{colours.edge}" stroke-width="1.5"/>',
    ]


def _head(game: Game, card: Card, frame: Frame, colours: Palette) -> list[str]:
    cost = next((b for b in content.badges(game, card) if b.place == "cost"), None)
    left = 46 if cost else 14
    room = WIDE - left - 32
    drawn = [text(WIDE - 13, 30, 16, colours.on_frame, glyph(frame.glyph), more=END, escaped=True)]
    if card.subtitle:
        lines, size = metrics.fitted(clean(card.name), (16.0, 14.5, 13.0, 11.6), room, 1, bold=True)
        drawn.append(text(left, 21.5, size, colours.on_frame, lines[0] if lines else "", more=BOLD))
        under, small = metrics.fitted(clean(card.subtitle), (11.0, 10.0, 9.2), room, 1)
        drawn.append(text(left, 35.5, small, colours.on_frame, under[0] if under else ""))
    else:
        lines, size = metrics.fitted(clean(card.name), (18.5, 17.0, 15.5, 14.0), room, 1, bold=True)
        if size == 14.0:
            lines, size = metrics.fitted(clean(card.name), (14.0, 13.0, 12.0), room, 2, bold=True)
        step = size * 1.1
        top = 29.0 - step * (len(lines) - 1) / 2
        drawn += [
            text(left, top + n * step, size, colours.on_frame, line, more=BOLD)
            for n, line in enumerate(lines)
        ]
    if cost:
        drawn.append(parts.badge(cost, 26, 25, _BADGE, colours))
    return drawn


def _values(game: Game, card: Card, colours: Palette) -> list[str]:
    drawn: list[str] = []
    for item in content.badges(game, card):
        if item.place == "cost":
            continue
        y = _BADGE_Y[item.place]
        drawn.append(parts.badge(item, _BADGE_X, y, _BADGE, colours))
        drawn.append(parts.label(item, _LABEL_X, y, 10, 58, colours))
    return drawn


def _type_line(game: Game, card: Card, frame: Frame, colours: Palette) -> list[str]:
    kind = content.type_of(game, card)
    words = [f"{kind.glyph} {kind.name}".strip()]
    words += [
        f"{f.glyph} {f.value}".strip() if f.glyph != frame.glyph else f.value
        for f in content.type_facts(game, card)
    ]
    lines, size = metrics.fitted(
        clean(" · ".join(words)), (11.0, 10.2, 9.4, 8.8), WIDE - 2 * _TEXT_LEFT, 1, bold=True
    )
    return [text(_TEXT_LEFT, _TYPE_BASE, size, colours.dark, lines[0], more=BOLD)]


def _paragraphs(game: Game, card: Card, colours: Palette) -> list[str]:
    """Rules text, then other facts; a note only where there is no rules text."""
    room = WIDE - 2 * _TEXT_LEFT
    mark = content.ours(card, "abilities")
    rules = [clean(line) + mark for line in card.text.splitlines() if line.strip()]
    facts = clean(" · ".join(content.other_facts(game, card)))
    note = clean(f"Note: {card.notes}") if card.notes and not rules else ""
    blocks = [(line, colours.ink, "") for line in rules]
    blocks += [(facts, colours.muted, "")] if facts else []
    blocks += [(note, colours.muted, ' font-style="italic"')] if note else []
    for size in _TEXT_SIZES:
        set_lines = _set(blocks, size, room)
        if _depth(set_lines, size) <= _TEXT_BOTTOM - _TEXT_TOP or size == _TEXT_SIZES[-1]:
            return _written(set_lines, size, room)
    return []


_Line = tuple[str, str, str, bool]


def _set(blocks: list[tuple[str, str, str]], size: float, room: float) -> list[_Line]:
    """Lines with their colour, attributes, and whether a paragraph starts there."""
    return [
        (line, ink, more, n == 0)
        for words, ink, more in blocks
        for n, line in enumerate(metrics.wrapped(words, size, room))
    ]


def _depth(lines: list[_Line], size: float) -> float:
    gaps = sum(1 for line in lines[1:] if line[3])
    return len(lines) * size * _LEADING + gaps * size * 0.35


def _written(lines: list[_Line], size: float, room: float) -> list[str]:
    drawn: list[str] = []
    y = _TEXT_TOP - size * 0.12
    for n, (line, ink, more, starts) in enumerate(lines):
        y += size * _LEADING + (size * 0.35 if starts and n else 0)
        full = y + size * _LEADING > _TEXT_BOTTOM and n + 1 < len(lines)
        if full:
            line = metrics.shortened(f"{line} {metrics.ELLIPSIS}", size, room)
        drawn.append(text(_TEXT_LEFT, y, size, ink, line, more=more))
        if full:
            break
    return drawn


def _foot(game: Game, card: Card, colours: Palette) -> list[str]:
    where = content.printing(game, card)
    ink = colours.on_frame
    word = content.ORIGIN_WORDS[content.origin(game, card)]
    origin_width = metrics.width(word, 9.5, bold=True)
    words = metrics.shortened(
        clean(" ".join(filter(None, (where.code, where.number)))), 9.5, 118, bold=True
    )
    drawn = [
        text(14, _FOOT_BASE, 9.5, ink, words, more=BOLD),
        text(WIDE - 14, _FOOT_BASE, 9.5, ink, word, more=BOLD + END),
        parts.origin_mark(
            content.origin(game, card), WIDE - 14 - origin_width - 6, _FOOT_BASE - 3.3, 3.6, ink
        ),
    ]
    if where.letter:
        x = 14 + metrics.width(words, 9.5, bold=True) + 12
        drawn.append(
            f'<rect x="{num(x - 6)}" y="{num(_FOOT_BASE - 8.6)}" width="12" height="10.6" rx="2.5"'
            f' fill="none" stroke="{ink}" stroke-width="1"/>'
        )
        drawn.append(
            text(
                x, _FOOT_BASE - 0.6, 8, ink, esc(where.letter[:2]), more=BOLD + MIDDLE, escaped=True
            )
        )
    return drawn
