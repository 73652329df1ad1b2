"""Explanations in English: why there is no deck, and what to acquire."""

from __future__ import annotations

from collections.abc import Mapping

from cards.catalogue.naming import names_of
from cards.catalogue.values import Catalogue
from cards.construction.measures import (
    Range,
    Stock,
)
from solver.optimiser.explain import Clash, Explanation
from solver.optimiser.instance import Bound, Instance
from solver.optimiser.limits import YOURS
from solver.optimiser.measures import POSTED

# A clash over more cards than these is told by its total alone.
NAMED = 6


def sentences(explanation: Explanation, instance: Instance, catalogue: Catalogue) -> list[str]:
    """One sentence for each member of the core."""
    by_key = {bound.rule.key: bound for bound in instance.posted}
    bounds = [by_key[clash.key] for clash in explanation.core]
    shelf = any(isinstance(bound, Stock) for bound in bounds)
    return [
        _sentence(clash, by_key[clash.key], instance, catalogue, shelf)
        for clash in explanation.core
        if not (shelf and isinstance(by_key[clash.key], Stock) and len(bounds) > 1)
    ]


def completion_sentence(explanation: Explanation, catalogue: Catalogue) -> str:
    """What to acquire, in one sentence."""
    if explanation.completion is None:
        return "No card would help: these contradict each other whatever you own."
    number = sum(explanation.completion.values())
    cards = "card" if number == 1 else "cards"
    least = "at least " if explanation.cheapest else ""
    listed = copies_of(explanation.completion, catalogue)
    return f"A legal deck needs {least}{number} more {cards}: {listed}."


def copies_of(cards: Mapping[str, int], catalogue: Catalogue) -> str:
    """Copies of cards as a list in words."""
    by_id = catalogue.by_id
    listed = [f"{n} {by_id[card].full_name}" for card, n in cards.items()]
    return listed[0] if len(listed) == 1 else f"{', '.join(listed[:-1])} and {listed[-1]}"


def _sentence(
    clash: Clash, bound: Bound, instance: Instance, catalogue: Catalogue, shelf: bool
) -> str:
    said = POSTED[type(bound)].demand(clash, bound)
    if clash.room is not None:
        said += _room(clash, bound, instance, catalogue, shelf)
    rule = bound.rule
    source = "" if rule.rulebook == YOURS else f" ({rule.id})"
    return f"{said[0].upper()}{said[1:]}{source}."


def _room(clash: Clash, bound: Bound, instance: Instance, catalogue: Catalogue, shelf: bool) -> str:
    """What the others leave: how many you own, where the collection is what clashes."""
    short = clash.low is not None and clash.room is not None and clash.room < clash.low
    if not short:
        return f"; the others force {clash.room}"
    if not shelf:
        return f"; the others leave room for {clash.room or 'none'}"
    cards = sorted(bound.tallies[0].weights) if isinstance(bound, Range) else []
    if 0 < len(cards) <= NAMED and instance.owned is not None:
        owned = instance.owned
        have = [f"{owned.get(c, 0) or 'no'} {names_of([c], catalogue)}" for c in cards]
        return f"; you own {' and '.join(have)}"
    return f"; your cards give {clash.room or 'none'}"
