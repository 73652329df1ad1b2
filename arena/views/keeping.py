"""What the owner of a contest does with it: cancel, run again, share, delete."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST

from arena.order import MOST_SEED, new_seed
from arena.selectors.access import own_contest, readable_contest
from arena.services import keeping, starting
from web.members import MemberRequest, members_only
from web.numbers import whole
from web.refused import Refused
from web.visibility import Visibility


@require_POST
@members_only
def contest_cancel(request: MemberRequest, token: str) -> HttpResponse:
    contest = own_contest(token, request.user)
    try:
        keeping.cancel(contest, request.user)
    except Refused as refused:
        messages.warning(request, refused.sentence)
    else:
        messages.success(request, "Cancelled. What was played is kept.")
    return redirect("arena:detail", token)


@require_POST
@members_only
def contest_again(request: MemberRequest, token: str) -> HttpResponse:
    """The same decks once more, with the seed that was typed, the same one, or another.

    Who may see a contest may run it again: a result that others can repeat is worth more.
    """
    contest = readable_contest(token, request.user)
    given = request.POST.get("seed", "").strip()
    seed = whole(given, MOST_SEED) if given else new_seed()
    if seed is None:
        told = f"Expected a whole number from 0 to {MOST_SEED} as seed, got {given[:40]!r}."
        messages.error(request, told)
        return redirect("arena:detail", token)
    try:
        copy = starting.again(contest, request.user, seed)
    except Refused as refused:
        messages.error(request, refused.sentence)
        return redirect("arena:detail", token)
    return redirect("arena:detail", copy.token)


@require_POST
@members_only
def contest_share(request: MemberRequest, token: str) -> HttpResponse:
    contest = own_contest(token, request.user)
    if request.POST.get("renew"):
        contest = keeping.renew_link(contest)
        messages.success(request, "It has another address. The old one no longer works.")
        return redirect("arena:detail", contest.token)
    try:
        contest = keeping.share(contest, request.POST.get("visibility", ""))
    except Refused as refused:
        messages.error(request, refused.sentence)
    else:
        shared = contest.visibility == Visibility.UNLISTED
        told = "Whoever has the link can see it now." if shared else "Only you can see it now."
        messages.success(request, told)
    return redirect("arena:detail", token)


@require_http_methods(["GET", "HEAD", "POST"])
@members_only
def contest_delete(request: MemberRequest, token: str) -> HttpResponse:
    contest = own_contest(token, request.user)
    if request.method != "POST":
        return render(request, "arena/delete.html", {"contest": contest})
    title = keeping.delete(contest)
    messages.success(request, f"{title} is deleted.")
    return redirect("arena:list")
