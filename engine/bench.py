"""How fast the engine plays: games and decisions per second on one core, by agent."""

from __future__ import annotations

import time
from typing import Any

from engine import rng
from engine.agents import agent
from engine.cards import Card, catalogue_cards
from engine.games import matchup
from engine.laws import random_decks
from engine.record import play
from engine.rng import derive, seeded

SEED = 7
SECONDS = 2.0
AGENTS = ("uniform", "greedy", "search:20")


def is_compiled() -> bool:
    """Whether the hot modules run compiled."""
    return not str(rng.__file__).endswith(".py")


def measure(game_id: str, cards: list[Card], seconds: float = SECONDS) -> dict[str, Any]:
    """Mirror games of random legal decks, each agent for about so many seconds."""
    decks = random_decks(game_id, cards, seeded(SEED), 2)
    ready = matchup(game_id, decks)
    by_agent: dict[str, Any] = {}
    for name in AGENTS:
        chosen = agent(name)
        games = decisions = turns = 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds:
            _, written = play(game_id, ready, derive(SEED, games), (chosen, chosen))
            games += 1
            decisions += len(written.choices)
            turns += written.turns
        by_agent[name] = {
            "games": games,
            "games_per_second": round(games / spent, 2),
            "decisions_per_second": round(decisions / spent, 1),
            "mean_turns": round(turns / games, 1),
            "mean_decisions": round(decisions / games, 1),
        }
    return {"game": game_id, "compiled": is_compiled(), "cores": 1, "agents": by_agent}


def run(seconds: float = SECONDS) -> dict[str, Any]:
    """The benchmark of `manage.py bench engine`: the catalogue's own cards."""
    return measure("mmg", list(catalogue_cards("mmg").values()), seconds)
