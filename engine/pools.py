"""Lowered cards that are kept: nothing changes a pool, and positions ask for the same one often."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from cards.catalogue.values import Card

P = TypeVar("P")
KEPT = 16


class Pools(Generic[P]):
    """The latest pools by their cards; the cards must be the same objects, not only alike."""

    def __init__(self, build: Callable[[Sequence[Card]], P], most: int = KEPT) -> None:
        self._build = build
        self._most = most
        self._kept: OrderedDict[tuple[str, ...], tuple[list[Card], P]] = OrderedDict()

    def of(self, cards: Sequence[Card]) -> P:
        """The pool of these cards, built at need."""
        key = tuple(card.id for card in cards)
        kept = self._kept.get(key)
        if kept is not None and all(one is two for one, two in zip(kept[0], cards, strict=True)):
            self._kept.move_to_end(key)
            return kept[1]
        pool = self._build(cards)
        self._kept[key] = (list(cards), pool)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return pool
