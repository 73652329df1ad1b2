"""Watching a game: every step has an address, forwards and backwards are links."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from arena import replaying
from arena.exports import seat_names
from arena.kinds import played
from arena.models import Contest
from arena.result import Result
from arena.selectors.access import own_contest, readable_contest
from arena.selectors.frozen import face_of
from arena.selectors.replays import watched
from arena.services import replays
from arena.setup import read
from arena.views.results import finished
from arena.views.stage import stage
from jobs.selectors.progress import progress_of
from web.members import MemberRequest, members_only
from web.numbers import whole
from web.refused import Refused

VIEWS = ("table", "text")


@require_safe
@never_cache
def replay(
    request: HttpRequest, token: str, pairing: int, number: int, step: int = 0
) -> HttpResponse:
    """One step of a game; games count from 1 in addresses, as people count."""
    contest, result = finished(request, token)
    setup = read(contest.job.params)
    found = watched(contest, setup, pairing, number - 1)
    look = request.GET.get("view", "")
    look = look if look in VIEWS else VIEWS[0]
    context: dict[str, Any] = {
        "contest": contest,
        "pairing": pairing,
        "number": number,
        "game_name": f"Game {number}",
        "view": look,
        "tail": "" if look == VIEWS[0] else f"?view={look}",
        "is_owner": contest.owner_id is not None and contest.owner_id == request.user.pk,
    }
    context |= {"earlier": found.earlier, "counted": found.game}
    record, story = found.record, found.story
    if found.earlier and story is None:
        context["winner"] = _winner(result, pairing, found.game)
        return _answer(request, "arena/replay_earlier.html", context)
    if record is None or story is None:
        context |= {"progress": progress_of(found.job) if found.job else None}
        return _answer(request, "arena/replay_wait.html", context)
    if asked := request.GET.get("turn", ""):
        return redirect(_turn(token, pairing, number, story, asked) + str(context["tail"]))
    if step > story.last:
        raise Http404(f"This game has {story.last} steps; there is no step {step}.")
    scene = replaying.scene_at(setup, pairing, record, found.choices, story, step)
    context |= stage(scene, story, step, setup.card_names()) | {
        "story": story,
        "record": record,
        "step": step,
        "previous": step - 1 if step else None,
        "next": step + 1 if step < story.last else None,
    }
    return _answer(request, "arena/replay.html", context)


def _winner(result: Result, pairing: int, game: played.Game) -> str:
    return "" if game.winner is None else seat_names(result, pairing)[game.winner]


def _turn(token: str, pairing: int, number: int, story: replaying.Story, asked: str) -> str:
    steps = dict(story.turns())
    turn = whole(asked)
    if turn is None or turn not in steps:
        last = max(steps, default=0)
        raise Http404(f"Expected a turn from 1 to {last}, got {asked[:20]!r}.")
    return reverse("arena:replay_step", args=[token, pairing, number, steps[turn]])


@require_POST
@members_only
def replay_prepare(request: MemberRequest, token: str, pairing: int, number: int) -> HttpResponse:
    """Have a worker play a slow game again."""
    contest = own_contest(token, request.user)
    if contest.job.result is None:
        raise Http404("This matchup has no result yet.")
    try:
        replays.prepare(contest, read(contest.job.params), pairing, number - 1, request.user)
    except Refused as refused:
        messages.error(request, refused.sentence)
    return redirect("arena:replay", token, pairing, number)


@require_safe
def face(request: HttpRequest, token: str, card: str) -> HttpResponse:
    """The face of a card as it was when the contest began."""
    contest = readable_contest(token, request.user, without="job__result")
    response = HttpResponse(_drawn(contest, card), content_type="image/svg+xml")
    # The cards of a contest never change.
    response["Cache-Control"] = "private, max-age=604800, immutable"
    return response


def _drawn(contest: Contest, card: str) -> str:
    for table in contest.job.params["cards"]:
        if table["id"] == card:
            return _face(contest.game.slug, json.dumps(table))
    raise Http404(f"No deck of this matchup has the card {card!r}.")


@lru_cache(maxsize=2000)
def _face(game: str, table: str) -> str:
    return face_of(game, json.loads(table))


def _answer(request: HttpRequest, template: str, context: dict[str, Any]) -> HttpResponse:
    response = render(request, template, context)
    response["X-Robots-Tag"] = "noindex"
    return response
