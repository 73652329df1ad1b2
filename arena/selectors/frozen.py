"""The faces of cards as a contest froze them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from cards.catalogue.abilities import read_abilities
from cards.catalogue.frames import FramePicker, frame_picker
from cards.catalogue.read_cards import card_text
from cards.catalogue.schema import CardEntry
from cards.catalogue.values import Card
from collection.faces import face_svg
from collection.selectors.games import vocabularies
from engine.vocabulary import verbs_of


@cache
def _picker(game: str) -> FramePicker:
    return frame_picker(vocabularies()[game])


def face_of(game: str, table: Mapping[str, Any]) -> str:
    """The thumbnail of a frozen card as a picture of its own."""
    vocabulary = vocabularies()[game]
    entry = msgspec.convert(dict(table), CardEntry)
    verbs = verbs_of(game)
    abilities = read_abilities(verbs, entry.id, entry.type, entry.abilities)
    card = Card.of(game, entry, abilities=abilities, text=card_text(verbs, entry, abilities))
    svg = face_svg(vocabulary, card, "thumb", frame=_picker(game)(card))
    return svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
