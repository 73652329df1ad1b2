"""The Nash mix against games whose answer is known, and its law: nothing beats the mix."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.metagame import minimax, mix, shares


def test_rock_paper_scissors_is_played_evenly() -> None:
    found = mix([[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]])
    assert found.weights == pytest.approx([1 / 3] * 3)
    assert found.scores == pytest.approx([0.5] * 3)


def test_the_weights_of_a_lopsided_cycle() -> None:
    # Winning by paper counts double: with payoffs 1, 2 and 1 the known mix is 1/4, 1/4, 1/2.
    assert minimax([[0, -2, 1], [2, 0, -1], [-1, 1, 0]]) == pytest.approx([1 / 4, 1 / 4, 1 / 2])


def test_matching_pennies_with_unequal_stakes() -> None:
    # The column player mixes so that both rows pay the same: 3y - (1-y) = -y + (1-y), y = 1/3.
    assert minimax([[3, -1], [-1, 1]]) == pytest.approx([1 / 3, 2 / 3])


def test_a_deck_that_beats_all_is_the_whole_mix() -> None:
    found = mix([[0.5, 0.4, 0.6], [0.6, 0.5, 0.7], [0.4, 0.3, 0.5]])
    assert found.weights == [0, 1, 0]


def test_equal_decks_have_a_mix() -> None:
    assert sum(mix([[0.5] * 4] * 4).weights) == pytest.approx(1)


tables = st.integers(2, 7).flatmap(
    lambda n: st.lists(
        st.lists(st.integers(0, 100), min_size=n, max_size=n), min_size=n, max_size=n
    )
)


@settings(max_examples=60, deadline=None)
@given(tables)
def test_no_entry_wins_more_than_half_against_the_mix(table: list[list[int]]) -> None:
    size = len(table)
    rates = [[0.5] * size for _ in range(size)]
    for i in range(size):
        for j in range(i):
            rates[i][j] = table[i][j] / 100
            rates[j][i] = 1 - rates[i][j]
    found = mix(rates)
    assert sum(found.weights) == pytest.approx(1)
    assert min(found.weights) >= 0
    assert max(found.scores) <= 0.5 + 1e-9


def test_the_span_of_a_weight_narrows_with_more_games() -> None:
    def results(games: int) -> list[list[float]]:
        beats = {(0, 1): 0.6, (1, 2): 0.6, (2, 0): 0.6}
        wins = [[0.0] * 3 for _ in range(3)]
        for (i, j), share in beats.items():
            wins[i][j], wins[j][i] = games * share, games * (1 - share)
        return wins

    few, many = shares(results(100), 7), shares(results(100_000), 7)
    assert all(one.low <= one.weight <= one.high for one in few)
    assert max(s.high - s.low for s in many) < max(s.high - s.low for s in few) / 5
    assert shares(results(100), 7) == few
