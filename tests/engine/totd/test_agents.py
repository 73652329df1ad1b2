"""The team agents: greedy wins where chance does not; what is hidden changes no choice."""

from __future__ import annotations

from engine.agents import agent
from engine.record import play
from engine.rng import seeded
from engine.table import RUNNING
from engine.totd.matchup import Matchup
from engine.totd.teams import team_deck
from tests.engine.totd.harness import CARDS

NUMBERS = (4, 11, 12)
TEAM = team_deck(
    CARDS,
    [card for card in CARDS if card.type == "doctor" and card.fields["incarnation"] in NUMBERS],
)


def won(name: str, games: int) -> int:
    ready = Matchup([TEAM])
    results = [play("totd", ready, seed, [agent(name)])[1].status for seed in range(games)]
    assert "aborted" not in results
    return results.count("won")


def test_a_greedy_team_wins_where_a_uniform_one_does_not() -> None:
    assert won("uniform", 6) == 0
    assert won("greedy", 5) >= 2


def test_permuting_what_nobody_sees_changes_no_choice() -> None:
    table = Matchup([TEAM]).start(5)
    rng = seeded(8)
    for _ in range(60):
        if table.status != RUNNING:
            break
        choice = table.view(table.seat).greedy()
        assert table.determinise(table.seat, rng).view(table.seat).greedy() == choice
        table.push(choice)
