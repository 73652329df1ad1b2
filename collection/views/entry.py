"""Quick entry: cards recorded by keyboard alone, one line after another."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_safe

from collection.forms import EntryForm
from collection.models import Printing
from collection.selectors.changes import history
from collection.selectors.entry import Found, find
from collection.selectors.games import vocabularies
from collection.selectors.holdings import locations, owned_by_printing
from collection.services.holdings import change_count
from web.members import MemberRequest, is_htmx, members_only
from web.refused import Refused

KEPT = ("game", "condition", "language", "finish", "location")


@require_http_methods(["GET", "HEAD", "POST"])
@members_only
def quick_entry(request: MemberRequest) -> HttpResponse:
    if request.method == "POST":
        return _add(request)
    kept = {name: request.GET[name] for name in KEPT if request.GET.get(name)}
    text = request.GET.get("q", "")
    form = EntryForm(initial={**kept, "q": text})
    return _page(request, form, _found(request, text, kept.get("game", "")))


@require_safe
@members_only
def quick_entry_search(request: MemberRequest) -> HttpResponse:
    """The cards that the typed text may mean, as a list to choose from."""
    text, game = request.GET.get("q", ""), request.GET.get("game", "")
    if not is_htmx(request):
        return redirect(f"{reverse('quick_entry')}?{urlencode({'q': text, 'game': game})}")
    found = _found(request, text, game)
    context = {**found, "status": _told(found, text), "script": True}
    return render(request, "collection/_entry_found.html", context)


def _add(request: MemberRequest) -> HttpResponse:
    form = EntryForm(request.POST)
    if not form.is_valid():
        problems = [f"{name}: {error}" for name, errors in form.errors.items() for error in errors]
        return _again(request, form, " ".join(problems), status=400)
    values = form.cleaned_data
    found = find(values["q"], values["game"])
    chosen = _chosen(values["printing"], found)
    if chosen is None:
        return _again(request, form, _undecided(found, values["q"]))
    count = values["count"] or (1 if found.line.count is None else found.line.count)
    try:
        if not count:
            raise Refused("invalid", "Nothing was added: the number of copies is 0.")
        step = change_count(request.user, chosen, count, form.lot())
    except Refused as refused:
        return _again(request, form, refused.sentence, status=400)
    told = f"Added {count:,} {chosen}, now {step.holding.count:,}."
    if is_htmx(request):
        context = {"status": told, "history": history(request.user), "added": True}
        answer = render(request, "collection/_entry_answer.html", context)
        answer["HX-Trigger"] = "entry-added"
        return answer
    messages.success(request, told)
    kept = {name: values[name] for name in KEPT if values[name]}
    return redirect(f"{reverse('quick_entry')}?{urlencode(kept)}")


def _chosen(pk: int | None, found: Found) -> Printing | None:
    if pk is None:
        return found.only
    return get_object_or_404(Printing.objects.select_related("card", "set"), pk=pk)


def _again(request: MemberRequest, form: EntryForm, told: str, status: int = 200) -> HttpResponse:
    """Nothing was added: say why, keep what was typed, offer what may be meant."""
    text = str(form.data.get("q", ""))[:1000]
    found = _found(request, text, str(form.data.get("game", ""))[:50])
    if is_htmx(request):
        context = {**found, "status": told, "script": True}
        return render(request, "collection/_entry_found.html", context, status=status)
    return _page(request, form, found, told=told, status=status)


def _found(request: MemberRequest, text: str, game: str) -> dict[str, Any]:
    found = find(text, game)
    owned = owned_by_printing(request.user, [p.pk for p in found.printings])
    rows = [{"printing": p, "owned": owned.get(p.pk, 0)} for p in found.printings]
    return {"found": found, "rows": rows, "q": text, "vocabularies": vocabularies()}


def _told(context: dict[str, Any], text: str) -> str:
    found: Found = context["found"]
    if found.line.is_empty:
        return ""
    if not found.printings:
        return f"No card matches {text.strip()[:60]!r}."
    number = f"More than {len(found.printings)}" if found.more else str(len(found.printings))
    noun = "match" if len(found.printings) != 1 else "matches"
    return f"{number} {noun}; Enter adds {found.line.count or 1} {found.printings[0]}."


def _undecided(found: Found, text: str) -> str:
    if found.line.is_empty:
        return "Type part of a card's name first."
    if not found.printings:
        return f"No card matches {text.strip()[:60]!r}."
    number = f"More than {len(found.printings)}" if found.more else f"{len(found.printings)}"
    return f"{number} printings match; choose one."


def _page(
    request: MemberRequest,
    form: EntryForm,
    found: dict[str, Any],
    told: str = "",
    status: int = 200,
) -> HttpResponse:
    context = {
        **found,
        "form": form,
        "told": told,
        "games": list(vocabularies().values()),
        "locations": locations(request.user),
        "history": history(request.user),
    }
    return render(request, "collection/quick_entry.html", context, status=status)
