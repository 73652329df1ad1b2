"""Decks of others that are nearest to a collection: what is missing and what may stand in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.contrib.auth.models import User

from decks.models import Deck
from decks.selectors.access import listed_for
from decks.selectors.verdicts import value_of
from solver.optimiser.build import Wishes, build
from solver.optimiser.instance import Instance
from solver.optimiser.limits import counted
from solver.optimiser.solution import Effort
from solver.optimiser.upgrades import Substitution, missing, substitute
from solver.selectors.supply import supply_of
from solver.selectors.worlds import world_of

# So many decks are looked at, and shown; substitutes are worked out for the nearest of them.
LOOKED, SHOWN, SUBSTITUTED = 300, 12, 3
QUICK = Effort(work=0.2)


@dataclass(frozen=True)
class Near:
    """A deck, the copies it lacks with their price, and the way to play it with one's own."""

    deck: Deck
    missing: list[tuple[Any, int]]
    copies: int
    price: int
    removed: list[tuple[Any, int]]
    added: list[tuple[Any, int]]
    # Whether substitutes were looked for, and whether a legal deck came of it.
    substituted: bool
    possible: bool


def nearest_decks(owner: User, game: str) -> list[Near]:
    """The decks that lack least, weighed by rarity; nearest first."""
    world = world_of(game)
    owned = supply_of(owner, game, "owned", None) or {}
    prices, by_id = world.features.prices, world.checker.catalogue.by_id
    rows = listed_for(owner).filter(game__slug=game).exclude(owner=owner)
    found = []
    for deck in rows.order_by("-changed_at")[:LOOKED]:
        lacking = missing(value_of(deck), owned)
        price = sum(prices.get(card, 1) * n for card, n in lacking.items())
        found.append((price, deck.name, deck, lacking))
    found.sort(key=lambda one: (one[0], one[1]))
    near = []
    for place, (price, _, deck, lacking) in enumerate(found[:SHOWN]):
        change: Substitution | None = None
        if place < SUBSTITUTED and lacking:
            # Somebody else's deck has its own size: only the rules bind, not our usual limits.
            wishes = Wishes(
                format=deck.format,
                owned=owned,
                limits={limit.id: None for limit in world.features.file.limit},
                counts=(),
            )
            instance = build(world.checker, world.features, wishes)
            change = substitute(_sized(instance, deck), value_of(deck), QUICK)
        near.append(
            Near(
                deck=deck,
                missing=_copies(lacking, by_id),
                copies=sum(lacking.values()),
                price=price,
                removed=_copies(change.removed, by_id) if change else [],
                added=_copies(change.added, by_id) if change else [],
                substituted=change is not None,
                possible=change is not None and change.sections is not None,
            )
        )
    return near


def _sized(instance: Instance, deck: Deck) -> Instance:
    """Bound to the size of the other deck, so that substitutes are one for one."""
    size = value_of(deck).size
    return instance.with_bounds(counted("size of the other", instance.cards, high=size))


def _copies(cards: dict[str, int], by_id: Any) -> list[tuple[Any, int]]:
    return [(by_id[card], n) for card, n in cards.items() if card in by_id]
