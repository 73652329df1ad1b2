"""What cards are worth, learned from results: ridge regression of win shares on card counts.

Seen as a Bayesian: each copy of a card moves the share of games won by a small normal effect. Two
kinds of evidence update it. First, within the games of a deck, how it did when the card was drawn,
compared with its other cards. Second, over all decks tried, their results against their counts.
The second is a ridge regression, solved over decks instead of cards, as there are fewer of them;
plain Python, so that every machine gets the same digits.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine.rng import Rng
from solver.optimiser.instance import SCALE
from solver.tuning.trial import Trial

# The spread of the effect of one copy, as a share of games won.
SPREAD = 0.012
# A point of the declared features, in the same measure, and how far it is trusted.
POINT, POINT_SPREAD = 0.002, 0.003
# A copy is drawn in about this share of games; what drawing it tells is biased by this much.
DRAWN, BIAS = 0.4, 0.02
# The variance of one game between decks that are nearly even.
GAME = 0.25


@dataclass(frozen=True)
class Values:
    """The effect of a copy of each card on the share of games won, and how unsure it is."""

    effect: dict[str, float]
    spread: dict[str, float]
    base: float

    def sampled(self, chance: Rng, heat: float = 1.0) -> dict[str, int]:
        """One guess at the values, wide where little is known; in thousandths of a percent."""
        return {
            card: round((effect + heat * self.spread[card] * gauss(chance)) * 100 * SCALE)
            for card, effect in self.effect.items()
        }

    def predict(self, counts: Mapping[str, int]) -> float:
        return self.base + sum(self.effect.get(card, 0.0) * n for card, n in counts.items())


def gauss(chance: Rng) -> float:
    """A number from a bell curve, near enough, with the project's own generator."""
    return sum(chance.below(1 << 20) for _ in range(12)) / (1 << 20) - 6.0


def learn(trials: Iterable[Trial], prior: Mapping[str, float], even: float | None = None) -> Values:
    """Effects of all cards that `prior` names with their declared points.

    `even` is the share that a deck without any advantage wins, where that is known: one half
    when trials hold the differences between two decks.
    """
    decks = [trial for trial in trials if trial.games]
    mean: dict[str, float] = {card: POINT * points for card, points in prior.items()}
    variance: dict[str, float] = {
        card: SPREAD**2 + (POINT_SPREAD * p) ** 2 for card, p in prior.items()
    }
    _from_draws(decks, mean, variance)
    counts = [_counts(trial) for trial in decks]
    if not decks:
        return Values(mean, {card: math.sqrt(v) for card, v in variance.items()}, 0.5)
    games = sum(trial.games for trial in decks)
    expected = [sum(mean.get(card, 0.0) * n for card, n in row.items()) for row in counts]
    level = sum(t.points for t in decks) / games
    centre = sum(e * t.games for e, t in zip(expected, decks, strict=True)) / games
    if even is not None:
        level, centre = even, 0.0
    off = [
        trial.points / trial.games - level - (e - centre)
        for trial, e in zip(decks, expected, strict=True)
    ]
    kernel = [
        [
            sum(n * row.get(card, 0) * variance.get(card, 0.0) for card, n in other.items())
            for row in counts
        ]
        for other in counts
    ]
    for number, trial in enumerate(decks):
        kernel[number][number] += GAME / trial.games
    factor = cholesky(kernel)
    alpha = solved(factor, off)
    effect, spread = {}, {}
    for card in variance:
        v = variance[card]
        column = [float(row.get(card, 0)) for row in counts]
        moved = sum(c * a for c, a in zip(column, alpha, strict=True) if c)
        effect[card] = mean[card] + v * moved
        left: float = v
        if any(column):
            half = forward(factor, column)
            left = v - v * v * sum(h * h for h in half)
        spread[card] = math.sqrt(max(left, 1e-9))
    return Values(effect, spread, level - centre)


def _from_draws(decks: list[Trial], mean: dict[str, float], variance: dict[str, float]) -> None:
    """How much better a deck did in games where it drew a card than where it drew the others."""
    found: dict[str, list[float]] = {}
    for trial in decks:
        games = sum(n for n, _ in trial.seen.values())
        if not games:
            continue
        usual = sum(wins for _, wins in trial.seen.values()) / games
        for card, (n, wins) in trial.seen.items():
            entry = found.setdefault(card, [0.0, 0.0])
            entry[0] += n
            entry[1] += wins - n * usual
    for card, (drawn, ahead) in found.items():
        if drawn and card in mean:
            noise = DRAWN**2 * (GAME / drawn + BIAS**2)
            share = variance[card] / (variance[card] + noise)
            mean[card] += share * (DRAWN * ahead / drawn)
            variance[card] *= 1 - share


def _counts(trial: Trial) -> dict[str, int]:
    counts: dict[str, int] = {}
    for cards in trial.sections.values():
        for card, n in cards.items():
            counts[card] = counts.get(card, 0) + n
    return counts


def cholesky(matrix: list[list[float]]) -> list[list[float]]:
    """The lower triangle L with L Lt = matrix."""
    lower: list[list[float]] = []
    for i, row in enumerate(matrix):
        line: list[float] = []
        for j in range(i + 1):
            other = lower[j] if j < i else line
            rest = row[j] - sum(a * b for a, b in zip(line, other, strict=False))
            line.append(math.sqrt(max(rest, 1e-12)) if i == j else rest / other[j])
        lower.append(line)
    return lower


def forward(lower: list[list[float]], right: list[float]) -> list[float]:
    """y with L y = right."""
    found: list[float] = []
    for row, value in zip(lower, right, strict=True):
        rest = value - sum(a * b for a, b in zip(row, found, strict=False))
        found.append(rest / row[len(found)])
    return found


def solved(lower: list[list[float]], right: list[float]) -> list[float]:
    """x with L Lt x = right."""
    half = forward(lower, right)
    size = len(half)
    found = [0.0] * size
    for i in range(size - 1, -1, -1):
        rest = half[i] - sum(lower[j][i] * found[j] for j in range(i + 1, size))
        found[i] = rest / lower[i][i]
    return found
