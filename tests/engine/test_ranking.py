"""Bradley-Terry strengths: known answers, and intervals that hold what they promise."""

from __future__ import annotations

import math

import pytest

from engine.ranking import inverse, rank
from engine.rng import seeded
from engine.statistics import difference, wilson


def test_two_entries_differ_by_the_odds_between_them() -> None:
    one, two = rank([[0, 75], [25, 0]], prior=1e-9)
    assert (one.entry, two.entry) == (0, 1)
    assert one.strength - two.strength == pytest.approx(math.log(3), abs=1e-6)


def test_a_clean_sweep_stays_finite_and_is_shown_to_be_first() -> None:
    ranked = rank([[0, 40, 40], [0, 0, 20], [0, 20, 0]])
    assert ranked[0].entry == 0
    assert ranked[0].high < 1
    assert (ranked[0].best, ranked[0].worst) == (1, 1)
    assert {(one.best, one.worst) for one in ranked[1:]} == {(2, 3)}


def test_without_games_nothing_is_ranked_above_anything() -> None:
    ranked = rank([[0.0] * 4 for _ in range(4)])
    assert all((one.rate, one.best, one.worst) == (0.5, 1, 4) for one in ranked)


def test_the_inverse_of_a_matrix() -> None:
    found = inverse([[0, 2], [4, 0]])
    assert found == [[0, 0.25], [0.5, 0]]


def test_intervals_cover_the_truth_about_as_often_as_they_say() -> None:
    truth = [0.5, 0.2, 0.0, -0.2, -0.5]
    size, games, runs = len(truth), 60, 200
    rng = seeded(11)
    covered = 0
    for _ in range(runs):
        wins = [[0.0] * size for _ in range(size)]
        for i in range(size):
            for j in range(i):
                chance = 1 / (1 + math.exp(truth[j] - truth[i]))
                won = sum(rng.below(10**6) < chance * 10**6 for _ in range(games))
                wins[i][j], wins[j][i] = won, games - won
        for one in rank(wins):
            covered += one.low <= 1 / (1 + math.exp(-truth[one.entry])) <= one.high
    assert 0.93 <= covered / (runs * size) <= 0.995


def test_the_interval_of_a_difference_covers_it() -> None:
    rng = seeded(12)
    covered = {"difference": 0, "wilson": 0}
    runs = 2000
    for _ in range(runs):
        one = sum(rng.below(100) < 58 for _ in range(70))
        two = sum(rng.below(100) < 47 for _ in range(150))
        found = difference(one, 70, two, 150)
        covered["difference"] += found.low <= 0.11 <= found.high
        rate = wilson(one, 70)
        covered["wilson"] += rate.low <= 0.58 <= rate.high
    for name, count in covered.items():
        assert 0.935 <= count / runs <= 0.97, name


def test_a_difference_needs_games_on_both_sides() -> None:
    found = difference(3, 10, 0, 0)
    assert (found.value, found.low, found.high) == (None, -1, 1)
