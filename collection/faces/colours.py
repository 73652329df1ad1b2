"""Colours of a face: tints and shades of its frame, and ink that can be read on them."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from cards.catalogue.schema import Frame

_HEX = re.compile(r"#[0-9a-fA-F]{6}")
_NIGHT = "#0d0c18"
_INK = "#17161f"
_WHITE = "#ffffff"

PLAIN = Frame(
    id="plain",
    name="No frame",
    when="",
    colour="#8a8678",
    dark="#45423a",
    paper="#f4f2ec",
    glyph="◌",
)


class Palette(NamedTuple):
    """What the drawing uses; all are #rrggbb."""

    frame: str
    on_frame: str
    edge: str
    paper: str
    dark: str
    ink: str
    muted: str
    night: str
    glow: str
    tint: str
    pale: str


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(one: str, other: str, share: float) -> str:
    """`one` with a share of `other` in it."""
    pairs = zip(_rgb(one), _rgb(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def luminance(colour: str) -> float:
    parts = [c / 255 for c in _rgb(colour)]
    r, g, b = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours as WCAG defines it."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _readable(colour: str, ground: str, wanted: float = 4.5) -> str:
    """The colour, darkened until it can be read on the ground."""
    for share in (0.0, 0.2, 0.4, 0.6, 0.8):
        made = mix(colour, _INK, share)
        if contrast(made, ground) >= wanted:
            return made
    return _INK


def _checked(colour: str, otherwise: str) -> str:
    return colour.lower() if _HEX.fullmatch(colour) else otherwise


@lru_cache(maxsize=256)
def palette(frame: Frame) -> Palette:
    colour = _checked(frame.colour, PLAIN.colour)
    dark = _checked(frame.dark, PLAIN.dark)
    paper = _checked(frame.paper, PLAIN.paper)
    if contrast(paper, _INK) < 9:
        paper = mix(paper, _WHITE, 0.85)
    night = mix(dark, _NIGHT, 0.55)
    # A dark frame still needs rings that glow against its own night.
    glow = mix(colour, _WHITE, 0.30 if luminance(colour) > 0.12 else 0.45)
    return Palette(
        frame=colour,
        on_frame=max((_WHITE, _INK), key=lambda ink: contrast(ink, colour)),
        edge=mix(dark, _NIGHT, 0.15),
        paper=paper,
        dark=_readable(dark, paper, 7),
        ink=_INK,
        muted=_readable(mix(dark, paper, 0.25), paper),
        night=night,
        glow=glow,
        tint=mix(colour, _WHITE, 0.62),
        pale=mix(colour, _WHITE, 0.86),
    )
