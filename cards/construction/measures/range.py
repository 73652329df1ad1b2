"""Numbers between two bounds: what counts, sums and weighed sums become over some cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import msgspec

from cards.construction.constraint import Constraint, Tally
from cards.construction.tally import Total, total
from cards.construction.verdicts import inside, outside, violation_of
from cards.construction.violations import Part, Violation
from cards.deck import Deck


@dataclass(frozen=True, slots=True)
class Range(Constraint):
    """`low <= sum of tallies <= high`, with None for no bound.

    A deck with no card of `only_with` is not asked.
    """

    tallies: tuple[Tally, ...]
    low: int | None
    high: int | None
    only_with: Tally | None = None

    def judge(self, deck: Deck, owned: Mapping[str, int] | None = None) -> Iterator[Violation]:
        asked = self.only_with
        if asked and asked.weights.keys().isdisjoint(deck.counts(asked.sections)):
            return iter(())
        return self._judge([deck])

    def judge_match(self, decks: list[Deck]) -> Iterator[Violation]:
        """All decks of the match together."""
        every = tuple(range(1, len(decks) + 1))
        for violation in self._judge(decks):
            yield msgspec.structs.replace(violation, decks=every)

    def _judge(self, decks: list[Deck]) -> Iterator[Violation]:
        totals = [
            total(tally, deck.counts(tally.sections)) for deck in decks for tally in self.tallies
        ]
        whole = Total.added(totals) if len(totals) != 1 else totals[0]
        missed = outside(whole.least, whole.greatest, self.low, self.high)
        if missed:
            direction, have, need = missed
            parts = [
                Part(tally.label, sum(one.known for one in totals[n :: len(self.tallies)]))
                for n, tally in enumerate(self.tallies)
                if tally.label
            ]
            if len(self.tallies) > 1 and need == 0:
                # Weighed against nothing, the two sides say more than their difference.
                have, need = have + _against(totals), _against(totals)
            code = f"{self.rule.measure}-{direction}"
            yield violation_of(self, code, have, need, cards=whole.cards, parts=parts)
        elif not inside(whole.least, whole.greatest, self.low, self.high):
            bound = self.low if self.high is None else self.high
            yield violation_of(self, "unknown-value", whole.known, bound or 0, cards=whole.unknown)


def _against(totals: list[Total]) -> int:
    """What the terms that count against the others come to."""
    return -sum(one.known for one in totals if one.known < 0)
