"""Strengths out of results between many entries: the Bradley-Terry model with intervals.

Each entry has one strength; the logistic function of a difference of strengths is the chance that
one beats the other. One drawn game of each entry against an average opponent is added, so that an
entry that won everything still has a finite strength.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from engine.statistics import Z95

PRIOR_GAMES = 1.0
STEPS = 50
CLOSE = 1e-10


class Ranked(msgspec.Struct, frozen=True):
    """One entry. `rate` is its chance against an average entry, with its interval at 95 %."""

    entry: int
    strength: float
    rate: float
    low: float
    high: float
    best: int
    """The best rank that the results allow: one more than the entries shown to be stronger."""
    worst: int


def _logistic(x: float) -> float:
    return 1 / (1 + math.exp(-x)) if x >= 0 else math.exp(x) / (1 + math.exp(x))


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a small matrix, by elimination with the largest pivot."""
    size = len(matrix)
    rows = [
        [*map(float, row), *(1.0 if k == n else 0.0 for k in range(size))]
        for n, row in enumerate(matrix)
    ]
    for column in range(size):
        pivot = max(range(column, size), key=lambda n: abs(rows[n][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        head = rows[column][column]
        rows[column] = [value / head for value in rows[column]]
        for n in range(size):
            factor = rows[n][column]
            if n != column and factor:
                rows[n] = [a - factor * b for a, b in zip(rows[n], rows[column], strict=True)]
    return [row[size:] for row in rows]


def _information(
    strengths: list[float], games: Sequence[Sequence[float]], prior: float
) -> list[list[float]]:
    size = len(strengths)
    matrix = [[0.0] * size for _ in range(size)]
    for i in range(size):
        share = _logistic(strengths[i])
        matrix[i][i] += prior * share * (1 - share)
        for j in range(size):
            if i != j and games[i][j]:
                share = _logistic(strengths[i] - strengths[j])
                weight = games[i][j] * share * (1 - share)
                matrix[i][i] += weight
                matrix[i][j] -= weight
    return matrix


def rank(wins: Sequence[Sequence[float]], prior: float = PRIOR_GAMES) -> list[Ranked]:
    """Entries from the strongest to the weakest; `wins[i][j]` are i's wins over j, draws half.

    >>> [one.entry for one in rank([[0, 1, 2], [5, 0, 3], [6, 4, 0]])]
    [2, 1, 0]
    """
    size = len(wins)
    games = [[wins[i][j] + wins[j][i] for j in range(size)] for i in range(size)]
    strengths = [0.0] * size
    for _ in range(STEPS):
        slope = [
            sum(
                wins[i][j] - games[i][j] * _logistic(strengths[i] - strengths[j])
                for j in range(size)
                if i != j
            )
            + prior * (0.5 - _logistic(strengths[i]))
            for i in range(size)
        ]
        spread = inverse(_information(strengths, games, prior))
        moves = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in spread]
        # A long step is cut, so that one-sided results do not make Newton's method jump.
        longest = max((abs(move) for move in moves), default=0.0)
        cut = min(1.0, 1.0 / longest) if longest else 1.0
        strengths = [s + cut * move for s, move in zip(strengths, moves, strict=True)]
        if longest < CLOSE:
            break
    spread = inverse(_information(strengths, games, prior))
    return _ranked(strengths, spread)


def _ranked(strengths: list[float], spread: list[list[float]]) -> list[Ranked]:
    size = len(strengths)
    # Only differences are measured; each strength is given as its distance from the mean of all.
    middle = sum(strengths) / size if size else 0.0
    strengths = [one - middle for one in strengths]
    rows = [sum(row) / size for row in spread]
    whole = sum(rows) / size if size else 0.0

    def apart(i: int, j: int) -> bool:
        """Whether i is shown to be stronger than j."""
        variance = max(0.0, spread[i][i] + spread[j][j] - 2 * spread[i][j])
        return strengths[i] - strengths[j] > Z95 * math.sqrt(variance)

    found = []
    for i in sorted(range(size), key=lambda k: (-strengths[k], k)):
        half = Z95 * math.sqrt(max(0.0, spread[i][i] - 2 * rows[i] + whole))
        others = [j for j in range(size) if j != i]
        found.append(
            Ranked(
                entry=i,
                strength=strengths[i],
                rate=_logistic(strengths[i]),
                low=_logistic(strengths[i] - half),
                high=_logistic(strengths[i] + half),
                best=1 + sum(apart(j, i) for j in others),
                worst=size - sum(apart(i, j) for j in others),
            )
        )
    return found
