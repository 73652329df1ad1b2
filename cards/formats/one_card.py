"""One card as somebody names it in a field or an argument: an id, a name, copies of a name."""

from __future__ import annotations

from typing import NamedTuple

from cards.catalogue.values import Catalogue
from cards.deck import MAX_COPIES, clean
from cards.formats.lines import read_line
from cards.formats.names import name_index


class Named(NamedTuple):
    """Copies of one card; without a card, `problem` says what was expected."""

    copies: int
    card: str
    problem: str = ""


def one_card(text: str, catalogue: Catalogue) -> Named:
    """The card of a text in any form that a line of a deck may have, and how many copies."""
    found = read_line(clean(text), name_index(catalogue))
    ids = [card.id for card in found.cards]
    game = catalogue.game.name
    if found.copies > MAX_COPIES:
        return Named(0, "", f"{text!r}: expected at most {MAX_COPIES} copies")
    if len(ids) == 1:
        return Named(found.copies, ids[0])
    if ids:
        return Named(0, "", f"{text!r} is one of {', '.join(ids)}; give the id")
    return Named(0, "", f"{text!r} is no card of {game}")
