"""Selectors of rules: queries of the search language, and the values that rules compare."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from cards.catalogue.values import Card, Game, fold
from cards.search import SearchError, compile_query, parse

# What a rule may compare in addition to the fields of game.toml.
ATTRIBUTES = ("id", "name", "subtitle", "type", "abilities")


def fault(text: str, game: Game) -> str:
    """What is wrong with a selector, or an empty string."""
    try:
        query = parse(text, game)
    except SearchError as error:
        return str(error)
    if query.personal is not None:
        return "a rule cannot ask what somebody owns"
    if query.order or query.display or query.unique:
        return "a rule selects cards; it cannot order or display them"
    return ""


def select(text: str, game: Game, cards: Iterable[Card]) -> frozenset[str]:
    """The ids of the cards that a selector picks; an empty one picks all."""
    if not text.strip():
        return frozenset(card.id for card in cards)
    picks = compile_query(parse(text, game))
    return frozenset(card.id for card in cards if picks(card, None))


def values_of(card: Card, name: str) -> frozenset[str]:
    """The values of a field or attribute as they are compared; empty when unknown."""
    value: object = getattr(card, name) if name in ATTRIBUTES else card.fields.get(name)
    if value is None or value == "":
        return frozenset()
    if isinstance(value, list) and name != "abilities":
        return frozenset(fold(str(one)) for one in value)
    if isinstance(value, str):
        return frozenset((fold(value),))
    return frozenset((msgspec.json.encode(value, order="sorted").decode(),))


def identity_of(card: Card, names: Iterable[str], game: Game) -> str:
    """What makes two cards the same card for a rule, as one text.

    A card that lacks a value its type is expected to have is like no other card: two unknown
    values are not known to be equal.
    """
    listed = list(names)
    kind = game.types.get(card.type)
    expected = kind.expected if kind else []
    if any(name in expected and name not in card.fields for name in listed):
        return f"id:{card.id}"
    parts = [sorted(values_of(card, name)) for name in listed]
    return msgspec.json.encode(parts).decode()


def number_of(card: Card, name: str) -> int | None:
    """The value of a number field, or None when it is unknown."""
    value = card.fields.get(name)
    return value if isinstance(value, int) and not isinstance(value, bool) else None
