"""Intervals and tests for counts of games. Nothing here knows a game."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

Z95 = 1.959963984540054
SPRT_BOUND = 2.944438979166440
"""Where a test with 5 % error on either side stops: the logarithm of 0.95 / 0.05."""
SPRT_MIN_PAIRS = 8
PAIR_SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)


class Rate(msgspec.Struct, frozen=True):
    """A share of games with its Wilson interval at 95 %."""

    wins: float
    games: int
    rate: float | None
    low: float
    high: float


def wilson(wins: float, games: int, z: float = Z95) -> Rate:
    """The Wilson score interval; a draw counts half a win.

    >>> wilson(55, 100).low > 0.45
    True
    """
    if games == 0:
        return Rate(wins=0.0, games=0, rate=None, low=0.0, high=1.0)
    share = wins / games
    spread = z * z / games
    middle = share + spread / 2
    half = z * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    # Rounding must not put the ends inside: 38 wins in 38 games reach up to 1.
    low = min(share, max(0.0, (middle - half) / (1 + spread)))
    high = max(share, min(1.0, (middle + half) / (1 + spread)))
    return Rate(wins=wins, games=games, rate=share, low=low, high=high)


class Difference(msgspec.Struct, frozen=True):
    """One share less another, with its interval at 95 %; None where a side has no games."""

    value: float | None
    low: float
    high: float


def difference(wins: float, games: int, other_wins: float, other_games: int) -> Difference:
    """How much better the first share is than the second: Newcombe's interval from two Wilson ones.

    >>> difference(60, 100, 40, 100).low > 0
    True
    """
    one, two = wilson(wins, games), wilson(other_wins, other_games)
    if one.rate is None or two.rate is None:
        return Difference(value=None, low=-1.0, high=1.0)
    value = one.rate - two.rate
    return Difference(
        value=value,
        low=max(-1.0, value - math.hypot(one.rate - one.low, two.high - two.rate)),
        high=min(1.0, value + math.hypot(one.high - one.rate, two.rate - two.low)),
    )


def games_to_see(edge: float, z: float = Z95) -> int:
    """How many games it takes until the interval is no wider than `edge` to either side.

    >>> games_to_see(0.05)
    385
    """
    return math.ceil((z / edge) ** 2 / 4)


def log_likelihood_ratio(pairs: Sequence[int], share0: float, share1: float) -> float:
    """How much better `share1` explains the pair results than `share0` (generalised SPRT).

    `pairs` counts the pairs by score: 0, 1/4, 1/2, 3/4 or 1 of the two games. Scores of pairs are
    used because the two games of a pair share their shuffles and are not independent.
    """
    count = sum(pairs)
    if count == 0:
        return 0.0
    smooth = 0.05  # keeps the variance away from 0 when all pairs ended alike
    weights = [pair + smooth for pair in pairs]
    total = sum(weights)
    mean = sum(w * x for w, x in zip(weights, PAIR_SCORES, strict=True)) / total
    spread = sum(w * (x - mean) ** 2 for w, x in zip(weights, PAIR_SCORES, strict=True)) / total
    return count * (share1 - share0) * (2 * mean - share0 - share1) / (2 * spread)


def paired_difference(both: int, only_one: int, only_two: int, neither: int) -> Difference:
    """One share less another over the same trials: Newcombe's interval for pairs.

    Trials that went alike for both say how far the two hang together, and narrow the interval.

    >>> paired_difference(40, 20, 5, 35).low > 0
    True
    >>> paired_difference(0, 0, 0, 0).value is None
    True
    """
    games = both + only_one + only_two + neither
    one, two = wilson(both + only_one, games), wilson(both + only_two, games)
    if one.rate is None or two.rate is None:
        return Difference(value=None, low=-1.0, high=1.0)
    sides = (both + only_one) * (only_two + neither) * (both + only_two) * (only_one + neither)
    bond = (both * neither - only_one * only_two) / math.sqrt(sides) if sides else 0.0
    value = one.rate - two.rate

    def reach(a: float, b: float) -> float:
        return math.sqrt(max(0.0, a * a - 2 * bond * a * b + b * b))

    low = value - reach(one.rate - one.low, two.high - two.rate)
    high = value + reach(one.high - one.rate, two.rate - two.low)
    return Difference(value=value, low=max(-1.0, low), high=min(1.0, high))


class Sprt(msgspec.Struct, frozen=True):
    """A two-sided sequential test of "even" against "this much better" on either side."""

    edge: float
    llr_first: float
    """For the first deck being better by the edge."""
    llr_second: float
    """For the second deck being better by the edge."""
    verdict: str
    """first, second, not distinguishable, or undecided."""


def sprt(pairs: Sequence[int], edge: float = 0.05, bound: float = SPRT_BOUND) -> Sprt:
    """Where the test stands after these pairs."""
    first = log_likelihood_ratio(pairs, 0.5, 0.5 + edge)
    second = log_likelihood_ratio(list(reversed(pairs)), 0.5, 0.5 + edge)
    verdict = "undecided"
    if sum(pairs) >= SPRT_MIN_PAIRS:
        if first >= bound:
            verdict = "first"
        elif second >= bound:
            verdict = "second"
        elif first <= -bound and second <= -bound:
            verdict = "not distinguishable"
    return Sprt(edge=edge, llr_first=first, llr_second=second, verdict=verdict)
