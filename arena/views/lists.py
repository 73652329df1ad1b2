"""The list of one's contests, and what a visitor sees instead."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from arena.selectors.access import own_contests
from arena.selectors.listing import rows_of
from collection.selectors.games import vocabularies
from decks.selectors.playable import has_engine
from web.members import MemberRequest, members_only
from web.pagination import page_of

PAGE_SIZE = 20


@require_safe
@never_cache
def contest_list(request: HttpRequest) -> HttpResponse:
    """A member's contests, newest first."""
    page = page_of(request, own_contests(request.user), PAGE_SIZE)
    games = [game for slug, game in vocabularies().items() if has_engine(slug)]
    context = {"page": page, "rows": rows_of(list(page)), "games": games}
    return render(request, "arena/list.html", context)


@require_safe
@members_only
def of_job(request: MemberRequest, token: str) -> HttpResponse:
    """From the address of a job to that of its contest."""
    contest = own_contests(request.user).filter(job__token=token).first()
    return redirect(reverse("arena:detail", args=[contest.token]) if contest else "arena:list")
