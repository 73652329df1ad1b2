"""Whole games: golden transcripts, words for every event, and agents of growing strength."""

from __future__ import annotations

import pytest

from engine import bench, mirror
from engine.agents import agent
from engine.rng import seeded
from engine.whoccg.fields import PLAN
from engine.whoccg.random_decks import random_deck
from tests.engine.whoccg import golden
from tests.engine.whoccg.cardset import CARDS
from tests.engine.whoccg.harness import pos

DECKS = {f"deck {n}": random_deck(list(CARDS.values()), seeded(n, 7)) for n in range(8)}
FAST = bench.is_compiled()


@pytest.mark.parametrize("name", list(golden.GAMES))
def test_a_golden_game_gives_its_log_again(name: str) -> None:
    path = golden.FOLDER / f"{name}.txt"
    game, decks = golden.read(path)
    assert golden.transcript(game, decks) == path.read_text()


def test_the_grammar_of_log_lines() -> None:
    lines = [
        line
        for name in golden.GAMES
        for line in (golden.FOLDER / f"{name}.txt").read_text().splitlines()[3:]
    ]
    assert len(lines) > 200
    for line in lines:
        assert line[0].isupper(), line
        assert not line.endswith("."), line
        assert "  " not in line, line


def test_every_event_has_words() -> None:
    table = pos(
        {"play": [{"card": "dalek", "at": 0}]}, {"play": [{"card": "noble", "at": 0}]}
    ).table
    for event in PLAN.events:
        for numbers in ([0, 1, 1, 1], [1, 2, 2, 2], [1, 2, 0, 1]):
            text = table.event_text([event.number, *numbers])
            assert text[0].isupper()
            assert not text.endswith(".")


def test_greedy_beats_uniform() -> None:
    games = 120 if FAST else 48
    result = mirror.run("whoccg", DECKS, (agent("greedy"), agent("uniform")), 1, games)
    assert result.total.aborted == 0
    assert result.total.rate.rate is not None
    assert result.total.rate.rate >= 0.8


@pytest.mark.skipif(not FAST, reason="search needs the compiled engine to be affordable")
def test_search_beats_greedy() -> None:
    result = mirror.run("whoccg", DECKS, (agent("search:10"), agent("greedy")), 1, 24)
    assert result.total.rate.rate is not None
    assert result.total.rate.rate >= 0.5
