"""An answer as a page shows it: names instead of ids, points instead of thousandths."""

from __future__ import annotations

from typing import Any

import msgspec

from cards.catalogue.values import Catalogue
from cards.deck import Deck
from decks.selectors.verdicts import value_of
from engine.statistics import Rate
from solver.models import Kind, Proposal
from solver.optimiser.instance import SCALE
from solver.optimiser.upgrades import difference
from solver.selectors.proposals import decks_in, share
from web.charts import RatesChart, rates_chart


def shown(proposal: Proposal, catalogue: Catalogue, live: dict[str, Any]) -> dict[str, Any]:
    """What the page of a proposal needs besides the proposal itself."""
    result: dict[str, Any] = proposal.job.result or {}
    context: dict[str, Any] = {
        "result": result,
        "decks": [_deck(n, s, proposal, catalogue) for n, s in enumerate(decks_in(proposal))],
    }
    if proposal.kind == Kind.SOLVE:
        context |= _solved(result, catalogue)
    elif proposal.kind == Kind.PROPOSE:
        context |= _proposed(result or live, catalogue)
    else:
        history = (result or live).get("history", [])
        rows = [(f"{'Final' if h['what'] == 'final' else h['round']}", h["rate"]) for h in history]
        context |= {
            "chart": _chart(rows),
            "rows": [(label, share(rate)) for label, rate in rows],
            "rate": share(result["rate"]) if result.get("rate") else "",
        }
    return context


def _solved(result: dict[str, Any], catalogue: Catalogue) -> dict[str, Any]:
    by_id = catalogue.by_id
    if not result:
        return {}
    first = result["decks"][0] if result["decks"] else None
    best = max((one["total"] for one in first["contributions"]), default=0) if first else 0
    return {
        "points": None if result["objective"] is None else result["objective"] / SCALE,
        "bound": None if result["bound"] is None else result["bound"] / SCALE,
        "gap": None if result["gap"] is None else 100 * result["gap"],
        "why": result.get("explanation"),
        "completion": _copies((result.get("explanation") or {}).get("completion"), catalogue),
        "acquired": _copies(result["acquired"], catalogue),
        "contributions": [
            {
                "card": by_id[one["card"]],
                "copies": one["copies"],
                "points": one["total"] / SCALE,
                "pairs": one["pairs"] / SCALE,
                "bar": max(0, round(100 * one["total"] / best)) if best > 0 else 0,
            }
            for one in (first["contributions"] if first else [])
        ],
        "displaced": [
            {
                "card": by_id[one["card"]],
                "loss": None if one["loss"] is None else one["loss"] / SCALE,
                "instead": _copies(one["instead"], catalogue),
                "proved": one["proved"],
            }
            for one in (first["displaced"] if first else [])
        ],
        "next_cards": [
            {
                "card": by_id[one["card"]],
                "gain": None if one["gain"] is None else one["gain"] / SCALE,
                "price": one["price"],
            }
            for one in result.get("next", [])
        ],
    }


def _proposed(result: dict[str, Any], catalogue: Catalogue) -> dict[str, Any]:
    found = result.get("generations", [])
    rows = [
        ("Play-off" if one["what"] == "playoff" else str(one["generation"] + 1), one["all"])
        for one in found
    ]
    best, first = result.get("best"), result.get("first")
    by_id = catalogue.by_id
    values = [
        {"card": by_id[v["card"]], "effect": v["effect"], "spread": v["spread"]}
        for v in result.get("values", [])
        if v["card"] in by_id
    ]
    return {
        "chart": _chart(rows),
        "rows": [
            (label, one["decks"], share(one["all"]), share(one["best"]), one["aborted"])
            for (label, _), one in zip(rows, found, strict=True)
        ],
        "final": share(best["final"]) if best and best["final"] else "",
        "searched": share(best["search"]) if best else "",
        "first_final": share(first["final"]) if first and first["final"] else "",
        "values": values,
    }


def _copies(cards: dict[str, int] | None, catalogue: Catalogue) -> list[tuple[Any, int]]:
    by_id = catalogue.by_id
    return [(by_id[card], n) for card, n in (cards or {}).items() if card in by_id]


def _deck(
    number: int, sections: dict[str, dict[str, int]], proposal: Proposal, catalogue: Catalogue
) -> dict[str, Any]:
    by_id = catalogue.by_id
    value = Deck.of(sections)
    removed: dict[str, int] = {}
    added: dict[str, int] = {}
    if proposal.deck is not None:
        removed, added = difference(value_of(proposal.deck), value)
    return {
        "number": number,
        "size": value.size,
        "sections": [
            (
                section,
                sorted(
                    ((by_id[c], n) for c, n in sections[section.id].items() if c in by_id),
                    key=lambda line: line[0].folded_name,
                ),
            )
            for section in catalogue.game.file.sections
            if section.id in sections
        ],
        "removed": _copies(removed, catalogue),
        "added": _copies(added, catalogue),
    }


def _chart(rows: list[tuple[str, dict[str, Any]]]) -> RatesChart | None:
    return rates_chart([(label, msgspec.convert(rate, Rate)) for label, rate in rows])
