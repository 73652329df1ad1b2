"""A question answered in full, as plain JSON: the decks and their proof, what each card does, or
why there is no deck and what to acquire. One form for command line, pages and API."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from cards.catalogue.values import Catalogue
from cards.deck import Deck
from solver.optimiser.contributions import contributions, displaced
from solver.optimiser.explain import explain
from solver.optimiser.explanation_sentences import (
    completion_sentence,
    lifting_sentence,
    sentences,
)
from solver.optimiser.instance import Instance
from solver.optimiser.solution import Effort, Solution
from solver.optimiser.solve import solve

# Cards for which it is worked out what they displaced.
SHOWN = 8


def answer(
    instance: Instance, catalogue: Catalogue, effort: Effort | None = None, shown: int = SHOWN
) -> dict[str, Any]:
    """Solve and explain. Nothing in it depends on the clock or the machine."""
    effort = effort or Effort()
    found = solve(instance, effort)
    plain = as_json(found)
    if not found.found:
        plain["explanation"] = _why(instance, catalogue, effort)
        return plain
    plain["decks"] = [
        _deck(instance, deck, effort, shown if number == 0 else 0, found.decks[1:])
        for number, deck in enumerate(found.decks)
    ]
    return plain


def as_json(found: Solution) -> dict[str, Any]:
    """Status, proof and limits of a solution."""
    return {
        "status": found.status,
        "objective": found.objective,
        "bound": found.bound,
        "gap": None if found.gap is None else round(found.gap, 6),
        "acquired": found.acquired,
        "solver": found.solver,
        "seed": found.effort.seed,
        "work": found.work,
        "work_limit": found.effort.work,
        "decks": [],
    }


def _deck(
    instance: Instance, deck: Deck, effort: Effort, shown: int, others: Sequence[Deck]
) -> dict[str, Any]:
    parts = contributions(instance, deck)
    lines = [{**msgspec.to_builtins(part), "total": part.total} for part in parts]
    top = [part.card for part in parts[:shown]]
    instead = displaced(instance, deck, top, effort, others) if shown else []
    return {
        "sections": deck.sections,
        "size": deck.size,
        "contributions": lines,
        "displaced": msgspec.to_builtins(instead),
    }


def _why(instance: Instance, catalogue: Catalogue, effort: Effort) -> dict[str, Any] | None:
    found = explain(instance, effort)
    if found is None:
        return None
    return {
        **msgspec.to_builtins(found),
        "sentences": sentences(found, instance, catalogue),
        "lifting_sentence": lifting_sentence(found, catalogue),
        "completion_sentence": completion_sentence(found, catalogue),
    }
