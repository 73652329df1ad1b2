"""Pressing + and -, undo and redo: changes made in place, on any page."""

from __future__ import annotations

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.http import require_POST

from collection.forms import ChangeForm
from collection.models import Card, Printing
from collection.selectors.changes import history
from collection.selectors.holdings import holding_or_404, owned_by_card, owned_by_printing
from collection.services.holdings import change_count, change_some
from collection.services.lots import Lot
from collection.services.undo import redo, undo
from web.members import MemberRequest, back, is_htmx, members_only
from web.refused import Refused


@require_POST
@members_only
def holding_change(request: MemberRequest) -> HttpResponse:
    """Change a holding, a printing or a card by some copies; answer with the new count."""
    form = ChangeForm(request.POST)
    if not form.is_valid():
        return _answer(request, None, "", "Expected a whole number of copies and what they are of.")
    delta, values = form.cleaned_data["change"], form.cleaned_data
    if values["holding"]:
        return _change_holding(request, values["holding"], delta)
    if values["printing"]:
        return _change_printing(request, values["printing"], delta)
    if values["card"]:
        return _change_card(request, values["card"], delta)
    raise Http404("Nothing was named to change.")


def _change_holding(request: MemberRequest, pk: int, delta: int) -> HttpResponse:
    row = holding_or_404(request.user, pk)
    try:
        step = change_count(request.user, row.printing, delta, Lot.of(row))
    except Refused as refused:
        return _answer(request, row.count, str(row.card), refused.sentence)
    return _answer(request, step.holding.count, str(row.card))


def _change_printing(request: MemberRequest, pk: int, delta: int) -> HttpResponse:
    printing = get_object_or_404(Printing.objects.select_related("card", "set"), pk=pk)
    problem = _tried(request, printing.card, delta, printing)
    count = owned_by_printing(request.user, [pk]).get(pk, 0)
    return _answer(request, count, str(printing.card), problem)


def _change_card(request: MemberRequest, pk: int, delta: int) -> HttpResponse:
    card = get_object_or_404(Card, pk=pk)
    problem = _tried(request, card, delta, None)
    return _answer(request, owned_by_card(request.user, [pk]).get(pk, 0), str(card), problem)


def _tried(request: MemberRequest, card: Card, delta: int, printing: Printing | None) -> str:
    try:
        change_some(request.user, card, delta, printing)
    except Refused as refused:
        return refused.sentence
    return ""


def _answer(
    request: MemberRequest, count: int | None, name: str, problem: str = ""
) -> HttpResponse:
    """The new count for the stepper, or the page it stood on with a message."""
    if problem:
        messages.error(request, problem)
    elif not is_htmx(request):
        messages.success(request, f"{name}: {count:,} owned.")
    if not is_htmx(request):
        return back(request)
    status = 409 if problem else 200
    context = {"count": count, "name": name, "problem": problem}
    return render(request, "collection/_stepper_answer.html", context, status=status)


@require_POST
@members_only
def collection_undo(request: MemberRequest) -> HttpResponse:
    """Take back the last act, or make it again when `redo` is sent."""
    again = "redo" in request.POST
    try:
        done = redo(request.user) if again else undo(request.user)
    except Refused as refused:
        told, level = refused.sentence, messages.WARNING
    else:
        told, level = f"{'Redone' if again else 'Undone'}: {done.sentence}.", messages.SUCCESS
    if is_htmx(request):
        context = {"status": told, "history": history(request.user)}
        return render(request, "collection/_entry_answer.html", context)
    messages.add_message(request, level, told)
    return back(request, "collection_home")
