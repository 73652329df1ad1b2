"""Agents: strength, what they do not know, and that orders change how an army is played."""

from __future__ import annotations

from engine.agents import agent
from engine.games import matchup
from engine.multiplayer import run as run_table
from engine.record import play
from engine.series import run
from tests.engine.risk.stage import game, position, setups, skip_to


def test_greedy_beats_uniform() -> None:
    """Ten games on one seed; the figures of larger runs stand in docs/agents.md."""
    report = run("risk", matchup("risk", setups(2)), (agent("greedy"), agent("uniform")), 3, 10)
    assert report.won >= 9
    table = run_table(
        "risk", matchup("risk", setups(5)), [agent("greedy")] + [agent("uniform")] * 4, 3, 10
    )
    assert table.rates[0].wins >= 4


def test_a_search_branches_over_plans_only() -> None:
    board = skip_to(game(3, 4), "place Daleks")
    assert 1 <= len(board.table.ranked(6)) <= 3
    skip_to(board, "attack")
    ranked = board.table.ranked(6)
    assert 1 <= len(ranked) <= 3
    assert set(ranked) <= set(board.table.options)
    attacks = [text for text in map(board.table.option_text, ranked) if text.startswith("Attack")]
    board.do(attacks[0])
    if board.kind == "roll or withdraw":
        assert len(board.table.ranked(6)) == 1


def test_search_plays_legal_moves_and_repeats_itself() -> None:
    ready = matchup("risk", setups(2))
    agents = [agent("search:4"), agent("greedy")]
    first = play("risk", ready, 5, agents, first=0)[1]
    assert first.choices == play("risk", ready, 5, agents, first=0)[1].choices


def test_orders_change_what_is_worth_an_attack() -> None:
    def choice(temper: str, daleks: int, against: int) -> str:
        board = position(
            players=3, others=[2, against], tempers=[temper],
            territories={"Russia": [0, daleks], "Peru": [1, 1]},
        )  # fmt: skip
        return board.table.option_text(board.table.greedy()).split()[0]

    # Three Daleks to attack five with: too few for a turtle alone. Two against four: a gamble that
    # only the hunter and the builder take.
    assert [choice(t, 4, 5) for t in ("turtle", "", "hunter")] == ["End", "Attack", "Attack"]
    assert [choice(t, 3, 4) for t in ("turtle", "", "hunter")] == ["End", "End", "Attack"]
