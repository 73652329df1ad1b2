"""Small functions that make people and catalogue rows beside those of the shipped catalogues.

The rows belong to a shipped game, so that its vocabulary is known, but to a set of their own.
"""

from __future__ import annotations

from itertools import count
from typing import Any

from django.contrib.auth.models import User
from django.utils.text import slugify

from cards.catalogue.values import fold
from collection.models import Card, CardFact, CardSet, Game, Printing

_next = count(1)
PASSWORD = "a long pass phrase"


def a_user(name: str = "", **values: Any) -> User:
    return User.objects.create_user(name or f"person{next(_next)}", password=PASSWORD, **values)


def a_game(slug: str = "mmg") -> Game:
    game, _ = Game.objects.get_or_create(slug=slug, defaults={"name": f"Game {slug}"})
    return game


def a_set(game: Game | None = None, slug: str = "test", **values: Any) -> CardSet:
    game = game or a_game()
    values = {"name": f"{slug.title()} set", "code": slug[:4].upper(), **values}
    card_set, _ = CardSet.objects.get_or_create(game=game, slug=slug, defaults=values)
    return card_set


def a_card(
    name: str = "", game: Game | None = None, fields: dict[str, Any] | None = None, **values: Any
) -> Card:
    """A card with its facts; `fields` as a catalogue file would give them."""
    game = game or a_game()
    name = name or f"Card {next(_next)}"
    values = {
        "slug": f"{slugify(fold(name))}-{next(_next)}",
        "type": "creature",
        "provenance": "house",
        "is_complete": True,
        **values,
    }
    subtitle = values.get("subtitle", "")
    card = Card.objects.create(
        game=game,
        name=name,
        folded_name=fold(f"{name}, {subtitle}" if subtitle else name),
        folded_text=fold(values.get("text", "")),
        data={"fields": fields or {}, "house": [], "source": "", "notes": "", "abilities": []},
        **values,
    )
    for key, given in (fields or {}).items():
        for one in given if isinstance(given, list) else [given]:
            is_number = isinstance(one, int)
            CardFact.objects.create(
                card=card,
                key=key,
                number=int(one) if is_number else None,
                text="" if is_number else fold(one),
            )
    return card


def a_printing(
    card: Card | str | None = None,
    card_set: CardSet | None = None,
    number: str = "",
    **values: Any,
) -> Printing:
    """A printing; a name in place of the card makes the card too."""
    if not isinstance(card, Card):
        card = a_card(card or "", game=card_set.game if card_set else None)
    card_set = card_set or a_set(card.game)
    return Printing.objects.create(card=card, set=card_set, number=number, **values)
