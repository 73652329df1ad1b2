"""What is to be solved, as plain data: cards, supply, rules and limits, and worth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from cards.construction.constraint import Constraint
from solver.optimiser.limits import Budget, Overlap

# Worth is counted in whole thousandths of a point, as the solver needs integers.
SCALE = 1000
# Copies of a card where nothing else bounds them.
CEILING = 60

Bound = Constraint | Budget | Overlap
Slot = tuple[str, str]
"""A section and a card: where copies may lie."""


class Pair(NamedTuple):
    """Two cards that are worth more (or less) when both are in a deck."""

    one: str
    other: str
    worth: int


@dataclass(frozen=True, slots=True)
class Instance:
    """One question to the solver. Rules and the asker's own limits are the same kind of object."""

    game: str
    sections: tuple[str, ...]
    cards: tuple[str, ...]
    bounds: tuple[Bound, ...]
    # Thousandths of a point for each copy in a section.
    worth: Mapping[Slot, int] = field(default_factory=dict)
    pairs: tuple[Pair, ...] = ()
    # Copies by card; None means that every card may be used.
    owned: Mapping[str, int] | None = None
    # What it costs to acquire a copy (cards that cannot be had are left out) and whether that is
    # part of the question at all.
    prices: Mapping[str, int] = field(default_factory=dict)
    acquiring: bool = False
    decks: int = 1
    # Whether the decks play each other: several decks from one collection need not.
    match: bool = False
    ceiling: int = CEILING
    # Copies of this deck that stay are worth `staying` each: for swaps and substitutes.
    base: Mapping[Slot, int] = field(default_factory=dict)
    staying: int = 0

    def with_bounds(self, *more: Bound) -> Instance:
        """The same question under further limits."""
        return replace(self, bounds=(*self.bounds, *more))

    def without(self, keys: frozenset[str]) -> Instance:
        """The same question without some rules or limits."""
        return replace(self, bounds=tuple(b for b in self.bounds if b.rule.key not in keys))

    @property
    def posted(self) -> tuple[Bound, ...]:
        """Rules that bind: errors only, and rules of a match only where the decks are players."""
        return tuple(
            bound
            for bound in self.bounds
            if bound.rule.severity == "error" and (bound.rule.scope == "deck" or self.match)
        )

    def supply(self, card: str) -> int:
        """Copies that may be used at most: those owned, and those that may be acquired."""
        if self.owned is None:
            return self.ceiling
        owned = self.owned.get(card, 0)
        if self.acquiring and card in self.prices:
            return max(owned, self.ceiling)
        return owned
