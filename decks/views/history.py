"""The versions of a deck: looked at, named, restored. Its owner's alone."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

from decks.models import Deck
from decks.panels import panels_of
from decks.selectors.access import own_deck, own_version
from decks.selectors.game_rules import GameRules, game_rules
from decks.selectors.history import VersionRow, version_rows, versions_of
from decks.services import versions
from decks.views.editor import Steps
from decks.views.editor_changes import said
from decks.views.editor_found import switch
from decks.views.sheet import sheet
from web.members import MemberRequest, members_only
from web.pagination import page_of

PAGE_SIZE = 30
SHOWN = [("all", "All"), ("named", "Named")]


@require_safe
@members_only
def deck_versions(request: MemberRequest, pk: int) -> HttpResponse:
    deck = own_deck(pk, request.user)
    rules = game_rules(deck.game.slug)
    shown = "named" if request.GET.get("show") == "named" else "all"
    found = versions_of(deck, named=shown == "named")
    page = page_of(request, found, PAGE_SIZE)
    context: dict[str, Any] = {
        "deck": deck,
        "game": rules.game,
        "is_owner": True,
        "page": page,
        "rows": [(row, _words(row, rules)) for row in version_rows(deck, page)],
        "shown": shown,
        "showns": switch(request, "show", SHOWN, shown),
        "steps": Steps.of(deck),
        "choices": _choices(deck),
        "panels": panels_of(request, deck, "versions"),
    }
    return render(request, "decks/versions.html", context)


@require_safe
@members_only
def deck_version(request: MemberRequest, pk: int, number: int) -> HttpResponse:
    """The deck page as it was."""
    deck = own_deck(pk, request.user)
    version = own_version(deck, request.user, number)
    return render(request, "decks/detail.html", sheet(request, deck, version=version))


@require_POST
@members_only
def deck_version_name(request: MemberRequest, pk: int, number: int) -> HttpResponse:
    name, intent = request.POST.get("name", ""), request.POST.get("intent", "")
    version = versions.name_version(pk, request.user.pk, number, name, intent)
    if version.name:
        told = f"Version {number} is called {version.name} and is kept for good."
    else:
        told = f"Version {number} has no name now; it is kept like other autosaved ones."
    messages.success(request, told)
    return redirect("decks:versions", pk)


@require_POST
@members_only
def deck_restore(request: MemberRequest, pk: int, number: int) -> HttpResponse:
    restored = versions.restore(pk, request.user.pk, number)
    messages.success(
        request, f"Version {number} is restored as version {restored.number}. Undo brings it back."
    )
    return redirect("decks:versions", pk)


def _words(row: VersionRow, rules: GameRules) -> str:
    """What a version changed, in words."""
    if row.first:
        return "The first version"
    words = [said(row.changed, rules.catalogue)] if row.changed else []
    if row.loose:
        words.append(f"{row.loose} loose line{'s' * (row.loose != 1)} changed")
    return ", ".join(words) or "The same cards"


def _choices(deck: Deck) -> list[tuple[str, str]]:
    """The versions to choose from in a comparison, newest first."""
    found = deck.versions.order_by("-number").values_list("number", "name")[:300]
    return [(f"{deck.pk}@{n}", f"{n}: {name}" if name else str(n)) for n, name in found]
