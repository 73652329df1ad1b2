"""A search in figures, while it runs and when it is over: no rate without its interval."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.statistics import wilson
from solver.tuning.search import best_deck, first_proposal, values_of
from solver.tuning.settings import Search
from solver.tuning.steps import Outcome
from solver.tuning.trial import Trial, key, pooled
from solver.tuning.world import World

# Cards named as the best and the worst.
NAMED = 12


def generations(results: Sequence[Outcome]) -> list[dict[str, Any]]:
    """How strong the decks of each generation were, all together and the best of them."""
    found = []
    numbers = sorted({r.generation for r in results if r.what in ("play", "playoff")})
    for number in numbers:
        rows = [r for r in results if r.generation == number and r.what in ("play", "playoff")]
        trials = list(pooled(r.trial() for r in rows).values())
        best = max(trials, key=lambda t: (t.rate.low, t.games))
        found.append(
            {
                "generation": number,
                "what": rows[0].what,
                "decks": len(trials),
                "all": _rate(sum(t.points for t in trials), sum(t.games for t in trials)),
                "best": _rate(best.points, best.games),
                "aborted": sum(t.aborted for t in trials),
            }
        )
    return found


def summary(world: World, search: Search, results: Sequence[Outcome]) -> dict[str, Any]:
    """The best deck, the first proposal, strength by generation, and what cards turned out to be
    worth. Of a search that was cut short, the best so far; it then has no final."""
    played = [r for r in results if r.what in ("play", "playoff")]
    finals = pooled(r.trial() for r in results if r.what == "final")
    best, first = best_deck(world, search, results), first_proposal(results)
    return {
        "best": _told(best, finals, played),
        "first": _told(first, finals, played),
        "generations": generations(results),
        "games": sum(r.won + r.lost + r.drawn for r in played),
        "aborted": sum(r.aborted for r in played),
        "values": _values(world, results) if played else [],
        "agent": search.agent,
        "seed": search.seed,
        "gauntlet": len(search.gauntlet),
    }


def _told(sections: Any, finals: dict[str, Trial], played: list[Outcome]) -> dict[str, Any] | None:
    if sections is None:
        return None
    mine = [r.trial() for r in played if r.sections and key(r.sections) == key(sections)]
    final = finals.get(key(sections))
    return {
        "sections": sections,
        "search": _rate(sum(t.points for t in mine), sum(t.games for t in mine)),
        "final": _rate(final.points, final.games) if final else None,
        "final_aborted": final.aborted if final else 0,
    }


def _values(world: World, results: Sequence[Outcome]) -> list[dict[str, Any]]:
    """The cards that help most and least, with how unsure that is, in percent of games."""
    values = values_of(world, results)
    tried = {card for r in results if r.what != "propose" for card in r.seen}
    ranked = sorted(tried, key=lambda card: (-values.effect[card], card))
    named = ranked if len(ranked) <= 2 * NAMED else [*ranked[:NAMED], *ranked[-NAMED:]]
    return [
        {
            "card": card,
            "effect": round(100 * values.effect[card], 3),
            "spread": round(100 * values.spread[card], 3),
        }
        for card in named
    ]


def _rate(points: float, games: int) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(wilson(points, games))
    return found
