"""The list of a member's copies, and the page that edits some of them."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_http_methods, require_safe

from cards.search import SearchError
from collection.forms import HoldingForm
from collection.models import Holding
from collection.selectors.games import vocabularies, vocabulary_or_404
from collection.selectors.holdings import copies_by_card, held_cards, holding_or_404, locations
from collection.services.holdings import edit_holding
from collection.services.refused import Outdated
from collection.views.described import Fault
from web.members import MemberRequest, back, members_only, next_page
from web.pagination import page_of
from web.refused import Refused

PAGE_SIZE = 50
EXAMPLES = ["owned>=2", "spare", "cond:poor", "order:-owned"]


@require_safe
@members_only
def holding_list(request: MemberRequest) -> HttpResponse:
    """Cards with copies, one row for each kind of copy; everything chosen is in the address."""
    text = request.GET.get("q", "")
    slug = request.GET.get("game", "")
    game = vocabulary_or_404(slug) if slug else None
    location = request.GET.get("location") or None
    context: dict[str, Any] = {
        "q": text,
        "game": game,
        "games": list(vocabularies().values()),
        "location": location,
        "locations": locations(request.user),
        "examples": EXAMPLES,
        "status": 200,
    }
    try:
        found = held_cards(request.user, text, game, location)
    except SearchError as error:
        context |= {"error": error, "fault": Fault.of(error, text), "status": 400}
    else:
        page = page_of(request, found, PAGE_SIZE)
        cards = list(page)
        copies = copies_by_card(request.user, cards, location)
        context |= {
            "page": page,
            "found": page.paginator.count,
            "rows": [row for card in cards for row in copies.get(card.pk, [])],
        }
    partial = request.headers.get("HX-Target") == "results"
    name = (
        "collection/holding_list.html#holding-rows" if partial else "collection/holding_list.html"
    )
    return render(request, name, context, status=context["status"])


@require_http_methods(["GET", "HEAD", "POST"])
@members_only
def holding_edit(request: MemberRequest, pk: int) -> HttpResponse:
    holding = holding_or_404(request.user, pk)
    if request.method != "POST":
        return _edit_page(request, holding, HoldingForm.of(holding))
    form = HoldingForm(request.POST)
    if not form.is_valid():
        return _edit_page(request, holding, form, status=400)
    try:
        after = edit_holding(request.user, pk, form.cleaned_data["revision"], form.details())
    except Holding.DoesNotExist:
        raise Http404("You have no such copies.") from None
    except Refused as refused:
        if refused.code == "conflict" and isinstance(refused, Outdated):
            return _conflict_page(request, refused.current, form)
        form.refuse(refused)
        return _edit_page(request, holding, form, status=400)
    messages.success(request, _saved(holding, after))
    return back(request)


def _saved(before: Holding, after: Holding) -> str:
    if before.pk != after.pk:
        return f"Joined with the copies of that kind: {after.count:,} {after.card} there now."
    if not after.count:
        return f"{after.card}: these copies are no longer in your collection."
    return f"Saved: {after.count:,} {after.card}."


def _edit_page(
    request: MemberRequest,
    holding: Holding,
    form: HoldingForm,
    status: int = 200,
    **extra: Any,
) -> HttpResponse:
    context = {
        "holding": holding,
        "form": form,
        "locations": locations(request.user),
        "next": next_page(request),
        **extra,
    }
    return render(request, "collection/holding_edit.html", context, status=status)


def _conflict_page(request: MemberRequest, current: Holding, typed: HoldingForm) -> HttpResponse:
    """Both versions side by side; sending the form again keeps what was typed."""
    saved = HoldingForm.of(current)
    rows = []
    for name in HoldingForm.field_order[1:]:
        mine, theirs = typed.cleaned_data[name], saved.initial[name]
        mine = 0 if mine is None else mine
        rows.append(
            {
                "label": saved[name].label,
                "saved": _shown(saved, name, theirs),
                "mine": _shown(typed, name, mine),
                "differs": mine != theirs,
            }
        )
    data = {name: typed.data.get(name, "") for name in HoldingForm.field_order}
    data["revision"] = str(current.revision)
    return _edit_page(request, current, HoldingForm(data), status=409, conflict=rows)


def _shown(form: HoldingForm, name: str, value: Any) -> str:
    choices = dict(getattr(form.fields[name], "choices", []))
    return str(choices.get(value, value))
