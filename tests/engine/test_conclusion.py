"""Conclusions say no more than the games: each claim needs its interval, and enough games."""

from __future__ import annotations

from typing import Any

import pytest

from engine.conclusion import Seen, of_field, of_gauntlet, of_matchup, of_pod
from engine.ranking import rank
from engine.statistics import wilson


def seen(wins: float, games: int, **values: Any) -> Seen:
    told: dict[str, Any] = {
        "names": ("Rush", "Wall"),
        "agents": ("greedy", "greedy"),
        "rate": wilson(wins, games),
        "first_seat": wilson(games / 2, games),
        "aborted": 0,
        "verdict": "undecided",
    }
    return Seen(**(told | values))


@pytest.mark.parametrize(
    ("wins", "games", "begins"),
    [
        (600, 1000, "Rush is better than Wall: Rush won 60% (56.9% to 63%) of 1,000 games."),
        (400, 1000, "Wall is better than Rush: Rush won 40% ("),
        (52, 100, "These games do not tell Rush and Wall apart: Rush won 52% ("),
        (4, 4, "4 games are too few to tell Rush and Wall apart: Rush won 100% ("),
        (0, 0, "Nothing can be said about Rush and Wall: no game was played."),
    ],
)
def test_the_headline_follows_the_interval(wins: int, games: int, begins: str) -> None:
    assert of_matchup(seen(wins, games)).headline.startswith(begins)


def test_what_is_open_is_said() -> None:
    told = of_matchup(seen(52, 100, aborted=3, partial=True, agents=("greedy", "uniform"))).cannot
    assert any("3 more games" in line for line in told)
    assert any("cancelled" in line for line in told)
    assert any("unlike agents" in line for line in told)
    assert any("points does not show in 100 games" in line for line in told)


def test_a_run_until_decided_goes_by_its_test_alone() -> None:
    even = seen(300, 560, until_decided=True, verdict="not distinguishable")
    assert "not distinguishable" in of_matchup(even).headline
    first = of_matchup(seen(300, 500, until_decided=True, verdict="first"))
    assert first.headline.startswith("Rush is better than Wall")
    assert any("larger than it is" in line for line in first.cannot)
    open_ = of_matchup(seen(600, 1000, until_decided=True))
    assert "do not tell" in open_.headline


def test_going_first_is_told_when_it_shows() -> None:
    told = of_matchup(seen(500, 1000, first_seat=wilson(560, 1000)))
    assert any(line.startswith("Going first helps") for line in told.can)
    assert not any("Whether going first" in line for line in told.cannot)


def test_a_gauntlet_counts_what_is_sure() -> None:
    rates = [wilson(80, 100), wilson(20, 100), wilson(51, 100), wilson(3, 3)]
    told = of_gauntlet("Rush", ["A", "B", "C", "D"], rates)
    assert "better than 1 of 4 opponents and worse than 1" in told.headline
    assert any("A" in line for line in told.can)
    assert told.cannot[0] == "Who is better, Rush or C or D."


def test_a_field_without_a_clear_first_says_so() -> None:
    even = [[0, 50, 50], [50, 0, 50], [50, 50, 0]]
    assert of_field(["A", "B", "C"], rank(even), 300).headline.startswith("No single deck")
    clear = [[0, 90, 90], [10, 0, 50], [10, 50, 0]]
    told = of_field(["A", "B", "C"], rank(clear), 300)
    assert told.headline.startswith("A is the strongest of 3 decks")


def test_a_table_is_measured_against_an_even_share() -> None:
    told = of_pod(["A", "B", "C"], [wilson(60, 100), wilson(30, 100), wilson(10, 100)], 1 / 3)
    assert told.headline.startswith("A won more than an even share of 33.3%")
    assert told.can == ["C won less than an even share."]
