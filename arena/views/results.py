"""Looking at a contest: while it runs, when it is over, pairing by pairing, game by game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.cache import patch_vary_headers
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from arena.exports import seat_names
from arena.kinds import played
from arena.models import Contest, Kind
from arena.result import AloneResult, Meeting, PairsResult, Result, SoFar, TableResult, read_result
from arena.selectors.access import readable_contest, told_by_sharing
from arena.selectors.heat import heat_rows, parts
from arena.selectors.report import SORTS, card_lines, pairing_of
from arena.setup import read
from arena.views.alone import of_alone, picks
from arena.views.histogram import histogram
from collection.selectors.games import vocabulary_or_404
from jobs.selectors.live import live_of
from jobs.selectors.progress import progress_of
from jobs.views.progress import fragment
from web.charts import Share
from web.pagination import page_of
from web.visibility import Visibility

GAMES_SHOWN = 50
FILTERS = ("won", "lost", "drawn", "aborted")


@require_safe
@never_cache
def contest_detail(request: HttpRequest, token: str) -> HttpResponse:
    contest = readable_contest(token, request.user)
    if contest.job.result is None:
        context = _about(request, contest, None) | {**_live(contest)}
        return _answer(request, "arena/detail.html", context, contest)
    result = read_result(contest.job.result)
    context = _about(request, contest, result)
    every = range(len(result.decks))
    if isinstance(result, PairsResult):
        if contest.kind == Kind.MATCHUP:
            context |= _of_pairing(request, contest, result, 0)
        elif contest.kind == Kind.GAUNTLET:
            context["pairings"] = [pairing_of(result, n) for n in range(len(result.pairings))]
            context |= _cards(request, contest, result, [0])
        else:
            context |= {"heat": heat_rows(result), "parts": parts(result)}
            context |= _cards(request, contest, result, every)
    elif isinstance(result, TableResult):
        context |= _of_table(result) | _cards(request, contest, result, every)
    elif isinstance(result, AloneResult):
        context |= of_alone(result) | _cards(request, contest, result, every)
    return _answer(request, "arena/detail.html", context, contest)


@require_safe
@never_cache
def contest_progress(request: HttpRequest, token: str) -> HttpResponse:
    return fragment(request, readable_contest(token, request.user).job)


@require_safe
@never_cache
def contest_live(request: HttpRequest, token: str) -> HttpResponse:
    """What is known so far, for the page that waits."""
    contest = readable_contest(token, request.user)
    return render(request, "arena/detail.html#live", {"contest": contest, **_live(contest)})


@require_safe
@never_cache
def pairing_detail(request: HttpRequest, token: str, pairing: int) -> HttpResponse:
    """One pairing of a gauntlet or a round robin, in full."""
    contest, result = finished(request, token)
    _known(result, pairing)
    if contest.kind == Kind.MATCHUP or not isinstance(result, PairsResult):
        return redirect("arena:detail", token)
    context = _about(request, contest, result) | _of_pairing(request, contest, result, pairing)
    return _answer(request, "arena/pairing.html", context, contest)


@require_safe
@never_cache
def game_list(request: HttpRequest, token: str, pairing: int) -> HttpResponse:
    """The games of a pairing, each to be watched."""
    contest, result = finished(request, token)
    meeting = _known(result, pairing)
    wanted = request.GET.get("show", "")
    games = [game for game in played.read(meeting.played) if _fits(game, wanted)]
    if request.GET.get("order") == "longest":
        games.sort(key=lambda game: -game.turns)
    elif request.GET.get("order") == "shortest":
        games.sort(key=lambda game: game.turns)
    page = page_of(request, games, GAMES_SHOWN)
    names = seat_names(result, pairing)
    context = _about(request, contest, result) | {
        "pairing": pairing,
        "names": names,
        "page": page,
        "rows": [_row(game, names) for game in page],
        "show": wanted,
        "sorting": request.GET.get("order", ""),
        "two": len(names) == 2,
    }
    return _answer(request, "arena/games.html", context, contest)


def finished(request: HttpRequest, token: str) -> tuple[Contest, Result]:
    """A contest with its result; 404 while there is none."""
    contest = readable_contest(token, request.user)
    if contest.job.result is None:
        raise Http404("This matchup has no result yet.")
    return contest, read_result(contest.job.result)


def _known(result: Result, pairing: int) -> Meeting:
    if pairing >= len(result.meetings):
        raise Http404(f"This matchup has no pairing {pairing + 1}.")
    return result.meetings[pairing]


def _fits(game: played.Game, wanted: str) -> bool:
    if wanted == "won":
        return game.winner == 0
    if wanted == "lost":
        return game.result == "lost" or (game.result == "won" and game.winner != 0)
    return not wanted or game.result == wanted


def _row(game: played.Game, names: list[str]) -> dict[str, Any]:
    begins = names[game.number % len(names)] if len(names) > 1 else ""
    told = names[game.winner] if game.winner is not None else game.result.capitalize()
    return {"game": game, "told": told, "begins": begins}


def _about(request: HttpRequest, contest: Contest, result: Result | None) -> dict[str, Any]:
    """What every page of a contest needs."""
    return {
        "contest": contest,
        "job": contest.job,
        "game": vocabulary_or_404(contest.game.slug),
        "result": result,
        "entries": list(contest.entries.select_related("deck")),
        "progress": progress_of(contest.job),
        "is_owner": contest.owner_id is not None and contest.owner_id == request.user.pk,
        "told_by_sharing": told_by_sharing(contest),
        "is_shared": contest.visibility == Visibility.UNLISTED,
        "address": request.build_absolute_uri(f"/arena/{contest.token}/"),
    }


def _of_pairing(
    request: HttpRequest, contest: Contest, result: PairsResult, number: int
) -> dict[str, Any]:
    pairing = pairing_of(result, number)
    meeting = pairing.data
    return {
        "pairing": pairing,
        "conclusion": meeting.conclusion,
        "first_seat": Share.of(meeting.first_seat),
        "lengths": histogram(meeting.lengths, meeting.mean_turns),
        "picks": picks(meeting.played),
    } | _cards(request, contest, result, meeting.decks if contest.kind == Kind.MATCHUP else [])


def _of_table(result: TableResult) -> dict[str, Any]:
    (meeting,) = result.pairings
    even = meeting.even
    return {
        "table": meeting,
        "even": even,
        "standings": [
            {"name": row.name, "rate": Share.of(row.rate, even)} for row in result.standings
        ],
        "seats": [Share.of(rate, even) for rate in meeting.seats],
        "lengths": histogram(meeting.lengths, meeting.mean_turns),
        "picks": picks(meeting.played),
    }


def _cards(
    request: HttpRequest, contest: Contest, result: Result, places: Sequence[int]
) -> dict[str, Any]:
    """The cards of one of the decks; which one, and in which order, stands in the address."""
    if not places or not any(result.cards[place] for place in places):
        return {}
    place = number_in(request.GET.get("deck", ""), places)
    sort = request.GET.get("sort", "")
    sort = sort if sort in SORTS else SORTS[0]
    setup = read(contest.job.params)
    copies = setup.entries[place].counts()
    lines = card_lines(result.cards[place], setup.card_names(), copies, sort)
    return {
        "card_lines": lines,
        "card_deck": place,
        "card_decks": [(n, result.decks[n].name) for n in places],
        "card_sort": sort,
        "by_chance": round(len(lines) / 20),
    }


def number_in(text: str, known: Sequence[int]) -> int:
    """One of some numbers, as an address writes it; the first when it names no such number."""
    return next((one for one in known if str(one) == text), known[0])


def _live(contest: Contest) -> dict[str, Any]:
    job = contest.job
    if not job.done:
        return {}
    live = msgspec.convert(live_of(job), SoFar)
    return {"live": live, "share": Share.of(live.rate) if live.rate else None}


def _answer(
    request: HttpRequest, template: str, context: dict[str, Any], contest: Contest
) -> HttpResponse:
    response = render(request, template, context)
    response["X-Robots-Tag"] = "noindex"
    patch_vary_headers(response, ["HX-Request"])
    return response
