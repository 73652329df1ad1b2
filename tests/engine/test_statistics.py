"""Intervals cover what they promise and the sequential test errs as seldom as it says."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.rng import seeded
from engine.statistics import SPRT_BOUND, Z95, log_likelihood_ratio, sprt, wilson


def exact_coverage(share: float, games: int) -> float:
    """The chance that the interval of so many games holds the true share, without sampling."""
    total = 0.0
    for wins in range(games + 1):
        rate = wilson(wins, games)
        if rate.low <= share <= rate.high:
            ways = math.comb(games, wins)
            total += ways * share**wins * (1 - share) ** (games - wins)
    return total


@pytest.mark.parametrize("games", [20, 50, 100, 200, 400])
def test_wilson_intervals_cover_about_95_of_100(games: int) -> None:
    shares = [k / 40 for k in range(2, 39)]
    covered = [exact_coverage(share, games) for share in shares]
    assert 0.945 < sum(covered) / len(covered) < 0.965
    assert min(covered) > 0.91


@pytest.mark.parametrize("share", [0.3, 0.5, 0.85])
def test_wilson_intervals_cover_by_simulation(share: float) -> None:
    rng = seeded(round(share * 100), 1)
    limit = round(share * 10**6)
    runs, games, covered = 2000, 100, 0
    for _ in range(runs):
        rate = wilson(sum(rng.below(10**6) < limit for _ in range(games)), games)
        covered += rate.low <= share <= rate.high
    # Whole numbers of wins make the true coverage of one share lie a little off 95 %.
    exact = exact_coverage(share, games)
    assert 0.93 < exact < 0.96
    assert abs(covered / runs - exact) < 3 * math.sqrt(exact * (1 - exact) / runs)


@given(st.integers(0, 500), st.integers(1, 500))
def test_a_wilson_interval_holds_the_rate_and_mirrors(wins: int, games: int) -> None:
    wins = min(wins, games)
    rate, other = wilson(wins, games), wilson(games - wins, games)
    assert rate.rate == wins / games
    assert 0.0 <= rate.low <= rate.rate <= rate.high <= 1.0
    assert rate.low == pytest.approx(1 - other.high)
    # The ends are the shares at which the result lies just 1.96 standard errors away.
    for end in (rate.low, rate.high):
        if 1e-9 < end < 1 - 1e-9:
            gap = abs(rate.rate - end) / math.sqrt(end * (1 - end) / games)
            assert gap == pytest.approx(Z95)
    assert wilson(wins * 4, games * 4).high - wilson(wins * 4, games * 4).low < rate.high - rate.low


def test_no_games_say_nothing() -> None:
    nothing = wilson(0, 0)
    assert (nothing.rate, nothing.low, nothing.high) == (None, 0.0, 1.0)
    assert log_likelihood_ratio([0] * 5, 0.5, 0.55) == 0.0
    assert sprt([0] * 5).verdict == "undecided"


def test_the_sequential_test_waits_for_enough_pairs() -> None:
    assert sprt([0, 0, 0, 0, 7]).verdict == "undecided"
    assert sprt([0, 0, 0, 0, 40]).verdict == "first"
    assert sprt([40, 0, 0, 0, 0]).verdict == "second"
    assert sprt([0, 0, 4000, 0, 0]).verdict == "not distinguishable"
    assert math.log(0.95 / 0.05) == pytest.approx(SPRT_BOUND)


def _decide(won: int, drawn: int, seed: int, runs: int) -> dict[str, int]:
    """Verdicts for pairs whose two games go together: shared shuffles make most pairs alike.

    Of 1000 pairs so many are won twice and so many are split; the rest is lost twice.
    """
    rng = seeded(seed)
    found: dict[str, int] = {}
    for _ in range(runs):
        pairs = [0, 0, 0, 0, 0]
        verdict = "undecided"
        while verdict == "undecided" and sum(pairs) < 6000:
            for _ in range(20):
                drawn_at = rng.below(1000)
                pairs[4 if drawn_at < won else 2 if drawn_at < won + drawn else 0] += 1
            verdict = sprt(pairs).verdict
        found[verdict] = found.get(verdict, 0) + 1
    return found


@pytest.mark.parametrize(("split", "seed"), [(200, 31), (800, 32)])
def test_errors_stay_rare_however_alike_the_games_of_a_pair_are(split: int, seed: int) -> None:
    runs = 150
    half = (1000 - split) // 2
    even = _decide(half, split, seed, runs)
    assert even.get("first", 0) + even.get("second", 0) <= 0.13 * runs  # 5 % to either side
    better = _decide(half + 50, split, seed, runs)  # 55 % of all games
    assert better["first"] >= 0.91 * runs
    assert better.get("second", 0) == 0
