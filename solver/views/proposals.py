"""Pages of proposals: asked, followed, read, adopted."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from collection.selectors.games import vocabularies, vocabulary_or_404
from decks.models import Deck
from decks.selectors.access import own_deck
from decks.selectors.listing import stock_decks
from jobs.selectors.live import live_of
from jobs.selectors.progress import progress_of, progress_of_all
from solver.forms import ProposalForm
from solver.models import Proposal
from solver.selectors.nearest import nearest_decks
from solver.selectors.proposals import headline, of_job, own_proposal, own_proposals
from solver.selectors.worlds import world_of
from solver.services.adopting import adopt
from solver.services.asking import ask
from solver.views.shown import shown
from web.members import MemberRequest, members_only
from web.numbers import whole
from web.pagination import page_of
from web.refused import Refused

PAGE_SIZE = 20


@require_safe
@never_cache
@members_only
def proposal_list(request: MemberRequest) -> HttpResponse:
    """The history of what was asked, newest first."""
    rows = own_proposals(request.user).defer("job__params", "job__traceback")
    page = page_of(request, rows, PAGE_SIZE)
    listed: list[Proposal] = list(page)
    progress = progress_of_all([one.job for one in listed])
    context = {
        "page": page,
        "rows": [(one, p, headline(one)) for one, p in zip(listed, progress, strict=True)],
        "games": list(vocabularies().values()),
    }
    return render(request, "solver/list.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@members_only
def proposal_new(request: MemberRequest, slug: str) -> HttpResponse:
    vocabulary_or_404(slug)
    return _asked(request, slug, None)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@members_only
def proposal_for_deck(request: MemberRequest, pk: int) -> HttpResponse:
    deck = own_deck(pk, request.user)
    return _asked(request, deck.game.slug, deck)


def _asked(request: MemberRequest, slug: str, deck: Deck | None) -> HttpResponse:
    world = world_of(slug)
    opponents = list(stock_decks().filter(game__slug=slug).order_by("name"))
    form = ProposalForm(
        request.POST or None,
        world=world,
        deck=deck,
        opponents=opponents,
        initial={"source": "owned"},
    )
    if request.method == "POST" and form.is_valid():
        try:
            proposal = ask(request.user, form.question())
        except Refused as refused:
            form.refuse(refused)
        else:
            return redirect("solver:detail", proposal.token)
    context = {"form": form, "game": world.checker.catalogue.game, "deck": deck}
    status = 400 if form.is_bound else 200
    return render(request, "solver/new.html", context, status=status)


@require_safe
@never_cache
@members_only
def proposal_detail(request: MemberRequest, token: str) -> HttpResponse:
    proposal = own_proposal(token, request.user)
    progress = progress_of(proposal.job)
    world = world_of(proposal.game.slug)
    live: dict[str, Any] = {} if progress.is_over else live_of(proposal.job)
    context = {
        "proposal": proposal,
        "progress": progress,
        "game": world.checker.catalogue.game,
        "headline": headline(proposal),
        **shown(proposal, world.checker.catalogue, live),
    }
    return render(request, "solver/detail.html", context)


@require_safe
@members_only
def proposal_of_job(request: MemberRequest, token: str) -> HttpResponse:
    return redirect("solver:detail", of_job(token, request.user).token)


@require_POST
@members_only
def proposal_adopt(request: MemberRequest, token: str) -> HttpResponse:
    proposal = own_proposal(token, request.user)
    number = whole(request.POST.get("number", "0"), 999)
    try:
        version = adopt(
            proposal,
            request.user,
            -1 if number is None else number,
            anew=request.POST.get("anew") == "yes",
        )
    except Refused as refused:
        messages.error(request, refused.sentence)
        return redirect("solver:detail", token)
    messages.success(request, f"Adopted as version {version.number} of {version.deck.name}.")
    return redirect("decks:detail", version.deck_id)


@require_safe
@never_cache
@members_only
def proposal_near(request: MemberRequest, slug: str) -> HttpResponse:
    """The public and stock decks that lack the fewest of one's own cards."""
    game = vocabulary_or_404(slug)
    rows = nearest_decks(request.user, slug)
    return render(request, "solver/near.html", {"game": game, "rows": rows})
