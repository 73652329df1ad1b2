"""Constraints evaluated on one deck. Every violation is returned, not only the first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cards.construction.linear import (
    Constraint,
    DistinctRange,
    Equal,
    Needs,
    PerIdentity,
    Range,
    Stock,
    Whole,
)
from cards.construction.measures import Count, Sum
from cards.construction.tally import Total, total
from cards.construction.verdicts import inside, outside, violation
from cards.construction.violations import Part, Violation
from cards.construction.whole import judge_whole
from cards.deck import Deck


def judge(
    constraint: Constraint, deck: Deck, owned: Mapping[str, int] | None = None
) -> Iterator[Violation]:
    """What one constraint has to say about one deck."""
    if isinstance(constraint, Range):
        yield from judge_range(constraint, [deck])
    elif isinstance(constraint, PerIdentity):
        yield from judge_copies(constraint, deck.counts(constraint.sections))
    elif isinstance(constraint, DistinctRange):
        yield from _distinct(constraint, deck)
    elif isinstance(constraint, Equal):
        yield from _equal(constraint, deck)
    elif isinstance(constraint, Whole):
        yield from judge_whole(constraint, deck)
    elif isinstance(constraint, Needs):
        yield from _needs(constraint, deck)
    elif isinstance(constraint, Stock) and owned is not None:
        yield from _stock(constraint, deck, owned)


def judge_range(constraint: Range, decks: list[Deck]) -> Iterator[Violation]:
    """A count, sum or weighed sum over one deck, or over all decks of a match together."""
    totals = [
        total(tally, deck.counts(tally.sections)) for deck in decks for tally in constraint.tallies
    ]
    whole = Total.added(totals) if len(totals) != 1 else totals[0]
    kind = "count" if isinstance(constraint.rule, Count) else "terms"
    if isinstance(constraint.rule, Sum):
        kind = "sum"
    missed = outside(whole.least, whole.greatest, constraint.low, constraint.high)
    if missed:
        direction, have, need = missed
        parts = [
            Part(tally.label, sum(t.known for t in totals[n :: len(constraint.tallies)]))
            for n, tally in enumerate(constraint.tallies)
            if tally.label
        ]
        if kind == "terms" and need == 0:
            # Weighed against nothing, the two sides say more than their difference.
            have, need = have + _against(totals), _against(totals)
        yield violation(
            constraint, f"{kind}-{direction}", have, need, cards=whole.cards, parts=parts
        )
    elif not inside(whole.least, whole.greatest, constraint.low, constraint.high):
        bound = constraint.low if constraint.high is None else constraint.high
        yield violation(constraint, "unknown-value", whole.known, bound or 0, cards=whole.unknown)


def judge_copies(constraint: PerIdentity, counts: Mapping[str, int]) -> Iterator[Violation]:
    """Copies of each identity, over one deck or over a match."""
    copies: dict[str, int] = {}
    cards: dict[str, list[str]] = {}
    for card, n in counts.items():
        identity = constraint.identity.get(card)
        if identity is not None:
            copies[identity] = copies.get(identity, 0) + n
            cards.setdefault(identity, []).append(card)
    for identity, have in copies.items():
        bounds = constraint.bounds.get(identity, (constraint.low, constraint.high))
        named = cards[identity]
        if bounds is None:
            yield violation(constraint, "unknown-value", have, 0, cards=named)
        elif missed := outside(have, have, *bounds):
            direction, have, need = missed
            yield violation(constraint, f"copies-{direction}", have, need, cards=named)


def _distinct(constraint: DistinctRange, deck: Deck) -> Iterator[Violation]:
    cards = [c for c in deck.counts(constraint.sections) if c in constraint.identity]
    found = len({constraint.identity[card] for card in cards})
    if missed := outside(found, found, constraint.low, constraint.high):
        direction, have, need = missed
        yield violation(constraint, f"distinct-{direction}", have, need, cards=cards)


def _equal(constraint: Equal, deck: Deck) -> Iterator[Violation]:
    totals = [total(tally, deck.counts(tally.sections)) for tally in constraint.tallies]
    numbers = [one.known for one in totals]
    if len(set(numbers)) > 1:
        parts = [
            Part(tally.label, number)
            for tally, number in zip(constraint.tallies, numbers, strict=True)
        ]
        cards = [card for one in totals for card in one.cards]
        yield violation(
            constraint, "unbalanced", min(numbers), max(numbers), cards=cards, parts=parts
        )


def _needs(constraint: Needs, deck: Deck) -> Iterator[Violation]:
    targets = deck.counts(constraint.to_sections)
    needy = [card for card in deck.counts(constraint.sections) if card in constraint.partners]
    alone = [card for card in needy if constraint.partners[card].isdisjoint(targets)]
    # A partner of unknown kind may be the one that a card needs; so may any, for such a card.
    unsure = [card for card in targets if card in constraint.unsure]
    open_ended = [card for card in alone if unsure or card in constraint.unsure]
    missing = [card for card in alone if card not in open_ended]
    linked = len(needy) - len(alone)
    if missing:
        yield violation(constraint, "link-missing", linked, len(needy), cards=missing)
    if open_ended:
        cards = [*unsure, *(card for card in open_ended if card in constraint.unsure)]
        yield violation(constraint, "unknown-value", linked, len(needy), cards=cards)


def _stock(constraint: Stock, deck: Deck, owned: Mapping[str, int]) -> Iterator[Violation]:
    for card, n in deck.counts(constraint.sections).items():
        if card in constraint.cards and n > owned.get(card, 0):
            yield violation(constraint, "not-owned", n, owned.get(card, 0), cards=[card])


def _against(totals: list[Total]) -> int:
    """What the terms that count against the others come to."""
    return -sum(one.known for one in totals if one.known < 0)
