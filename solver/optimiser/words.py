"""Explanations in English: why there is no deck, and what to acquire."""

from __future__ import annotations

from collections.abc import Mapping

from cards.catalogue.naming import names_of
from cards.catalogue.values import Catalogue
from cards.construction.linear import (
    DistinctRange,
    Equal,
    HolderRange,
    Needs,
    PerIdentity,
    PlayerRange,
    Range,
    Stock,
    Whole,
)
from solver.optimiser.explain import Clash, Explanation
from solver.optimiser.instance import Bound, Instance
from solver.optimiser.limits import YOURS, Budget, Overlap

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
    said = _demand(clash, bound)
    if clash.room is not None:
        said += _room(clash, bound, instance, catalogue, shelf)
    rule = bound.rule
    source = "" if rule.rulebook == YOURS else f" ({rule.id})"
    return f"{said[0].upper()}{said[1:]}{source}."


def _demand(clash: Clash, bound: Bound) -> str:
    """What one rule asks for."""
    rule = bound.rule
    match bound:
        case Stock():
            return "only cards that you own may be used"
        case Budget():
            return f"cards to acquire may cost {bound.high} at most"
        case Overlap():
            return "the deck may differ from the other one by so many cards only"
        case PerIdentity():
            if clash.high is not None:
                return f"at most {clash.high} copies of a card are allowed"
            return "copies of a card are limited"
        case Needs():
            return f"some cards need {rule.one}"
        case Equal():
            return f"the numbers of {rule.plural} must be equal"
        case HolderRange():
            return f"at most {clash.high} decks of a match may hold the same set"
        case PlayerRange():
            return "the number of decks does not fit the number of players"
        case Range() | DistinctRange() | Whole():
            different = "different " if isinstance(bound, DistinctRange) else ""
            return _number(clash, f"{different}{rule.one}", f"{different}{rule.plural}")
    raise AssertionError(bound)


def _number(clash: Clash, one: str, many: str) -> str:
    low, high = clash.low, clash.high
    if low is not None and low == high:
        return f"exactly {low} {one if low == 1 else many} {'is' if low == 1 else 'are'} needed"
    if low is not None and (high is None or (clash.room is not None and clash.room < low)):
        return f"at least {low} {one if low == 1 else many} {'is' if low == 1 else 'are'} needed"
    return f"at most {high} {one if high == 1 else many} {'is' if high == 1 else 'are'} allowed"


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
