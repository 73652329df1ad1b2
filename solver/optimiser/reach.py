"""How many copies may lie in each place at most, as far as single rules tell.

A rule that allows no card of a kind in a section makes those variables needless, and small bounds
make a tight linear relaxation. Nothing here cuts off a legal deck.
"""

from __future__ import annotations

from cards.construction.linear import PerIdentity, Range, Tally, Whole
from solver.optimiser.instance import Instance, Slot


def reach(instance: Instance) -> dict[Slot, int]:
    """Upper bounds by section and card under all posted rules; places without room are left out."""
    most = {
        (section, card): supply
        for card in instance.cards
        if (supply := instance.supply(card))
        for section in instance.sections
    }
    for bound in instance.posted:
        if bound.rule.scope == "match":
            continue
        if isinstance(bound, Range) and len(bound.tallies) == 1 and bound.high is not None:
            _by_range(most, bound.tallies[0], bound.high, instance.sections)
        elif isinstance(bound, PerIdentity):
            _by_copies(most, bound, instance.sections)
        elif isinstance(bound, Whole):
            _by_sets(most, bound, instance.sections)
    return {slot: n for slot, n in most.items() if n > 0}


def _within(sections: frozenset[str], every: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(one for one in every if not sections or one in sections)


def _by_range(most: dict[Slot, int], tally: Tally, high: int, every: tuple[str, ...]) -> None:
    if tally.unknown or any(weight < 0 for weight in tally.weights.values()):
        return
    for section in _within(tally.sections, every):
        for card, weight in tally.weights.items():
            slot = (section, card)
            if weight > 0 and slot in most:
                most[slot] = min(most[slot], max(0, high // weight))


def _by_copies(most: dict[Slot, int], bound: PerIdentity, every: tuple[str, ...]) -> None:
    for section in _within(bound.sections, every):
        for card, identity in bound.identity.items():
            slot = (section, card)
            limits = bound.bounds.get(identity, (bound.low, bound.high))
            high = 0 if limits is None else limits[1]
            if high is not None and slot in most:
                most[slot] = min(most[slot], high)


def _by_sets(most: dict[Slot, int], bound: Whole, every: tuple[str, ...]) -> None:
    for section in _within(bound.sections, every):
        for cards in bound.sets.values():
            for card, copies in cards.items():
                slot = (section, card)
                if slot in most:
                    most[slot] = min(most[slot], copies or 0)
        for card in bound.unknown:
            most.pop((section, card), None)
