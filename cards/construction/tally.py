"""Totals of tallies, with what unknown values leave open."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from cards.construction.constraint import Tally


class Total(NamedTuple):
    """The sum of the known weights, and the least and greatest that the whole may be (None: no
    end). `cards` took part in the sum; `unknown` are those whose weight is not known."""

    known: int
    least: int | None
    greatest: int | None
    cards: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()

    @classmethod
    def added(cls, totals: Iterable[Total]) -> Total:
        listed = list(totals)
        return cls(
            sum(one.known for one in listed),
            _sum(one.least for one in listed),
            _sum(one.greatest for one in listed),
            tuple(card for one in listed for card in one.cards),
            tuple(card for one in listed for card in one.unknown),
        )


def total(tally: Tally, counts: Mapping[str, int]) -> Total:
    """Add up a tally over the copies of each card."""
    weights = tally.weights
    known = 0
    cards = []
    for card, n in counts.items():
        if card in weights:
            known += weights[card] * n
            cards.append(card)
    if not tally.unknown:
        return Total(known, known, known, tuple(cards))
    unknown = [card for card in counts if card in tally.unknown]
    spans = [(tally.unknown[card], counts[card]) for card in unknown]
    least = _sum([known, *(None if low is None else low * n for (low, _), n in spans)])
    most = _sum([known, *(None if high is None else high * n for (_, high), n in spans)])
    return Total(known, least, most, tuple(cards), tuple(unknown))


def _sum(numbers: Iterable[int | None]) -> int | None:
    listed = list(numbers)
    known = [n for n in listed if n is not None]
    return sum(known) if len(known) == len(listed) else None
