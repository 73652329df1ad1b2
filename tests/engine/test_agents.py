"""Each agent beats the one below it by a clear margin, with the same stock deck on both sides.

The full figures stand in docs/agents.md; these are smaller runs on fixed seeds, smaller still where
the engine is not compiled.
"""

from __future__ import annotations

import pytest

from cards.catalogue.loader import CATALOGUES
from cards.ready import read_ready_deck
from engine import bench, mirror, search
from engine.agents import Agent, agent
from engine.catalogue import catalogue_of
from engine.mmg.game_api import random_deck
from engine.mmg.matchup import Matchup
from engine.playout import GREEDY, SEARCH, UNIFORM, choose
from engine.rng import seeded
from engine.table import RUNNING, Table
from tests.engine.mmg.cardset import CARDS

STOCK = catalogue_of("mmg")
DECKS = {
    path.stem: read_ready_deck(path.read_text(encoding="utf-8"), STOCK)
    for path in sorted((CATALOGUES / "mmg" / "decks").glob("*.txt"))
}
FAST = bench.is_compiled()


def test_greedy_beats_uniform_with_every_stock_deck() -> None:
    games = 400 if FAST else 96
    result = mirror.run("mmg", DECKS, (agent("greedy"), agent("uniform")), 1, games)
    assert result.total.aborted == 0
    assert result.total.rate.low > 0.85
    assert len(result.decks) == len(DECKS)
    assert all(rate.rate is not None and rate.rate >= 0.75 for rate in result.decks.values())


def test_search_beats_greedy() -> None:
    games, least = (32, 0.60) if FAST else (6, 0.5)
    agents = (agent("search:5"), agent("greedy"))
    result = mirror.run("mmg", DECKS, agents, 1, games)
    assert result.total.aborted == 0
    assert result.total.rate.rate is not None
    assert result.total.rate.rate >= least
    if FAST:
        assert result.total.rate.low > 0.5


def _positions(seed: int) -> list[Table]:
    rng = seeded(seed, 9)
    pool = list(CARDS.values())
    table: Table = Matchup([random_deck(pool, rng), random_deck(pool, rng)]).start(seed)
    found = []
    while table.status == RUNNING and len(found) < 12:
        if len(table.options) > 2 and rng.below(12) == 0:
            found.append(table.clone())
        table.push(table.options[rng.below(len(table.options))])
    return found


@pytest.mark.parametrize("code", [UNIFORM, GREEDY, SEARCH])
def test_an_agent_chooses_by_what_it_may_see(code: int) -> None:
    for table in _positions(4):
        seat = table.seat
        chosen = choose(table, code, 4, seeded(1))
        assert chosen in table.options
        assert chosen == choose(table, code, 4, seeded(1))  # the same numbers, the same choice
        # Dealing the hidden cards anew changes nothing: the agent did not look at them.
        dealt = table.determinise(seat, seeded(2))
        assert choose(dealt, code, 4, seeded(1)) == chosen


@pytest.mark.skipif(FAST, reason="compiled modules call each other directly")
def test_the_work_of_a_search_is_bounded_by_its_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    walks = 0
    original = search._walk

    def counted(table: Table, node: search.Node, seat: int, horizon: int) -> None:
        nonlocal walks
        walks += 1
        original(table, node, seat, horizon)

    monkeypatch.setattr(search, "_walk", counted)
    table = max(_positions(6), key=lambda position: len(position.options))
    for iterations in (1, 12, 40):
        walks = 0
        choose(table, SEARCH, iterations, seeded(1))
        # At least one deal for each option still in the race, in each of three rounds.
        assert 0 < walks <= iterations + 6 + 3 + 2


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("uniform", Agent("uniform", UNIFORM)),
        ("greedy", Agent("greedy", GREEDY)),
        ("search", Agent("search", SEARCH, 100)),
        ("search:7", Agent("search", SEARCH, 7)),
    ],
)
def test_agents_go_by_name(text: str, expected: Agent) -> None:
    assert agent(text) == expected
    assert expected.label().startswith(text)


@pytest.mark.parametrize("text", ["", "random", "greedy:3", "search:0", "search:x"])
def test_other_names_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"expected (uniform, greedy|at least one)"):
        agent(text)
