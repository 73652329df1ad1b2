"""Constraints as numbers that follow a deck in the making, one copy at a time.

A place is the index of a section and a card. A row knows how far the deck is from keeping its
constraint, and how far it would be after one copy more or less in some place.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cards.construction.constraint import Constraint, Tally
from cards.construction.measures import (
    DistinctRange,
    Equal,
    Needs,
    PerIdentity,
    Range,
    Stock,
    Whole,
)

Place = tuple[str, str]
"""A section and a card."""


class Row:
    """What one constraint asks of a deck; `places` are those that it looks at."""

    def __init__(self, places: Sequence[int]) -> None:
        self.places = places

    def after(self, place: int, step: int) -> int:
        """How far from kept the row is after so many copies more in a place (0: as it is)."""
        raise NotImplementedError

    def take(self, place: int, step: int) -> None:
        """Follow a change of the deck."""
        raise NotImplementedError

    def wants(self, place: int) -> int:
        """Whether a copy more (1) or less (-1) in a place brings the row nearer; 0 for neither."""
        return next((step for step in (1, -1) if self.after(place, step) < self.after(place, 0)), 0)


class Total(Row):
    """`low <= sum of weights * copies <= high`."""

    def __init__(self, weights: Mapping[int, int], low: int | None, high: int | None) -> None:
        super().__init__([place for place, weight in weights.items() if weight])
        self.weights = weights
        self.low, self.high = low, high
        self.value = 0

    def after(self, place: int, step: int) -> int:
        value = self.value + step * self.weights[place]
        if self.low is not None and value < self.low:
            return self.low - value
        return value - self.high if self.high is not None and value > self.high else 0

    def take(self, place: int, step: int) -> None:
        self.value += step * self.weights[place]


class TotalWhere(Total):
    """A total that is asked only while there is a card in one of some places."""

    def __init__(
        self, weights: Mapping[int, int], low: int | None, high: int | None, asked: Sequence[int]
    ) -> None:
        super().__init__({**dict.fromkeys(asked, 0), **weights}, low, high)
        self.places = sorted(self.weights)
        self.asked = frozenset(asked)
        self.there = 0

    def after(self, place: int, step: int) -> int:
        there = self.there + (step if place in self.asked else 0)
        return super().after(place, step) if there > 0 else 0

    def take(self, place: int, step: int) -> None:
        super().take(place, step)
        self.there += step if place in self.asked else 0


class Different(Row):
    """`low <= number of groups with a copy <= high`."""

    def __init__(self, groups: Mapping[int, str], low: int | None, high: int | None) -> None:
        super().__init__(list(groups))
        self.groups = groups
        self.low, self.high = low, high
        self.copies = dict.fromkeys(groups.values(), 0)
        self.value = 0

    def after(self, place: int, step: int) -> int:
        held = self.copies[self.groups[place]]
        value = self.value + int(held + step > 0) - int(held > 0)
        if self.low is not None and value < self.low:
            return self.low - value
        return value - self.high if self.high is not None and value > self.high else 0

    def take(self, place: int, step: int) -> None:
        group = self.groups[place]
        before = self.copies[group] > 0
        self.copies[group] += step
        self.value += int(self.copies[group] > 0) - int(before)


class Partners(Row):
    """Each card that is there has one of its partners there: as many as are alone."""

    def __init__(self, partners: Mapping[int, frozenset[int]], places: Sequence[int]) -> None:
        super().__init__(places)
        self.partners = partners
        self.held: dict[int, int] = {}

    def after(self, place: int, step: int) -> int:
        held = {**self.held, place: self.held.get(place, 0) + step}
        there = {one for one, copies in held.items() if copies > 0}
        return sum(self.partners[one].isdisjoint(there) for one in there if one in self.partners)

    def take(self, place: int, step: int) -> None:
        self.held[place] = self.held.get(place, 0) + step


def rows_of(
    constraint: Constraint, places: Sequence[Place], owned: Mapping[str, int] | None
) -> Iterator[Row]:
    """The rows of one constraint. Sets that are taken whole have none: they are chosen first."""
    if isinstance(constraint, Range):
        weights: dict[int, int] = {}
        for tally in constraint.tallies:
            _add(weights, tally, places, 1)
        given = constraint.only_with
        if given is None:
            yield Total(weights, constraint.low, constraint.high)
            return
        asked = [n for n, (section, card) in enumerate(places)
                 if card in given.weights and _inside(section, given.sections)]  # fmt: skip
        yield TotalWhere(weights, constraint.low, constraint.high, asked)
    elif isinstance(constraint, Equal):
        first, *others = constraint.tallies
        for tally in others:
            weights = {}
            _add(weights, first, places, 1)
            _add(weights, tally, places, -1)
            yield Total(weights, 0, 0)
    elif isinstance(constraint, PerIdentity):
        yield from _identities(constraint, places)
    elif isinstance(constraint, DistinctRange):
        groups = {
            n: constraint.identity[card]
            for n, (section, card) in enumerate(places)
            if _inside(section, constraint.sections) and card in constraint.identity
        }
        yield Different(groups, constraint.low, constraint.high)
    elif isinstance(constraint, Needs):
        yield _partners(constraint, places)
    elif isinstance(constraint, Stock) and owned is not None:
        for card in dict.fromkeys(card for _, card in places):
            if card in constraint.cards:
                here = [n for n, (section, one) in enumerate(places) if one == card
                        and _inside(section, constraint.sections)]  # fmt: skip
                yield Total(dict.fromkeys(here, 1), None, owned.get(card, 0))


def forbidden(constraint: Constraint, section: str, card: str) -> bool:
    """Whether a card may not be drawn, because a value that the constraint needs is unknown."""
    if isinstance(constraint, Range):
        return any(
            card in tally.unknown and _inside(section, tally.sections)
            for tally in constraint.tallies
        )
    if isinstance(constraint, PerIdentity) and _inside(section, constraint.sections):
        identity = constraint.identity.get(card, "")
        return identity in constraint.bounds and constraint.bounds[identity] is None
    if isinstance(constraint, Needs):
        return card in constraint.unsure
    return isinstance(constraint, Whole) and (
        card in constraint.unknown and _inside(section, constraint.sections)
    )


def _inside(section: str, sections: frozenset[str]) -> bool:
    return not sections or section in sections


def _add(weights: dict[int, int], tally: Tally, places: Sequence[Place], times: int) -> None:
    for n, (section, card) in enumerate(places):
        if card in tally.weights and _inside(section, tally.sections):
            weights[n] = weights.get(n, 0) + times * tally.weights[card]


def _identities(constraint: PerIdentity, places: Sequence[Place]) -> Iterator[Row]:
    members: dict[str, list[int]] = {}
    for n, (section, card) in enumerate(places):
        if card in constraint.identity and _inside(section, constraint.sections):
            members.setdefault(constraint.identity[card], []).append(n)
    for identity, here in members.items():
        bounds = constraint.bounds.get(identity, (constraint.low, constraint.high))
        # Least numbers hold only for what is there at all; a deck drawn card by card keeps to 1.
        if bounds is not None and bounds[1] is not None:
            yield Total(dict.fromkeys(here, 1), None, bounds[1])


def _partners(constraint: Needs, places: Sequence[Place]) -> Row:
    numbered = list(enumerate(places))
    helpers: dict[str, list[int]] = {}
    for n, (section, card) in numbered:
        if _inside(section, constraint.to_sections):
            helpers.setdefault(card, []).append(n)
    partners = {
        n: frozenset(one for other in constraint.partners[card] for one in helpers.get(other, ()))
        for n, (section, card) in numbered
        if card in constraint.partners and _inside(section, constraint.sections)
    }
    looked_at = sorted(set(partners).union(*partners.values()))
    return Partners(partners, looked_at)
