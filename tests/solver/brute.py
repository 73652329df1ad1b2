"""Small questions whose every deck can be tried: random cards, the rules of a game, few copies."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import replace

from cards.catalogue.values import Card, Catalogue
from cards.construction.check import Checker
from cards.construction.constraint import Constraint, Tally
from cards.construction.measures import (
    DistinctRange,
    HolderRange,
    PerIdentity,
    PlayerRange,
    Range,
    Whole,
)
from cards.deck import Deck
from config.bench.scratch import generated_cards
from solver.optimiser.instance import Instance, Pair
from solver.optimiser.limits import stock, variety
from solver.optimiser.verify import broken
from tests.cards.construction.stage import game

MOST_DECKS = 3000


def rules_of(game_id: str, decks: int = 1) -> list[Constraint]:
    """The rules that bind: of a deck, and of a match where there are several decks."""
    every = [c for c in game(game_id).checker.constraints() if c.rule.severity == "error"]
    return [c for c in every if decks > 1 or c.rule.scope == "deck"]


def small(
    game_id: str, seed: int, *, decks: int = 1, rules: int = 5, focus: int | None = None
) -> Instance:
    """A few cards, some shipped and some made up, under one rule of the game and some others.

    Cards and sections are those that the rule in focus speaks of. Bounds are brought down to what
    a handful of cards can reach; selectors stay as they are.
    """
    chance = random.Random(seed)
    stage = game(game_id)
    vocabulary = stage.catalogue.game
    made = generated_cards(vocabulary, 2, chance)
    asked = rules_of(game_id, decks)
    first = asked[focus if focus is not None else chance.randrange(len(asked))]
    others = [c for c in asked if c is not first]
    chosen = [first, *chance.sample(others, min(rules, len(others)))]
    shipped = _relevant(first, stage.catalogue, chance)
    catalogue = Catalogue(vocabulary, [*shipped, *made])
    compiled = {c.rule.key: c for c in Checker(stage.checker.rules, catalogue).constraints()}
    keys = [c.rule.key for c in chosen]
    bounds = [_shrunk(compiled[key], chance) for key in keys if key in compiled]
    named = sorted(_sections(first)) or list(vocabulary.sections)
    sections = tuple(sorted(chance.sample(named, min(2, len(named)))))
    cards = tuple(card.id for card in catalogue.cards)
    copies = 3 if len(sections) == 1 and decks == 1 else 2 if decks == 1 else 1
    owned = {card: chance.randint(0, copies) for card in cards}
    pairs = tuple(
        Pair(one, other, chance.randint(-3000, 5000))
        for one, other in itertools.combinations(cards, 2)
        if chance.random() < 0.5
    )
    if chance.random() < 0.5:
        low = chance.randint(0, 2)
        bounds.append(variety(cards, low, chance.randint(low, 3)))
    return Instance(
        game=game_id,
        sections=sections,
        cards=cards,
        bounds=(*(b for b in bounds if b.rule.key != "WHO-D03"), stock(cards)),
        worth={(s, c): chance.randint(-2000, 5000) for s in sections for c in cards},
        pairs=pairs,
        owned=owned,
        decks=decks,
        match=decks > 1,
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


def _sections(constraint: Constraint) -> set[str]:
    """Every section that a rule looks into."""
    found = set(constraint.rule.sections) | set(getattr(constraint, "to_sections", ()))
    for tally in getattr(constraint, "tallies", ()):
        found |= tally.sections
    if asked := getattr(constraint, "only_with", None):
        found |= asked.sections
    return found


def _relevant(constraint: Constraint, catalogue: Catalogue, chance: random.Random) -> list[Card]:
    """Two cards that a rule speaks of, so that it bites: for a link, a card and its partner."""
    by_id = catalogue.by_id
    partners = dict(getattr(constraint, "partners", {}))
    linked = [(one, other) for one, others in partners.items() for other in others if one != other]
    if linked:
        return [by_id[card] for card in chance.choice(sorted(linked))]
    ids: set[str] = set()
    for tally in getattr(constraint, "tallies", ()):
        ids.update(tally.weights)
    if asked := getattr(constraint, "only_with", None):
        ids.update(asked.weights)
    ids.update(getattr(constraint, "identity", ()))
    ids.update(card for cards in getattr(constraint, "sets", {}).values() for card in cards)
    ids.update(card for cards in getattr(constraint, "groups", {}).values() for card in cards)
    found = [by_id[card] for card in sorted(ids)]
    return chance.sample(found if len(found) > 1 else catalogue.cards, 2)


def _unsure(tally: Tally, chance: random.Random) -> Tally:
    """The same tally with a card whose weight is not known, only its ends, or not even those."""
    if not tally.weights:
        return tally
    card = chance.choice(sorted(tally.weights))
    span = (chance.choice([None, 0, 1]), chance.choice([None, 1, 2, 3]))
    known = {one: weight for one, weight in tally.weights.items() if one != card}
    return replace(tally, weights=known, unknown={**tally.unknown, card: span})


def _shrunk(constraint: Constraint, chance: random.Random) -> Constraint:
    """The same rule with bounds that a few cards can meet or miss."""
    if isinstance(constraint, Range) and len(constraint.tallies) > 1:
        return constraint
    if isinstance(constraint, Range) and chance.random() < 0.5:
        constraint = replace(constraint, tallies=(_unsure(constraint.tallies[0], chance),))
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
