"""Small questions whose every deck can be tried: random cards, the rules of a game, few copies."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import replace

from collection.catalogue.values import Card, Catalogue
from config.bench.scratch import generated_cards
from decks.construction.check import Checker
from decks.construction.deck import Deck
from decks.construction.linear import (
    Constraint,
    DistinctRange,
    HolderRange,
    PerIdentity,
    PlayerRange,
    Range,
    Whole,
)
from solver.optimiser.instance import Instance, Pair
from solver.optimiser.limits import stock
from solver.optimiser.verify import broken
from tests.construction.stage import game

MOST_DECKS = 3000


def small(game_id: str, seed: int, *, decks: int = 1, rules: int = 6) -> Instance:
    """A few cards, some shipped and some made up, under some of the game's rules.

    Bounds are brought down to what a handful of cards can reach; selectors stay as they are.
    """
    chance = random.Random(seed)
    stage = game(game_id)
    vocabulary = stage.catalogue.game
    made = generated_cards(vocabulary, 2, chance)
    asked = [c for c in stage.checker.constraints() if c.rule.severity == "error"]
    if decks == 1:
        asked = [c for c in asked if c.rule.scope == "deck"]
    chosen = chance.sample(asked, min(rules, len(asked)))
    shipped = chance.sample(_relevant(chosen, stage.catalogue), 2)
    catalogue = Catalogue(vocabulary, [*shipped, *made])
    compiled = {c.rule.key: c for c in Checker(stage.checker.rules, catalogue).constraints()}
    keys = [c.rule.key for c in chosen]
    bounds = [_shrunk(compiled[key], chance) for key in keys if key in compiled]
    named = [s for b in bounds for s in b.rule.sections] or list(vocabulary.sections)
    sections = tuple(sorted(set(chance.sample(named, min(2, len(named))))))
    cards = tuple(card.id for card in catalogue.cards)
    copies = 3 if len(sections) == 1 and decks == 1 else 2 if decks == 1 else 1
    owned = {card: chance.randint(0, copies) for card in cards}
    pairs = tuple(
        Pair(one, other, chance.randint(-3000, 5000))
        for one, other in itertools.combinations(cards, 2)
        if chance.random() < 0.5
    )
    return Instance(
        game=game_id,
        sections=sections,
        cards=cards,
        bounds=(*(b for b in bounds if b.rule.key != "WHO-D03"), stock(cards)),
        worth={(s, c): chance.randint(-2000, 5000) for s in sections for c in cards},
        pairs=pairs,
        owned=owned,
        decks=decks,
        ceiling=copies,
    )


def every_deck(instance: Instance) -> Iterator[Deck]:
    """All decks that can be laid from the owned copies, legal or not."""
    owned = instance.owned or {}
    places = list(itertools.product(instance.sections, instance.cards))
    for counts in itertools.product(*(range(owned[card] + 1) for _, card in places)):
        sections: dict[str, dict[str, int]] = {}
        for (section, card), n in zip(places, counts, strict=True):
            if n:
                sections.setdefault(section, {})[card] = n
        yield Deck.of(sections)


def every_legal(instance: Instance) -> list[tuple[Deck, ...]]:
    """All tuples of decks that keep every rule, by the validator alone."""
    single = list(every_deck(instance))
    return [
        decks
        for decks in itertools.product(single, repeat=instance.decks)
        if not broken(instance, decks)
    ]


def tries(instance: Instance) -> int:
    """How many tuples of decks there are to try."""
    owned = instance.owned or {}
    number = 1
    for card in instance.cards:
        number *= (owned[card] + 1) ** len(instance.sections)
    return int(number**instance.decks)


def _relevant(chosen: list[Constraint], catalogue: Catalogue) -> list[Card]:
    """Cards that the rules speak of, so that they bite."""
    ids: set[str] = set()
    for constraint in chosen:
        for tally in getattr(constraint, "tallies", ()):
            if len(tally.weights) < len(catalogue.cards) / 2:
                ids.update(tally.weights)
        ids.update(getattr(constraint, "partners", ()))
        ids.update(card for cards in getattr(constraint, "sets", {}).values() for card in cards)
    found = [card for card in catalogue.cards if card.id in ids]
    return found if len(found) > 1 else catalogue.cards


def _shrunk(constraint: Constraint, chance: random.Random) -> Constraint:
    """The same rule with bounds that a few cards can meet or miss."""
    if isinstance(constraint, Range) and len(constraint.tallies) > 1:
        return constraint
    if isinstance(constraint, Range | DistinctRange | Whole | HolderRange | PerIdentity):
        low, high = constraint.low, constraint.high
        if low is not None:
            low = min(low, chance.randint(0, 3))
        if high is not None:
            high = max(low or 0, min(high, chance.randint(0, 4)))
        constraint = replace(constraint, low=low, high=high)
    if isinstance(constraint, Whole):
        sets = {
            group: {c: n if n is None else min(n, 2) for c, n in cards.items()}
            for group, cards in constraint.sets.items()
        }
        constraint = replace(constraint, sets=sets)
    assert not isinstance(constraint, PlayerRange) or constraint.low is not None
    return constraint
