"""Constraints evaluated on all decks of a match together."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from cards.construction.judge import judge_copies, judge_range
from cards.construction.linear import (
    Constraint,
    Equal,
    HolderRange,
    PerIdentity,
    PlayerRange,
    Range,
)
from cards.construction.tally import total
from cards.construction.verdicts import inside, outside, violation
from cards.construction.violations import Part, Violation
from cards.deck import Deck


def judge_match(constraint: Constraint, decks: list[Deck]) -> Iterator[Violation]:
    """What one constraint has to say about a match between several decks."""
    every = tuple(range(1, len(decks) + 1))
    if isinstance(constraint, Range):
        for found in judge_range(constraint, decks):
            yield msgspec.structs.replace(found, decks=every)
    elif isinstance(constraint, PerIdentity):
        counts: dict[str, int] = {}
        for deck in decks:
            for card, n in deck.counts(constraint.sections).items():
                counts[card] = counts.get(card, 0) + n
        for found in judge_copies(constraint, counts):
            yield msgspec.structs.replace(found, decks=every)
    elif isinstance(constraint, Equal):
        yield from _equal(constraint, decks)
    elif isinstance(constraint, HolderRange):
        yield from _holders(constraint, decks)
    elif isinstance(constraint, PlayerRange) and (
        missed := outside(len(decks), len(decks), constraint.low, constraint.high)
    ):
        direction, have, need = missed
        yield violation(constraint, f"players-{direction}", have, need)


def _equal(constraint: Equal, decks: list[Deck]) -> Iterator[Violation]:
    for tally in constraint.tallies:
        numbers = [total(tally, deck.counts(tally.sections)).known for deck in decks]
        if len(set(numbers)) > 1:
            parts = [
                Part(deck.name or f"Deck {n}", number)
                for n, (deck, number) in enumerate(zip(decks, numbers, strict=True), 1)
            ]
            yield violation(
                constraint,
                "decks-differ",
                min(numbers),
                max(numbers),
                parts=parts,
                decks=range(1, len(decks) + 1),
                group=tally.label,
            )


def _holders(constraint: HolderRange, decks: list[Deck]) -> Iterator[Violation]:
    strays = [
        [card for card in deck.counts(constraint.sections) if card in constraint.unknown]
        for deck in decks
    ]
    undecided = False
    for group, cards in constraint.groups.items():
        held = [
            [card for card in deck.counts(constraint.sections) if card in cards] for deck in decks
        ]
        holders = [n for n, found in enumerate(held, 1) if found]
        # A card of unknown group may make its deck one more that holds this group.
        most = sum(bool(found or stray) for found, stray in zip(held, strays, strict=True))
        if missed := outside(len(holders), most, constraint.low, constraint.high):
            direction, have, need = missed
            named = [card for found in held for card in found]
            yield violation(
                constraint,
                f"holders-{direction}",
                have,
                need,
                cards=named,
                decks=holders,
                group=group,
            )
        elif not inside(len(holders), most, constraint.low, constraint.high):
            undecided = True
    if undecided:
        unknown = [card for stray in strays for card in stray]
        yield violation(constraint, "unknown-value", 0, 0, cards=unknown)
