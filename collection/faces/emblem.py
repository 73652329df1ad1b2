"""The emblem: rings, arcs and dots placed by a hash of the card, so that each is recognisable."""

from __future__ import annotations

import math
from functools import lru_cache
from hashlib import blake2b

from collection.faces.colours import Palette
from collection.faces.svg import num

_TURN = 2 * math.pi


class _Chance:
    """Fractions that depend on the key alone, today and for ever."""

    def __init__(self, key: str) -> None:
        self._key = key
        self._block = 0
        self._bytes = b""

    def part(self) -> float:
        if not self._bytes:
            block = f"{self._block}:{self._key}".encode("utf-8", "replace")
            self._bytes = blake2b(block, digest_size=64).digest()
            self._block += 1
        value, self._bytes = self._bytes[0], self._bytes[1:]
        return value / 256

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self.part()

    def pick(self, number: int) -> int:
        return int(self.part() * number)


@lru_cache(maxsize=4096)
def emblem(key: str, wide: float, high: float, colours: Palette) -> str:
    """The picture of a card in a box of that size; the caller clips it to the box."""
    chance = _Chance(key)
    cx = wide * chance.between(0.56, 0.66)
    cy = high * chance.between(0.44, 0.56)
    reach = min(wide, high) * chance.between(0.42, 0.50)
    rings = 3 + chance.pick(3)
    parts = [
        f'<rect width="{num(wide)}" height="{num(high)}" fill="{colours.night}"/>',
        _limb(chance, wide, high, colours),
        _stars(chance, wide, high, colours),
    ]
    last = -1
    for n in range(rings):
        # Neighbouring rings never share a style, so that each reads as its own.
        last = (last + 1 + chance.pick(len(_RINGS) - 1)) % len(_RINGS)
        radius = reach * (1.0 - 0.72 * n / (rings - 1))
        parts.append(_RINGS[last](chance, cx, cy, radius, colours))
    parts.append(_HEARTS[chance.pick(len(_HEARTS))](chance, cx, cy, reach * 0.24, colours))
    return "".join(parts)


def _at(cx: float, cy: float, r: float, turn: float) -> tuple[str, str]:
    angle = turn * _TURN
    return num(cx + r * math.sin(angle)), num(cy - r * math.cos(angle))


def _dot(cx: float, cy: float, r: float, turn: float, size: float, fill: str) -> str:
    x, y = _at(cx, cy, r, turn)
    return f'<circle cx="{x}" cy="{y}" r="{num(size)}" fill="{fill}"/>'


def _arc(cx: float, cy: float, r: float, start: float, sweep: float) -> str:
    x1, y1 = _at(cx, cy, r, start)
    x2, y2 = _at(cx, cy, r, start + sweep)
    return f"M{x1} {y1}A{num(r)} {num(r)} 0 {int(sweep > 0.5)} 1 {x2} {y2}"


# Background -----------------------------------------------------------------


def _limb(chance: _Chance, wide: float, high: float, colours: Palette) -> str:
    """The edge of something very large, out of the picture."""
    size = max(wide, high) * chance.between(0.55, 0.95)
    turn = chance.part()
    away = size + min(wide, high) * chance.between(-0.02, 0.22)
    x, y = _at(wide / 2, high / 2, away, turn)
    share = chance.between(0.3, 0.5)
    return (
        f'<circle cx="{x}" cy="{y}" r="{num(size)}" fill="{colours.frame}"'
        f' fill-opacity="{share:.2f}"/>'
    )


def _stars(chance: _Chance, wide: float, high: float, colours: Palette) -> str:
    """One path of round dots: a move and nothing, drawn with round caps."""
    moves = "".join(
        f"M{num(wide * chance.part())} {num(high * chance.part())}h0" for _ in range(11)
    )
    return (
        f'<path d="{moves}" stroke="{colours.pale}" stroke-width="1.6" stroke-linecap="round"'
        ' stroke-opacity=".7"/>'
    )


# Rings ----------------------------------------------------------------------


def _thin(chance: _Chance, cx: float, cy: float, r: float, colours: Palette) -> str:
    ring = (
        f'<circle cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}" fill="none" stroke="{colours.tint}"'
        f' stroke-width="{num(chance.between(0.8, 1.6))}"/>'
    )
    return ring + _dot(cx, cy, r, chance.part(), chance.between(2.6, 5.2), colours.pale)


