"""Explanations in English: why there is no deck, and what to acquire."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

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

# A clash over more cards than these is named by its total alone.
NAMED = 6


def sentences(explanation: Explanation, instance: Instance, catalogue: Catalogue) -> list[str]:
    """One sentence for each rule and limit that clashes, those of the first core first."""
    said: list[str] = []
    for core in (explanation.core, *explanation.further):
        said += [one for one in _of_core(core, instance, catalogue) if one not in said]
    return said


def _of_core(core: tuple[Clash, ...], instance: Instance, catalogue: Catalogue) -> Iterator[str]:
    by_key = {bound.rule.key: bound for bound in instance.posted}
    bounds = [by_key[clash.key] for clash in core]
    collection = any(isinstance(bound, Stock) for bound in bounds)
    for clash, bound in zip(core, bounds, strict=True):
        # What is owned is said with each number, and alone only where nothing else clashes.
        if not (isinstance(bound, Stock) and len(bounds) > 1):
            yield _sentence(clash, bound, instance, catalogue, collection)


def lifting_sentence(explanation: Explanation, catalogue: Catalogue) -> str:
    """Whether one of the first clash lifted would be enough."""
    if explanation.one_is_enough is None:
        return ""
    if explanation.one_is_enough:
        noun = catalogue.game.file.deck_noun
        return f"Without any one of these there would be a legal {noun}."
    return "Lifting one of these is not always enough: more than one thing stops a legal deck."


def completion_sentence(explanation: Explanation, catalogue: Catalogue) -> str:
    """What to acquire, in one sentence."""
    if explanation.completion is None:
        if explanation.contradiction:
            return "No card would help: these contradict each other whatever you own."
        return "Which cards would help was not found out within the work allowed."
    number = sum(explanation.completion.values())
    cards = "card" if number == 1 else "cards"
    listed = copies_of(explanation.completion, catalogue)
    if explanation.cheapest:
        return f"The cheapest way to a legal deck is {number} more {cards}: {listed}."
    return f"A legal deck is possible with {number} more {cards}: {listed}."


def copies_of(cards: Mapping[str, int], catalogue: Catalogue) -> str:
    """Copies of cards as a list in words."""
    by_id = catalogue.by_id
    listed = [f"{n} {by_id[card].full_name}" for card, n in cards.items()]
    return listed[0] if len(listed) == 1 else f"{', '.join(listed[:-1])} and {listed[-1]}"


def _sentence(
    clash: Clash, bound: Bound, instance: Instance, catalogue: Catalogue, collection: bool
) -> str:
    said = POSTED[type(bound)].demand(clash, bound)
    if clash.room is not None:
        said += _room(clash, bound, instance, catalogue, collection)
    rule = bound.rule
    source = "" if rule.rulebook == YOURS else f" ({rule.id})"
    return f"{said[0].upper()}{said[1:]}{source}."


def _room(
    clash: Clash, bound: Bound, instance: Instance, catalogue: Catalogue, collection: bool
) -> str:
    """What the others leave: how many you own, where the collection is what clashes."""
    short = clash.low is not None and clash.room is not None and clash.room < clash.low
    each = f" in each of {instance.decks} decks" if instance.decks > 1 else ""
    if not short:
        return f"; the others force {clash.room}{each}"
    if not collection:
        return f"; the others leave room for {clash.room or 'none'}{each}"
    cards = sorted(bound.tallies[0].weights) if isinstance(bound, Range) else []
    if 0 < len(cards) <= NAMED and instance.owned is not None:
        owned = instance.owned
        have = [f"{owned.get(c, 0) or 'no'} {names_of([c], catalogue)}" for c in cards]
        return f"; you own {' and '.join(have)}"
    return f"; your cards give {clash.room or 'none'}{each}"
