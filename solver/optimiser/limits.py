"""The asker's own limits, in the form of rules: the validator can judge them, the solver post them.

A lock is a rule that at least so many copies are there, a ban that none is. Two kinds exist only
here: the overlap with a given deck, and the budget for cards to acquire.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from cards.construction.constraint import EVERYWHERE, Tally
from cards.construction.measures import AnyRule, Count, Distinct, DistinctRange, Owned, Range, Stock

YOURS = "your limits"


@dataclass(frozen=True, slots=True)
class Overlap:
    """`low <= copies shared with a deck <= high`: few swaps from it, or a deck unlike it."""

    rule: AnyRule
    base: Mapping[tuple[str, str], int]
    low: int | None
    high: int | None
    option: str = ""


@dataclass(frozen=True, slots=True)
class Budget:
    """The price of all cards to acquire is at most `high`."""

    rule: AnyRule
    high: int
    option: str = field(default="")


def counted(
    name: str,
    cards: Iterable[str],
    *,
    low: int | None = None,
    high: int | None = None,
    sections: frozenset[str] = EVERYWHERE,
    one: str = "card",
    many: str = "",
) -> Range:
    """Between `low` and `high` copies of some cards, all together."""
    rule = Count(
        id=name, rulebook=YOURS, one=one, many=many, section=sorted(sections), min=low, max=high
    )
    return Range(rule, (Tally(sections, dict.fromkeys(cards, 1)),), low, high)


def lock(card: str, count: int, name: str, section: str = "") -> Range:
    """At least so many copies of a card."""
    where = frozenset({section}) if section else EVERYWHERE
    place = f" {section}" if section else ""
    return counted(
        f"lock {card}{place}",
        [card],
        low=count,
        sections=where,
        one=f"copy of {name}",
        many=f"copies of {name}",
    )


def ban(card: str, name: str) -> Range:
    """No copy of a card."""
    return counted(f"ban {card}", [card], high=0, one=f"copy of {name}", many=f"copies of {name}")


def variety(cards: Iterable[str], low: int | None, high: int | None) -> DistinctRange:
    """How many different cards."""
    rule = Distinct(id="variety", rulebook=YOURS, one="card", min=low, max=high)
    return DistinctRange(rule, EVERYWHERE, {card: card for card in cards}, low, high)


def stock(cards: Iterable[str]) -> Stock:
    """No more copies than are owned, for games whose rules do not say it themselves."""
    return Stock(Owned(id="owned", rulebook=YOURS), EVERYWHERE, frozenset(cards))


def budget(high: int) -> Budget:
    return Budget(Count(id="budget", rulebook=YOURS, one="point of price"), high)


def overlap(
    base: Mapping[tuple[str, str], int],
    *,
    low: int | None = None,
    high: int | None = None,
    name: str = "overlap",
) -> Overlap:
    rule = Count(id=name, rulebook=YOURS, one="card shared with the other deck", min=low, max=high)
    return Overlap(rule, dict(base), low, high)