def _broken(chance: _Chance, cx: float, cy: float, r: float, colours: Palette) -> str:
    pieces = 1 + chance.pick(3)
    start = chance.part()
    sweep = chance.between(0.45, 0.85) / pieces
    path = "".join(_arc(cx, cy, r, start + n / pieces, sweep) for n in range(pieces))
    return (
        f'<path d="{path}" fill="none" stroke="{colours.glow}" stroke-linecap="round"'
        f' stroke-width="{num(chance.between(2.6, 6.5))}"/>'
    )


def _beaded(chance: _Chance, cx: float, cy: float, r: float, colours: Palette) -> str:
    beads = 3 + chance.pick(7)
    start, size = chance.part(), chance.between(1.8, 3.6)
    return "".join(_dot(cx, cy, r, start + n / beads, size, colours.tint) for n in range(beads))


def _ticked(chance: _Chance, cx: float, cy: float, r: float, colours: Palette) -> str:
    """Short strokes as on a dial."""
    gap = _TURN * r / (12 + 6 * chance.pick(5))
    wide = chance.between(2.5, 5.5)
    return (
        f'<circle cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}" fill="none" stroke="{colours.tint}"'
        f' stroke-width="{num(wide)}" stroke-dasharray="1.2 {gap - 1.2:.2f}"/>'
    )


def _twin(chance: _Chance, cx: float, cy: float, r: float, colours: Palette) -> str:
    """Two arcs side by side, open at the same place."""
    start, sweep = chance.part(), chance.between(0.55, 0.9)
    path = _arc(cx, cy, r, start, sweep) + _arc(cx, cy, r - 3.6, start, sweep)
    return (
        f'<path d="{path}" fill="none" stroke="{colours.pale}" stroke-width="1.3"'
        f' stroke-linecap="round"/>{_dot(cx, cy, r - 1.8, start - 0.02, 2.8, colours.glow)}'
    )


_RINGS = (_thin, _broken, _beaded, _ticked, _twin)


# The heart of the picture ------------------------------------------------------


def _disc(chance: _Chance, cx: float, cy: float, r: float, colours: Palette) -> str:
    x, y = _at(cx, cy, r * 0.45, chance.part())
    hole = num(r * chance.between(0.3, 0.55))
    return (
        f'<circle cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}" fill="{colours.glow}"/>'
        f'<circle cx="{x}" cy="{y}" r="{hole}" fill="{colours.night}"/>'
    )


def _crescent(chance: _Chance, cx: float, cy: float, r: float, colours: Palette) -> str:
    turn = chance.part()
    x1, y1 = _at(cx, cy, r, turn)
    x2, y2 = _at(cx, cy, r, turn + 0.5)
    inner = num(r * chance.between(1.15, 1.7))
    return (
        f'<path d="M{x1} {y1}A{num(r)} {num(r)} 0 1 1 {x2} {y2}A{inner} {inner} 0 0 0 {x1} {y1}Z"'
        f' fill="{colours.pale}"/>'
    )


def _star(chance: _Chance, cx: float, cy: float, r: float, colours: Palette) -> str:
    points = 3 + chance.pick(6)
    start, waist = chance.part(), chance.between(0.3, 0.62)
    corners = (
        _at(cx, cy, r * 1.15 * (waist if n % 2 else 1), start + n / (2 * points))
        for n in range(2 * points)
    )
    path = "L".join(f"{x} {y}" for x, y in corners)
    return f'<path d="M{path}Z" fill="{colours.pale}"/>'


def _cluster(chance: _Chance, cx: float, cy: float, r: float, colours: Palette) -> str:
    number = 3 + chance.pick(4)
    start = chance.part()
    around = "".join(
        _dot(cx, cy, r * 0.75, start + n / number, r * 0.3, colours.glow) for n in range(number)
    )
    return around + _dot(cx, cy, 0, 0, r * chance.between(0.22, 0.4), colours.pale)


def _eye(chance: _Chance, cx: float, cy: float, r: float, colours: Palette) -> str:
    return (
        f'<ellipse cx="{num(cx)}" cy="{num(cy)}" rx="{num(r * 1.5)}" ry="{num(r * 0.62)}"'
        f' fill="none" stroke="{colours.pale}" stroke-width="1.6"'
        f' transform="rotate({chance.pick(12) * 15} {num(cx)} {num(cy)})"/>'
        + _dot(cx, cy, 0, 0, r * chance.between(0.35, 0.5), colours.glow)
    )


_HEARTS = (_disc, _crescent, _star, _cluster, _eye)
