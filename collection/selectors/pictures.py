"""Card faces for pages: the pure drawing, with frames looked up once per game."""

from __future__ import annotations

from functools import cache

from django.utils.safestring import SafeString, mark_safe

from cards.catalogue.schema import Frame
from collection.faces import face_svg
from collection.models import Card
from collection.selectors.cards import card_value
from collection.selectors.games import vocabularies


@cache
def _frames(slug: str) -> dict[str, Frame]:
    return {frame.id: frame for frame in vocabularies()[slug].file.frames}


def picture(card: Card, size: str = "thumb") -> SafeString:
    """The face of a card as SVG; every text in it is escaped by the drawing code."""
    slug = card.game.slug
    svg = face_svg(
        vocabularies()[slug], card_value(card), size, frame=_frames(slug).get(card.frame)
    )
    return mark_safe(svg)  # noqa: S308  (escaped inside, proved by tests/faces)
