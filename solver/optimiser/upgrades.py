"""Better decks from those there are: finish one, swap a few cards, acquire the next one, or come
as near as the collection allows to somebody else's deck."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import msgspec

from cards.construction.check import Checker
from cards.deck import Deck
from solver.optimiser import limits
from solver.optimiser.build import completing
from solver.optimiser.instance import SCALE, Instance
from solver.optimiser.solution import Effort, Solution
from solver.optimiser.solve import solve
from solver.optimiser.worth import objective, slots

# A card that stays is worth more than any other that could take its place.
STAYING = 1000 * SCALE


class Acquisition(msgspec.Struct, frozen=True, kw_only=True):
    """A card to acquire, and how much better the best deck then is (thousandths of a point); None
    where there was no legal deck before."""

    card: str
    copies: int
    price: int
    gain: int | None
    proved: bool


class Substitution(msgspec.Struct, frozen=True, kw_only=True):
    """Another deck as near as a collection allows: what is missing and what stands in for it."""

    missing: dict[str, int]
    price: int
    sections: dict[str, dict[str, int]] | None
    removed: dict[str, int]
    added: dict[str, int]


def finish(
    instance: Instance, checker: Checker, deck: Deck, effort: Effort | None = None
) -> Solution:
    """The best legal deck that holds every card of a half-built one, where it lies."""
    return solve(instance.with_bounds(*completing(deck, checker)), effort)


def swaps(instance: Instance, deck: Deck, number: int, effort: Effort | None = None) -> Solution:
    """The best deck that takes at most `number` cards out of this one."""
    base = slots(deck)
    kept = limits.overlap(base, low=max(0, deck.size - number), name="swaps")
    return solve(instance.with_bounds(kept), effort, hint=())


def difference(before: Deck, after: Deck) -> tuple[dict[str, int], dict[str, int]]:
    """Copies taken out, and copies put in."""
    old, new = before.counts(), after.counts()
    out = {c: n - new.get(c, 0) for c, n in old.items() if n > new.get(c, 0)}
    put = {c: n - old.get(c, 0) for c, n in new.items() if n > old.get(c, 0)}
    return out, put


def next_cards(
    instance: Instance, number: int, budget: int = 8, effort: Effort | None = None
) -> list[Acquisition]:
    """The cards whose single copy helps most, best first. The collection must be given."""
    start = solve(instance, effort)
    found: list[Acquisition] = []
    prices = dict(instance.prices)
    while len(found) < number and prices:
        one = replace(
            instance.without(frozenset({"budget"})),
            acquiring=True,
            prices={card: 1 for card, price in prices.items() if price <= budget},
        )
        richer = solve(one.with_bounds(limits.budget(1)), effort)
        if not richer.found or not richer.acquired or richer.objective is None:
            break
        card = next(iter(richer.acquired))
        gain = None if start.objective is None else richer.objective - start.objective
        if gain is not None and gain <= 0:
            break
        proved = richer.status == start.status == "optimal"
        found.append(Acquisition(card=card, copies=1, price=prices[card], gain=gain, proved=proved))
        del prices[card]
    return found


def missing(deck: Deck, owned: Mapping[str, int]) -> dict[str, int]:
    """Copies of a deck that a collection lacks."""
    return {c: n - owned.get(c, 0) for c, n in deck.counts().items() if n > owned.get(c, 0)}


def substitute(instance: Instance, deck: Deck, effort: Effort | None = None) -> Substitution:
    """The legal deck from the collection that keeps most of another one."""
    lacking = missing(deck, instance.owned or {})
    price = sum(instance.prices.get(card, 1) * n for card, n in lacking.items())
    nearest = solve(replace(instance, base=slots(deck), staying=STAYING), effort)
    if not nearest.found:
        return Substitution(missing=lacking, price=price, sections=None, removed={}, added={})
    removed, added = difference(deck, nearest.deck)
    return Substitution(
        missing=lacking,
        price=price,
        sections=nearest.deck.sections,
        removed=removed,
        added=added,
    )


def gained(instance: Instance, before: Deck, after: Deck) -> int:
    """How much better one deck is than another, by the objective."""
    return objective(instance, [after]) - objective(instance, [before])
