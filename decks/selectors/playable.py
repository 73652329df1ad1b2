"""Decks as an engine plays them: from a deck of the site to the cards with their abilities.

Cards are read once for each state of a game's catalogue, which its stamp names.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from cards.catalogue.values import Card as CardValue
from cards.deck import Deck as DeckValue
from decks.models import DeckVersion
from decks.selectors.rulings import Rulings
from decks.selectors.verdicts import value_of
from engine.cards import Card, Deck, card_from_table
from engine.games import GAMES

KEPT = 8
_cards: OrderedDict[tuple[str, str], dict[str, Card]] = OrderedDict()


def has_engine(game: str) -> bool:
    """Whether games of it can be played here."""
    return game in GAMES


def card_table(card: CardValue) -> dict[str, Any]:
    """A card as plain data that an engine reads; also what a contest freezes."""
    return {
        "id": card.id,
        "name": card.name,
        "subtitle": card.subtitle,
        "type": card.type,
        "provenance": card.provenance,
        "house": sorted(card.house),
        "fields": dict(card.fields),
        "ability": list(card.abilities),
    }


def sections_of(value: DeckValue, with_: Rulings) -> list[tuple[str, list[tuple[str, int]]]]:
    """Cards and copies by section, in the game's order of sections and the deck's of cards."""
    known = [one for one in with_.game.sections if one in value.sections]
    return [(section, list(value.sections[section].items())) for section in known]


def playable(value: DeckValue, with_: Rulings) -> Deck:
    """A deck for the engine; raises CardError where a card cannot be played as declared."""
    cards = _known(with_)
    return Deck(
        sections={
            section: tuple(_card(card, cards, with_) for card, n in lines for _ in range(n))
            for section, lines in sections_of(value, with_)
        }
    )


def playable_version(version: DeckVersion, with_: Rulings) -> Deck:
    return playable(value_of(version.deck, version), with_)


def _known(with_: Rulings) -> dict[str, Card]:
    key = (with_.game.id, with_.stamp)
    found = _cards.setdefault(key, {})
    _cards.move_to_end(key)
    while len(_cards) > KEPT:
        _cards.popitem(last=False)
    return found


def _card(card: str, cards: dict[str, Card], with_: Rulings) -> Card:
    if card not in cards:
        cards[card] = card_from_table(with_.game.id, card_table(with_.catalogue.by_id[card]))
    return cards[card]
