"""Small pieces of SVG. Everything that is not a number passes through `esc`."""

from __future__ import annotations

import re

# Characters that XML refuses or that reverse the reading direction of what follows.
_REFUSED = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]"
)
_ENTITIES = str.maketrans(
    {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;", "\n": " ", "\t": " "}
)
# Symbols that some systems draw as coloured pictures unless told that they are text.
_PICTORIAL = frozenset("☺⚡⚠♥♠♣♦★✚♟⚑⚙♛☠✔✖▶◀■●◆☀☂☎♻⚔")


def clean(text: str) -> str:
    return _REFUSED.sub("", text)


def esc(text: str) -> str:
    return clean(text).translate(_ENTITIES)


def glyph(symbol: str) -> str:
    """A symbol as text, escaped, asking for its plain form."""
    return esc(symbol) + ("\ufe0e" if symbol in _PICTORIAL else "")


def num(value: float) -> str:
    """A coordinate with one decimal at most."""
    return f"{value:.1f}".removesuffix(".0")


def text(
    x: float, y: float, size: float, fill: str, inner: str, *, more: str = "", escaped: bool = False
) -> str:
    """A line of text whose baseline starts at x, y; `more` is attributes written by us."""
    body = inner if escaped else esc(inner)
    return (
        f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}" fill="{fill}"{more}>{body}</text>'
    )


BOLD = ' font-weight="700"'
MIDDLE = ' text-anchor="middle"'
END = ' text-anchor="end"'
