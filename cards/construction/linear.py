"""Rules bound to the cards of one catalogue: the objects that validator and solver share.

Every constraint is linear in the copies `x[section, card]`. `judge.py` evaluates them on decks; a
solver posts them as the docstrings of `measures.py` say. Cards of which a needed value is unknown
are listed apart, never counted as zero: a validator reports them, a solver leaves them out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cards.construction.measures import AnyRule

EVERYWHERE: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Tally:
    """`sum of weights[c] * x[s, c]` over some sections (none named: all of them).

    `unknown` holds cards whose weight is not known, with the least and greatest it may be.
    """

    sections: frozenset[str]
    weights: Mapping[str, int]
    unknown: Mapping[str, tuple[int | None, int | None]] = field(default_factory=dict)
    label: str = ""


@dataclass(frozen=True, slots=True)
class Range:
    """`low <= sum of tallies <= high`, with None for no bound."""

    rule: AnyRule
    tallies: tuple[Tally, ...]
    low: int | None
    high: int | None
    option: str = ""


@dataclass(frozen=True, slots=True)
class PerIdentity:
    """For every identity, `low <= copies <= high`. `bounds` holds the bounds of identities that
    have their own (None: their bound is unknown)."""

    rule: AnyRule
    sections: frozenset[str]
    identity: Mapping[str, str]
    low: int | None
    high: int | None
    bounds: Mapping[str, tuple[int | None, int | None] | None]
    option: str = ""


@dataclass(frozen=True, slots=True)
class DistinctRange:
    """`low <= number of different identities present <= high`."""

    rule: AnyRule
    sections: frozenset[str]
    identity: Mapping[str, str]
    low: int | None
    high: int | None
    option: str = ""


@dataclass(frozen=True, slots=True)
class Equal:
    """All tallies are equal; in a match, each tally is equal over the decks."""

    rule: AnyRule
    tallies: tuple[Tally, ...]
    option: str = ""


@dataclass(frozen=True, slots=True)
class Whole:
    """`low <= number of sets present <= high`, each with exactly the copies it lists (None: the
    number is unknown)."""

    rule: AnyRule
    sections: frozenset[str]
    sets: Mapping[str, Mapping[str, int | None]]
    low: int | None
    high: int | None
    # Selected cards that belong to no set, because their value is unknown.
    unknown: frozenset[str]
    # The sets that each card belongs to.
    sets_of: Mapping[str, tuple[str, ...]]
    option: str = ""


@dataclass(frozen=True, slots=True)
class Needs:
    """Each card present needs at least one of its partners present. `unsure` are cards of which
    it is not known what they are linked with, on either side."""

    rule: AnyRule
    sections: frozenset[str]
    to_sections: frozenset[str]
    partners: Mapping[str, frozenset[str]]
    unsure: frozenset[str]
    option: str = ""


@dataclass(frozen=True, slots=True)
class Stock:
    """No more copies of a selected card than are owned."""

    rule: AnyRule
    sections: frozenset[str]
    cards: frozenset[str]
    option: str = ""


@dataclass(frozen=True, slots=True)
class HolderRange:
    """For every group, `low <= number of decks that hold a card of it <= high`. `unknown` are the
    selected cards of which the group is not known."""

    rule: AnyRule
    sections: frozenset[str]
    groups: Mapping[str, frozenset[str]]
    low: int | None
    high: int | None
    option: str = ""
    unknown: frozenset[str] = EVERYWHERE


@dataclass(frozen=True, slots=True)
class PlayerRange:
    """`low <= number of decks <= high`."""

    rule: AnyRule
    low: int | None
    high: int | None
    option: str = ""


Constraint = (
    Range | PerIdentity | DistinctRange | Equal | Whole | Needs | Stock | HolderRange | PlayerRange
)
