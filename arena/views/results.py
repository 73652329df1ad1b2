"""Looking at a contest: while it runs, when it is over, pairing by pairing, game by game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.cache import patch_vary_headers
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from arena.kinds import played
from arena.models import Contest, Kind
from arena.selectors.access import readable_contest
from arena.selectors.heat import heat_rows, parts
from arena.selectors.report import SORTS, Pairing, card_lines, pairing_of, rate_of
from arena.views.histogram import histogram
from collection.selectors.games import vocabulary_or_404
from jobs.selectors.live import live_of
from jobs.selectors.progress import progress_of
from jobs.views.progress import fragment
from web.pagination import page_of
from web.visibility import Visibility

GAMES_SHOWN = 50
FILTERS = ("won", "lost", "drawn", "aborted")


@require_safe
@never_cache
def contest_detail(request: HttpRequest, token: str) -> HttpResponse:
    contest = readable_contest(token, request.user)
    result = contest.job.result
    context = _about(request, contest)
    if result is None:
        context |= {"live": _live(contest)}
        return _answer(request, "arena/detail.html", context, contest)
    kind = contest.kind
    if kind == Kind.MATCHUP:
        context |= _of_pairing(request, contest, result, 0)
    elif kind == Kind.GAUNTLET:
        context["pairings"] = [pairing_of(result, n) for n in range(len(result["pairings"]))]
        context |= _cards(request, contest, result, [0])
    elif kind == Kind.MATRIX:
        context |= {"heat": heat_rows(result), "parts": parts(result)}
        context |= _cards(request, contest, result, range(len(result["decks"])))
    else:
        context |= _of_pod(result) | _cards(request, contest, result, range(len(result["decks"])))
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
    return render(request, "arena/detail.html#live", {"contest": contest, "live": _live(contest)})


@require_safe
@never_cache
def pairing_detail(request: HttpRequest, token: str, pairing: int) -> HttpResponse:
    """One pairing of a gauntlet or a round robin, in full."""
    contest, result = finished(request, token)
    _known(result, pairing)
    if contest.kind in (Kind.MATCHUP, Kind.PODS):
        return redirect("arena:detail", token)
    context = _about(request, contest) | _of_pairing(request, contest, result, pairing)
    return _answer(request, "arena/pairing.html", context, contest)


@require_safe
@never_cache
def game_list(request: HttpRequest, token: str, pairing: int) -> HttpResponse:
    """The games of a pairing, each to be watched."""
    contest, result = finished(request, token)
    data = _known(result, pairing)
    wanted = request.GET.get("show", "")
    games = [game for game in played.read(data["played"]) if _fits(game, wanted)]
    if request.GET.get("order") == "longest":
        games.sort(key=lambda game: -game.turns)
    elif request.GET.get("order") == "shortest":
        games.sort(key=lambda game: game.turns)
    page = page_of(request, games, GAMES_SHOWN)
    names = [result["decks"][place]["name"] for place in data["decks"]]
    context = _about(request, contest) | {
        "pairing": pairing,
        "names": names,
        "page": page,
        "rows": [_row(game, names) for game in page],
        "show": wanted,
        "sorting": request.GET.get("order", ""),
        "two": len(names) == 2,
    }
    return _answer(request, "arena/games.html", context, contest)


def finished(request: HttpRequest, token: str) -> tuple[Contest, dict[str, Any]]:
    """A contest with its result; 404 while there is none."""
    contest = readable_contest(token, request.user)
    result: dict[str, Any] | None = contest.job.result
    if result is None:
        raise Http404("This matchup has no result yet.")
    return contest, result


def _known(result: Mapping[str, Any], pairing: int) -> dict[str, Any]:
    if pairing >= len(result["pairings"]):
        raise Http404(f"This matchup has no pairing {pairing + 1}.")
    data: dict[str, Any] = result["pairings"][pairing]
    return data


def _fits(game: played.Game, wanted: str) -> bool:
    if wanted == "won":
        return game.winner == 0
    if wanted == "lost":
        return game.result == "won" and game.winner != 0
    return not wanted or game.result == wanted


def _row(game: played.Game, names: list[str]) -> dict[str, Any]:
    begins = names[game.number % len(names)]
    told = names[game.winner] if game.winner is not None else game.result.capitalize()
    return {"game": game, "told": told, "begins": begins}


def _about(request: HttpRequest, contest: Contest) -> dict[str, Any]:
    """What every page of a contest needs."""
    return {
        "contest": contest,
        "job": contest.job,
        "game": vocabulary_or_404(contest.game.slug),
        "result": contest.job.result,
        "entries": list(contest.entries.select_related("deck")),
        "progress": progress_of(contest.job),
        "is_owner": contest.owner_id is not None and contest.owner_id == request.user.pk,
        "is_shared": contest.visibility == Visibility.UNLISTED,
        "address": request.build_absolute_uri(f"/arena/{contest.token}/"),
    }


def _of_pairing(
    request: HttpRequest, contest: Contest, result: dict[str, Any], number: int
) -> dict[str, Any]:
    pairing: Pairing = pairing_of(result, number)
    data = pairing.data
    return {
        "pairing": pairing,
        "conclusion": data["conclusion"],
        "first_seat": rate_of(data["first_seat"]),
        "lengths": histogram(data["lengths"], data["mean_turns"]),
        "picks": picks(data["played"]),
    } | _cards(request, contest, result, data["decks"] if contest.kind == Kind.MATCHUP else [])


def _of_pod(result: dict[str, Any]) -> dict[str, Any]:
    (data,) = result["pairings"]
    even = data["even"]
    return {
        "table": data,
        "even": even,
        "standings": [
            {"name": row["name"], "rate": rate_of(row["rate"], even)} for row in result["standings"]
        ],
        "seats": [rate_of(rate, even) for rate in data["seats"]],
        "lengths": histogram(data["lengths"], data["mean_turns"]),
        "picks": picks(data["played"]),
    }


def picks(line: str) -> list[tuple[str, played.Game]]:
    """A few games worth watching."""
    games = [game for game in played.read(line) if game.result != "aborted"]
    if not games:
        return []
    found = [
        ("The first game", games[0]),
        ("The shortest", min(games, key=lambda game: game.turns)),
        ("The longest", max(games, key=lambda game: game.turns)),
    ]
    # A game that is two of these at once is offered once.
    once = {game.number: (name, game) for name, game in reversed(found)}
    return list(reversed(once.values()))


def _cards(
    request: HttpRequest, contest: Contest, result: dict[str, Any], places: Any
) -> dict[str, Any]:
    """The cards of one of the decks; which one, and in which order, stands in the address."""
    places = list(places)
    if not places:
        return {}
    asked = request.GET.get("deck", "")
    place = int(asked) if asked.isdecimal() and int(asked) in places else places[0]
    sort = request.GET.get("sort", "")
    sort = sort if sort in SORTS else SORTS[0]
    params = contest.job.params
    names = {
        card["id"]: f"{card['name']}, {card['subtitle']}" if card["subtitle"] else card["name"]
        for card in params["cards"]
    }
    copies: dict[str, int] = {}
    for _, lines in params["entries"][place]["sections"]:
        for card, count in lines:
            copies[card] = copies.get(card, 0) + count
    lines = card_lines(result["cards"][place], names, copies, sort)
    return {
        "card_lines": lines,
        "card_deck": place,
        "card_decks": [(n, result["decks"][n]["name"]) for n in places],
        "card_sort": sort,
        "by_chance": round(len(lines) / 20),
    }


def _live(contest: Contest) -> dict[str, Any]:
    job = contest.job
    if not job.done:
        return {}
    live = live_of(job)
    rate = rate_of(live["rate"]) if live.get("rate") else None
    return {**live, "share": rate}


def _answer(
    request: HttpRequest, template: str, context: dict[str, Any], contest: Contest
) -> HttpResponse:
    response = render(request, template, context)
    response["X-Robots-Tag"] = "noindex"
    patch_vary_headers(response, ["HX-Request"])
    return response
