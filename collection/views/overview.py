"""The first page of a collection: how much, how complete, what happened, what next."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from collection.selectors import completion
from collection.selectors.changes import history
from collection.selectors.completion import Completion
from collection.selectors.games import vocabularies
from collection.selectors.holdings import totals
from web.members import MemberRequest, members_only


@require_safe
@members_only
def collection_home(request: MemberRequest) -> HttpResponse:
    games = [row for row in completion.by_game(request.user) if row.total]
    sets = [row for row in completion.by_set(request.user) if row.total]
    closest = _closest(sets)
    context = {
        "totals": totals(request.user),
        "game_rows": [_bar(row) for row in games],
        "game_finding": _finding(games, "game"),
        "charts": _set_charts(games, sets),
        "history": history(request.user),
        "closest": closest,
        "lacking": closest.total - closest.owned if closest else 0,
    }
    return render(request, "collection/collection_home.html", context)


def _set_charts(games: list[Completion], sets: list[Completion]) -> list[dict[str, Any]]:
    """One chart of its sets for each game that has been begun."""
    known = vocabularies()
    charts = []
    for game in games:
        rows = [row for row in sets if row.game == game.slug]
        if game.owned and game.slug in known:
            name = known[game.slug].short
            charts.append(
                {
                    "title": f"{name}: {_finding(rows, 'set')}",
                    "game": game,
                    "rows": [_bar(row) for row in rows],
                }
            )
    return charts


def _bar(row: Completion) -> dict[str, Any]:
    note = f"of {row.total:,}, {row.percent} %"
    return {"label": row.name, "value": row.owned, "max": row.total, "note": note}


def _finding(rows: list[Completion], noun: str) -> str:
    """What a chart shows, in one sentence."""
    begun = [row for row in rows if row.owned]
    if not begun:
        return f"no {noun} is begun yet"
    complete = [row for row in begun if row.owned >= row.total]
    if complete and len(complete) == len(rows):
        return f"every {noun} is complete"
    best = max(begun, key=lambda row: row.owned / row.total)
    lead = f"{best.name} is the most complete" if len(rows) > 1 else f"{best.name} stands"
    return f"{lead}, at {best.percent} % ({best.owned:,} of {best.total:,})"


def _closest(sets: list[Completion]) -> Completion | None:
    """The begun set that lacks the fewest cards."""
    begun = [row for row in sets if 0 < row.owned < row.total]
    return min(begun, key=lambda row: row.total - row.owned, default=None)
