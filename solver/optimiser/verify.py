"""The check that every answer passes before it is returned: the validator, without a solver."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cards.construction.measures import Stock
from cards.deck import Deck
from solver.optimiser.instance import Bound, Instance
from solver.optimiser.limits import Budget, Overlap
from solver.optimiser.worth import slots


class DisagreementError(AssertionError):
    """Solver and validator do not agree: a fault of ours, never an answer for a player."""


def broken(
    instance: Instance, decks: Sequence[Deck], acquired: dict[str, int] | None = None
) -> list[str]:
    """The keys of the rules and limits that some decks do not keep."""
    bought = acquired or {}
    owned = None
    if instance.owned is not None:
        every = instance.owned.keys() | bought.keys()
        owned = {card: instance.owned.get(card, 0) + bought.get(card, 0) for card in every}
    found = []
    for bound in instance.posted:
        if any(_faults(instance, bound, list(decks), owned, bought)):
            found.append(bound.rule.key)
    return found


def _faults(
    instance: Instance,
    bound: Bound,
    decks: list[Deck],
    owned: dict[str, int] | None,
    bought: dict[str, int],
) -> Iterator[object]:
    if isinstance(bound, Budget):
        if sum(instance.prices[card] * n for card, n in bought.items()) > bound.high:
            yield bound
    elif isinstance(bound, Overlap):
        for deck in decks:
            held = slots(deck)
            number = sum(min(n, held.get(slot, 0)) for slot, n in bound.base.items())
            low, high = bound.low, bound.high
            if (low is not None and number < low) or (high is not None and number > high):
                yield bound
    elif isinstance(bound, Stock):
        # One shelf for all decks together.
        yield from bound.judge(Deck([line for deck in decks for line in deck.lines]), owned)
    elif bound.rule.scope == "match":
        yield from bound.judge_match(decks)
    else:
        for deck in decks:
            yield from bound.judge(deck, owned)


def verify(
    instance: Instance, decks: Sequence[Deck], acquired: dict[str, int] | None = None
) -> None:
    """Raise DisagreementError unless the decks keep every rule and limit."""
    if keys := broken(instance, decks, acquired):
        raise DisagreementError(f"expected decks that keep every rule, got broken {keys}")
