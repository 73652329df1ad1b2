"""Which mix of decks nobody can exploit: the Nash mix of a table of win rates.

The linear programme is solved exactly, in whole numbers (a simplex with integer pivoting), so that
the answer does not depend on rounding and is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.rng import Rng, seeded
from engine.statistics import wilson

GRAIN = 10_000
"""Win rates are read to a hundredth of a point."""
DANTZIG = 400
"""After so many steps the careful rule takes over, which cannot go round in circles."""
RESAMPLED = 60
RESAMPLE_STREAM = 900


class Mix(msgspec.Struct, frozen=True):
    """Weights that add up to 1, and what each entry scores against the mix."""

    weights: list[float]
    scores: list[float]


class Share(msgspec.Struct, frozen=True):
    """One entry of the mix: its weight, and the span of it when the results are drawn again."""

    entry: int
    weight: float
    low: float
    high: float
    score: float


def _pivot(table: list[list[int]], row: int, column: int, before: int) -> int:
    """One step of integer pivoting; every division leaves nothing over."""
    head = table[row][column]
    kept = table[row]
    for n, line in enumerate(table):
        factor = line[column]
        if n != row:
            table[n] = [(a * head - factor * b) // before for a, b in zip(line, kept, strict=True)]
    return head


def _entering(costs: list[int], step: int) -> int:
    if step < DANTZIG:
        best = min(range(len(costs) - 1), key=costs.__getitem__)
        return best if costs[best] < 0 else -1
    return next((k for k, cost in enumerate(costs[:-1]) if cost < 0), -1)


def minimax(payoffs: Sequence[Sequence[int]]) -> list[float]:
    """The column player's mix that keeps the row player's payoff lowest.

    >>> minimax([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
    [0.3333333333333333, 0.3333333333333333, 0.3333333333333333]
    """
    rows, columns = len(payoffs), len(payoffs[0])
    lift = 1 - min(min(line) for line in payoffs)
    table = [
        [*(value + lift for value in line), *(int(k == n) for k in range(rows)), 1]
        for n, line in enumerate(payoffs)
    ]
    table.append([*([-1] * columns), *([0] * rows), 0])
    basis = [columns + n for n in range(rows)]
    before = 1
    step = 0
    while (column := _entering(table[-1], step)) >= 0:
        row = -1
        for n in range(rows):
            if table[n][column] > 0:
                if row < 0:
                    row = n
                    continue
                # Ratios of right side to pivot, compared without dividing.
                one = table[n][-1] * table[row][column]
                two = table[row][-1] * table[n][column]
                if one < two or (one == two and basis[n] < basis[row]):
                    row = n
        before = _pivot(table, row, column, before)
        basis[row] = column
        step += 1
    found = [0] * columns
    for n in range(rows):
        if basis[n] < columns:
            found[basis[n]] = table[n][-1]
    whole = sum(found)
    return [value / whole for value in found]


def mix(rates: Sequence[Sequence[float]]) -> Mix:
    """The mix against which no entry wins more than half; `rates[i][j]` is i's share against j."""
    size = len(rates)
    payoffs = [[0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i):
            payoffs[i][j] = round((rates[i][j] - 0.5) * GRAIN)
            payoffs[j][i] = -payoffs[i][j]
    weights = minimax(payoffs)
    scores = [
        0.5 + sum(w * p for w, p in zip(weights, line, strict=True)) / GRAIN for line in payoffs
    ]
    return Mix(weights=weights, scores=scores)


def _normal(rng: Rng) -> float:
    """Near enough to a normal number: twelve even ones, added."""
    return sum(rng.below(1 << 30) for _ in range(12)) / (1 << 30) - 6


def shares(wins: Sequence[Sequence[float]], seed: int, resampled: int = RESAMPLED) -> list[Share]:
    """The mix of measured results with the span of each weight, the heaviest entry first.

    The span runs over the middle nine tenths of mixes when every win rate is drawn again from what
    its games allow: a mix is often far less certain than the win rates that it comes from.
    """
    size = len(wins)

    def rates(rng: Rng | None) -> list[list[float]]:
        table = [[0.5] * size for _ in range(size)]
        for i in range(size):
            for j in range(i):
                games = round(wins[i][j] + wins[j][i])
                rate = wilson(wins[i][j], games)
                share = 0.5 if rate.rate is None else rate.rate
                if rng is not None:
                    share += _normal(rng) * (rate.high - rate.low) / 4
                table[i][j] = min(1.0, max(0.0, share))
                table[j][i] = 1 - table[i][j]
        return table

    found = mix(rates(None))
    drawn = [mix(rates(seeded(seed, RESAMPLE_STREAM + k))).weights for k in range(resampled)]
    cut = resampled // 20
    spans = [sorted(weights[n] for weights in drawn) for n in range(size)]
    every = [
        Share(
            entry=n,
            weight=found.weights[n],
            low=min(spans[n][cut], found.weights[n]) if drawn else found.weights[n],
            high=max(spans[n][-1 - cut], found.weights[n]) if drawn else found.weights[n],
            score=found.scores[n],
        )
        for n in range(size)
    ]
    return sorted(every, key=lambda one: (-one.weight, one.entry))
