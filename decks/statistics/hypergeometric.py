"""Drawing without putting back, counted exactly.

Ways to draw exactly k wanted cards are whole numbers, so nothing is rounded until the end.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb


def ways(size: int, wanted: int, drawn: int) -> list[int]:
    """In how many of the `comb(size, drawn)` hands there are exactly k wanted cards, for k from 0
    to the most there can be."""
    if not 0 <= wanted <= size or not 0 <= drawn <= size:
        raise ValueError(
            f"expected 0 to {size} wanted and drawn cards, got {wanted} wanted and {drawn} drawn"
        )
    most, least = min(wanted, drawn), max(0, drawn - (size - wanted))
    found = [0] * (most + 1)
    found[least] = comb(wanted, least) * comb(size - wanted, drawn - least)
    for k in range(least, most):
        found[k + 1] = (
            found[k] * ((wanted - k) * (drawn - k)) // ((k + 1) * (size - wanted - drawn + k + 1))
        )
    return found


def spread(piles: list[tuple[int, int, int]]) -> list[Fraction]:
    """The chance of exactly k wanted cards over several piles of (size, wanted, drawn)."""
    counts, hands = [1], 1
    for size, wanted, drawn in piles:
        added = ways(size, wanted, drawn)
        mixed = [0] * (len(counts) + len(added) - 1)
        for i, one in enumerate(counts):
            for j, other in enumerate(added):
                mixed[i + j] += one * other
        counts, hands = mixed, hands * comb(size, drawn)
    return [Fraction(n, hands) for n in counts]
