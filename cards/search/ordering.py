"""What results can be sorted by, and the reader that sorts plain cards.

Numbers sort by value, choices, types, sets and rarities in the order that the game declares, text
by its letters. Cards without the value come last either way, and the name settles ties.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from cards.catalogue.schema import Field
from cards.catalogue.values import Card, Game
from cards.search.controls import Direction
from cards.search.errors import SearchError, nearest
from cards.search.facts import texts
from cards.search.keys import LONG_NAMES, field_for
from cards.search.names import rarity_names, set_names, type_names

# Where the value is found: on the card, on its printings (the first in order counts), or in a
# field that holds numbers, text, or ids with a declared order.
Source = Literal["card", "printing", "number", "text", "choice"]

_CARD = ("name", "type", "provenance", "id", "game")
_PRINTING = ("set", "rarity")


@dataclass(frozen=True, slots=True)
class Order:
    """One key to sort by. `ranks` lists ids in their order where they have one."""

    key: str
    descending: bool
    source: Source
    ranks: tuple[str, ...] = ()


def bind_order(games: Sequence[Game], direction: Direction) -> Order:
    """The order that a word means in the games searched."""
    for game in games:
        if field := field_for(game, direction.key):
            return _field_order(games, field, direction.descending)
    key = LONG_NAMES.get(direction.key, "")
    if key in _CARD:
        ranks = _merged(type_names(g).ids for g in games) if key == "type" else ()
        return Order(key, direction.descending, "card", ranks)
    if key in _PRINTING:
        names = set_names if key == "set" else rarity_names
        return Order(key, direction.descending, "printing", _merged(names(g).ids for g in games))
    known = [*_CARD, *_PRINTING, *(name for game in games for name in game.fields)]
    raise SearchError(
        f"cannot sort by '{direction.key[:40]}'",
        direction.span.position,
        direction.span.length,
        nearest(direction.key, known),
    )


def sort_key(order: Sequence[Order]) -> Callable[[Card], tuple[Any, ...]]:
    """A key function for `sorted` over plain cards."""

    def key(card: Card) -> tuple[Any, ...]:
        return (*(_place(o, card) for o in order), card.folded_name, card.game, card.id)

    return key


def _field_order(games: Sequence[Game], field: Field, descending: bool) -> Order:
    if field.kind in ("int", "flag"):
        return Order(field.id, descending, "number")
    if field.kind in ("text", "words"):
        return Order(field.id, descending, "text")
    alike = [g.fields[field.id] for g in games if field.id in g.fields]
    ranks = _merged([c.id for c in f.choices] for f in alike)
    return Order(field.id, descending, "choice", ranks)


def _merged(lists: Iterable[Iterable[str]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(one for ids in lists for one in ids))


class _Down:
    """A value that sorts the other way round."""

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Down) and bool(self.value == other.value)

    def __lt__(self, other: _Down) -> bool:
        return bool(other.value < self.value)


def _place(order: Order, card: Card) -> tuple[bool, Any]:
    """Sorts missing values last, then by value in the asked direction."""
    value = _value(order, card)
    if value is None:
        return True, 0
    return False, _Down(value) if order.descending else value


def _value(order: Order, card: Card) -> int | str | None:
    if order.source == "card":
        value = card.folded_name if order.key == "name" else str(getattr(card, order.key))
        return _rank(order, value) if order.ranks else value
    if order.source == "number":
        found = card.fields.get(order.key)
        return int(found) if isinstance(found, int) else None
    if order.source == "printing":
        found_ids = [str(getattr(p, order.key)) for p in card.printings]
        return min((r for i in found_ids if (r := _rank(order, i)) is not None), default=None)
    found_texts = texts(card.fields.get(order.key))
    if order.source == "text":
        return min(found_texts, default=None)
    return min((r for i in found_texts if (r := _rank(order, i)) is not None), default=None)


def _rank(order: Order, value: str) -> int | None:
    return order.ranks.index(value) if value in order.ranks else None
