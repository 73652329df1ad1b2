"""How many copies may lie in each place at most, as far as single rules tell.

A rule that allows no card of a kind in a section makes those variables needless, and small bounds
make a tight linear relaxation. Nothing here cuts off a legal deck.
"""

from __future__ import annotations

from solver.optimiser.instance import Instance, Slot
from solver.optimiser.measures import POSTED


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
        POSTED[type(bound)].narrow(most, bound, instance.sections)
    return {slot: n for slot, n in most.items() if n > 0}


def everywhere(instance: Instance) -> dict[Slot, int]:
    """Room for every card in every section, whatever the rules say."""
    return {
        (section, card): instance.ceiling
        for card in instance.cards
        for section in instance.sections
    }
