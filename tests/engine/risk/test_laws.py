"""Laws over random games, that they notice a breach, and the ledger of luck."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import laws
from engine.agents import agent
from engine.games import matchup
from engine.record import play, replay
from engine.risk.game import RiskTable
from engine.risk.invariants import MILLION, violations
from engine.rng import seeded
from engine.table import ABORTED, RUNNING
from tests.engine.risk.stage import POOL, game, position, setups

SEEDS = st.integers(min_value=0, max_value=2**60)
PLAYERS = st.integers(min_value=2, max_value=5)


def played(players: int, seed: int, steps: int, *, long: bool = False) -> RiskTable:
    table = game(players, seed, long=long).table
    rng = seeded(seed, 1)
    for _ in range(steps):
        if table.status != RUNNING:
            break
        table.push(table.options[rng.below(len(table.options))])
    return table


@settings(max_examples=40, deadline=None)
@given(PLAYERS, SEEDS, st.integers(min_value=0, max_value=300), st.booleans())
def test_every_position_keeps_every_law(players: int, seed: int, steps: int, long: bool) -> None:
    table = played(players, seed, steps, long=long)
    assert laws.broken_laws("risk", table, POOL, seeded(seed, 4)) == []
    assert laws.try_options("risk", table) == []


@pytest.mark.rule("RISK-D05", "RISK-C11")
def test_a_run_over_all_player_counts() -> None:
    seen = laws.check("risk", POOL, seed=8, count=60, look_every=97)
    assert seen.problems == []
    assert seen.lawful
    assert seen.aborted == 0


def test_the_laws_notice_a_breach() -> None:
    for breach, words in (
        (lambda s: s.daleks.__setitem__(5, s.daleks[5] + 1), "Daleks on the board, expected"),
        (lambda s: s.owner_of.__setitem__(5, -1), "has no army"),
        (lambda s: s.luck.__setitem__(0, 1), "the luck of all armies adds up to 1"),
        (lambda s: s.gains.__setitem__(0, 1), "the gains of all armies"),
        (lambda s: s.design.__setitem__(0, s.design[1]), "cards of kind"),
        (lambda s: s.missions[0].pop(), "lies in 0 zones"),
        (lambda s: setattr(s, "clara", 12), "Clara is on space 12"),
    ):
        table = game(3).table
        assert violations(table) == []
        breach(table)
        assert any(words in problem for problem in violations(table)), words


def test_a_game_is_its_seed_and_its_choices() -> None:
    ready = matchup("risk", setups(4))
    table, record = play("risk", ready, 12, [agent("greedy")] * 4, logging=True)
    again = replay(ready, record)
    assert again.to_dict() == table.to_dict()
    assert again.log == table.log


@settings(max_examples=15, deadline=None)
@given(PLAYERS, SEEDS, st.integers(min_value=0, max_value=300))
def test_greedy_chooses_by_what_it_sees(players: int, seed: int, steps: int) -> None:
    """Dealing the hidden cards anew changes no choice."""
    table = played(players, seed, steps)
    if table.status != RUNNING:
        return
    choice = table.view(table.seat).greedy()
    assert choice in table.options
    for stream in range(4):
        other = table.determinise(table.seat, seeded(seed, 20 + stream))
        assert other.view(table.seat).greedy() == choice


@settings(max_examples=15, deadline=None)
@given(PLAYERS, SEEDS)
def test_luck_is_result_less_expectation_and_adds_up(players: int, seed: int) -> None:
    table, _ = play("risk", matchup("risk", setups(players)), seed, [agent("greedy")] * players)
    assert isinstance(table, RiskTable)
    assert sum(table.luck) == sum(table.gains) == sum(table.expected) == sum(table.helped) == 0
    for army in range(5):
        explained = table.expected[army] + table.helped[army] + table.luck[army]
        assert table.gains[army] * MILLION == explained
    assert max(table.rolls) > 0


def test_the_luck_of_one_roll() -> None:
    board = position(
        players=3, territories={"Russia": [0, 4], "Scandinavia": [1, 5]}, dice=[6, 6, 6, 1, 1]
    )
    board.do("Attack Scandinavia from Russia with 3")
    expected = (2 * 2890 - 2 * 2275) / 7776
    assert board.table.luck[0] == pytest.approx((2 - expected) * MILLION, abs=1)
    assert board.table.luck[1] == -board.table.luck[0]
    assert "That is 1.84 Daleks of good luck for the bronze Daleks".lower() in [
        line.lower() for line in board.logged
    ]


def test_dice_rolled_again_are_luck_of_their_own() -> None:
    board = position(
        players=3, territories={"Russia": [0, 4], "Scandinavia": [1, 1]}, dice=[1, 1, 1, 6],
        hands=[["Sarah Jane Smith"]],
    )  # fmt: skip
    board.do("Attack Scandinavia from Russia with 3")
    board.table.dice_ahead = [2]
    board.do("Play Sarah Jane Smith")
    table = board.table
    assert table.gains[0] == -1
    assert table.helped[0] == 0  # no die beats a six: rolling again could change nothing
    assert table.luck[0] + table.expected[0] == -MILLION


@pytest.mark.rule("RISK-V01")
def test_the_long_game_of_greedy_players_ends_with_one_army() -> None:
    ready = matchup("risk", setups(3, long=True))
    table, _ = play("risk", ready, 3, [agent("greedy")] * 3)
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.status != ABORTED
    assert isinstance(table, RiskTable)
    assert table.owner_of == [outcome.winner] * 42
