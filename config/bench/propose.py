"""Propose and test against plain rivals, from random collections, on seeds never used before.

Every rival may play as many games as the search: the solver's first proposal plays none, a genetic
algorithm and hill climbing all of them. The gauntlet is every stock deck.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec

from config.bench.collections import random_collection, stock_decks, world
from engine.bench import is_compiled
from engine.rng import derive
from engine.statistics import wilson
from solver.tuning import fair, rivals
from solver.tuning.search import FINAL, best_deck, first_proposal, inline
from solver.tuning.settings import Search
from solver.tuning.trial import play

COLLECTIONS = 5
# The search was tuned while looking at collections 1 to 5; figures come from others.
FRESH = 6
GAMES = 1500
FINAL_GAMES = 480


def run(
    collections: int = COLLECTIONS, games: int = GAMES, final: int = FINAL_GAMES, game: str = "mmg"
) -> dict[str, Any]:
    """Win rates with intervals for each collection and over all of them, and the fair pairs."""
    here = world(game)
    gauntlet = tuple(deck.sections for deck in stock_decks(game).values())
    began = time.perf_counter()
    rows, pairs = [], []
    totals: dict[str, list[float]] = {}
    for number in range(FRESH, FRESH + collections):
        owned = random_collection(game, 400, number)
        search = Search(
            game=game, gauntlet=gauntlet, games=games, final=1, owned=owned, seed=number
        )
        results = inline(here, search)
        spent = sum(r.finished + r.aborted for r in results if r.what in ("play", "playoff"))
        # The rivals get every game that the search could have played.
        decks = {
            "propose": best_deck(here, search, results),
            "first_proposal": first_proposal(results),
            "genetic": rivals.genetic(here, search).sections,
            "hill_climbing": rivals.climb(here, search).sections,
        }
        row: dict[str, Any] = {"collection": number, "games": spent}
        rounds = max(1, final // (2 * len(gauntlet))) * len(gauntlet)
        for name, sections in decks.items():
            seed = derive(number, FINAL + 1)
            trial = play(here, sections, gauntlet, seed=seed, first=0, pairs=rounds)
            row[name] = {**_rate(trial.points, trial.games), "aborted": trial.aborted}
            total = totals.setdefault(name, [0.0, 0])
            total[0] += trial.points
            total[1] += trial.games
        rows.append(row)
        pairs.append(_fair(game, number))
    return {
        "game": game,
        "compiled": is_compiled(),
        "gauntlet": len(gauntlet),
        "games_each": games,
        "collections": rows,
        "overall": {name: _rate(points, int(n)) for name, (points, n) in totals.items()},
        "fair_pairs": pairs,
        "seconds": round(time.perf_counter() - began, 1),
    }


def _fair(game: str, number: int) -> dict[str, Any]:
    """Two even decks from a box of 400 cards."""
    owned = random_collection(game, 400, 100 + number, decks=2)
    search = Search(game=game, gauntlet=(), owned=owned, seed=number)
    found = fair.outcome(fair.inline(world(game), search))
    kept = ("rate", "even", "fresh", "rounds", "games", "aborted")
    return {"collection": number, **{name: found[name] for name in kept}}


def _rate(points: float, games: int) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(wilson(points, games))
    return {k: round(v, 4) if isinstance(v, float) else v for k, v in found.items()}
