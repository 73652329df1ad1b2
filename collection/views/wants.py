"""What a member wishes for."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.http import require_POST, require_safe

from collection.forms import WantForm
from collection.models import Card
from collection.selectors.entry import find
from collection.selectors.games import vocabularies, vocabulary_or_404
from collection.selectors.wants import wants_of
from collection.services.wants import set_want
from web.members import MemberRequest, back, members_only
from web.pagination import page_of
from web.refused import Refused

PAGE_SIZE = 100
SHOWN = [("", "All"), ("missing", "Still missing"), ("spare", "More than wanted")]


@require_safe
@members_only
def want_list(request: MemberRequest) -> HttpResponse:
    return _page(request)


@require_POST
@members_only
def want_set(request: MemberRequest) -> HttpResponse:
    """Set how many copies of a card are wanted in all; 0 removes the wish."""
    form = WantForm(request.POST)
    if not form.is_valid():
        told = " ".join(f"{name}: {e}" for name, errors in form.errors.items() for e in errors)
        return _page(request, told=told, status=400)
    values = form.cleaned_data
    if values["card"]:
        card = get_object_or_404(Card, pk=values["card"])
    else:
        found = find(values["q"], values["game"])
        cards = list({p.card_id: p.card for p in found.printings}.values())
        exact = [card for card in cards if card.folded_name == found.line.phrase]
        if len(exact) != 1 and len(cards) != 1:
            told = f"{len(cards)} cards match; choose one." if cards else "No card matches that."
            return _page(request, told=told, cards=cards, status=200 if cards else 400)
        card = (exact or cards)[0]
    notes = values["notes"] if "notes" in request.POST else None
    try:
        want = set_want(request.user, card, values["target"], notes)
    except Refused as refused:
        return _page(request, told=refused.sentence, status=400)
    if want is None:
        messages.success(request, f"{card} is no longer wanted.")
    else:
        messages.success(request, f"{card}: {want.target:,} wanted in all.")
    return back(request, "want_list")


def _page(
    request: MemberRequest, told: str = "", cards: list[Card] | None = None, status: int = 200
) -> HttpResponse:
    slug = request.GET.get("game", "")
    game = vocabulary_or_404(slug) if slug else None
    show = request.GET.get("show", "")
    wants = wants_of(request.user, show)
    if game is not None:
        wants = wants.filter(card__game__slug=game.id)
    page = page_of(request, wants, PAGE_SIZE)
    context = {
        "page": page,
        "show": show,
        "shown": SHOWN,
        "game": game,
        "games": list(vocabularies().values()),
        "told": told,
        "cards": cards or [],
        "typed": request.POST,
    }
    return render(request, "collection/want_list.html", context, status=status)
