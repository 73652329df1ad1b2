"""The door: one function that draws the face of a card."""

from __future__ import annotations

import re
from typing import Literal

from cards.catalogue.schema import Frame
from cards.catalogue.values import Card, Game
from collection.faces import full, thumb
from collection.faces.colours import PLAIN, palette
from collection.faces.svg import esc
from collection.faces.words import face_text

Size = Literal["full", "thumb"]

_LAYOUTS = {"full": full.draw, "thumb": thumb.draw}
_NOT_ID = re.compile(r"[^A-Za-z0-9_-]+")
_FONTS = "Helvetica Neue, Helvetica, Arial, Liberation Sans, Arimo, sans-serif"


def face_svg(
    game: Game, card: Card, size: str = "full", *, frame: Frame | None = None, uid: str = ""
) -> str:
    """The face of a card as an SVG element for a page.

    `frame` is the game's frame that selects the card (see `catalogue.frames`); without one the
    face is plain. `uid` makes the ids of title and description unique where a card is shown
    more than once in the same size on a page.
    """
    layout = _LAYOUTS.get(size)
    if layout is None:
        raise ValueError(f"expected a size of {sorted(_LAYOUTS)}, got {size!r}")
    worn = frame or PLAIN
    colours = palette(worn)
    name = _NOT_ID.sub("-", f"{card.game}-{card.id}-{size}{'-' + uid if uid else ''}")
    parts = layout(game, card, worn, colours)
    return (
        f'<svg class="face face-{size}" viewBox="0 0 {full.WIDE} {full.HIGH}" role="img"'
        f' aria-labelledby="{name}-t" aria-describedby="{name}-d" font-family="{_FONTS}">'
        f'<title id="{name}-t">{esc(card.full_name)}</title>'
        f'<desc id="{name}-d">{esc(face_text(game, card))}</desc>{"".join(parts)}</svg>'
    )
