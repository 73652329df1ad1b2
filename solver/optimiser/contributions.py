"""What each card of a deck contributes, and what would stand in its place without it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import msgspec

from cards.deck import Deck
from solver.optimiser import limits
from solver.optimiser.instance import Instance
from solver.optimiser.solution import Effort
from solver.optimiser.solve import solve
from solver.optimiser.worth import objective, slots

# How hard to look for what a card displaced: a bounded extra, asked once for each card.
QUICK = 0.3


class Contribution(msgspec.Struct, frozen=True, kw_only=True):
    """One card of a deck, in thousandths of a point.

    `pairs` counts half of every pair that the card is part of, so that all contributions add up to
    the worth of the deck.
    """

    card: str
    copies: int
    cards: int
    pairs: int

    @property
    def total(self) -> int:
        return self.cards + self.pairs


class Displaced(msgspec.Struct, frozen=True, kw_only=True):
    """What the best deck without a card would hold instead, and how much less it is worth."""

    card: str
    # None where no legal deck is without it.
    loss: int | None
    instead: dict[str, int] = {}
    proved: bool = True


def contributions(instance: Instance, deck: Deck) -> list[Contribution]:
    """Every card of a deck, the most valuable first."""
    counts = deck.counts()
    cards: dict[str, int] = dict.fromkeys(counts, 0)
    for slot, n in slots(deck).items():
        cards[slot[1]] += instance.worth.get(slot, 0) * n
    halves: dict[str, int] = dict.fromkeys(counts, 0)
    for one, other, worth in instance.pairs:
        if one in counts and other in counts:
            first = worth // 2
            halves[one] += first
            halves[other] += worth - first
    made = [
        Contribution(card=card, copies=n, cards=cards[card], pairs=halves[card])
        for card, n in counts.items()
    ]
    return sorted(made, key=lambda one: (-one.total, one.card))


def displaced(
    instance: Instance,
    deck: Deck,
    cards: list[str],
    effort: Effort | None = None,
    others: Sequence[Deck] = (),
) -> list[Displaced]:
    """For each card, solve again without it: what it displaced is what comes in.

    Cards of the `others`, made from the same collection, stay where they are.
    """
    effort = effort or Effort()
    quick = msgspec.structs.replace(effort, work=min(effort.work, QUICK))
    single = replace(instance, decks=1, match=False, owned=_left(instance.owned, others))
    best = objective(single, [deck])
    counts = deck.counts()
    found = []
    for card in cards:
        other = solve(single.with_bounds(limits.ban(card, card)), quick)
        if not other.found or other.objective is None:
            found.append(Displaced(card=card, loss=None))
            continue
        news = {c: n - counts.get(c, 0) for c, n in other.deck.counts().items()}
        found.append(
            Displaced(
                card=card,
                loss=best - other.objective,
                instead={c: n for c, n in news.items() if n > 0},
                proved=other.status == "optimal",
            )
        )
    return found


def _left(owned: Mapping[str, int] | None, others: Sequence[Deck]) -> Mapping[str, int] | None:
    """What a collection has left beside some decks."""
    if owned is None:
        return None
    left = dict(owned)
    for deck in others:
        for card, copies in deck.counts().items():
            left[card] = max(0, left.get(card, 0) - copies)
    return left
