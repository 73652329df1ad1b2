"""Sets that are taken whole or not at all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cards.construction.linear import Whole
from cards.construction.verdicts import outside, violation
from cards.construction.violations import Violation
from cards.deck import Deck


def judge_whole(constraint: Whole, deck: Deck) -> Iterator[Violation]:
    """Report a wrong number of sets, then each set that is not whole.

    Where too many sets are begun, the fullest ones are taken as chosen and the cards of the
    others are named as too many: one stray card is one fault, not a set with 26 cards missing.
    """
    counts = deck.counts(constraint.sections)
    held: dict[str, int] = {}
    for card, n in counts.items():
        for group in constraint.sets_of.get(card, ()):
            held[group] = held.get(group, 0) + n
    begun = sorted(held, key=lambda group: (-held[group], group))
    if missed := outside(len(begun), len(begun), constraint.low, constraint.high):
        direction, have, need = missed
        extra = begun[constraint.high :] if constraint.high is not None else []
        cards = [card for group in extra for card in constraint.sets[group] if card in counts]
        yield violation(constraint, f"groups-{direction}", have, need, cards=cards)
    for group in begun[: constraint.high]:
        yield from _set(constraint, group, counts)
    strays = [card for card in counts if card in constraint.unknown]
    if strays:
        yield violation(constraint, "unknown-value", 0, 0, cards=strays)


def _set(constraint: Whole, group: str, counts: Mapping[str, int]) -> Iterator[Violation]:
    unknown, wrong = [], []
    need = have = extra = 0
    for card, n in constraint.sets[group].items():
        if n is None:
            unknown.append(card)
            continue
        held = counts.get(card, 0)
        need += n
        have += min(held, n)
        extra += max(0, held - n)
        if held != n:
            wrong.append(card)
    if unknown:
        yield violation(constraint, "unknown-value", 0, 0, cards=unknown, group=group)
    if wrong:
        # A set with a card too often has more than it needs, even if another card is missing.
        yield violation(
            constraint,
            "group-incomplete" if have < need else "group-exceeded",
            have if have < need else need + extra,
            need,
            cards=wrong,
            group=group,
        )
