"""Making decks: empty ones, and forks of what one may see."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST

from decks.forms import NewDeckForm
from decks.selectors.access import own_version, readable_deck
from decks.selectors.game_rules import known_game
from decks.services import lifecycle
from web.members import MemberRequest, members_only
from web.refused import Refused


@require_http_methods(["GET", "HEAD", "POST"])
@members_only
def deck_new(request: MemberRequest) -> HttpResponse:
    if request.method != "POST":
        return render(request, "decks/new.html", {"form": NewDeckForm(initial=_wished(request))})
    form = NewDeckForm(request.POST)
    if form.is_valid():
        game, format_id = form.game_and_format()
        name = form.cleaned_data["name"]
        try:
            deck = lifecycle.create(request.user, game, name=name, format=format_id)
        except Refused as refused:
            form.refuse(refused)
        else:
            return redirect("decks:edit", deck.pk)
    return render(request, "decks/new.html", {"form": form}, status=400)


@require_POST
@members_only
def deck_fork(request: MemberRequest, pk: int) -> HttpResponse:
    origin = readable_deck(pk, request.user, request.POST.get("key", ""))
    number = request.POST.get("version", "")
    version = own_version(origin, request.user, number) if number else None
    try:
        deck = lifecycle.fork(origin, request.user, version=version)
    except Refused as refused:
        messages.error(request, refused.sentence)
        return redirect("decks:list")
    messages.success(request, f"{deck.name} is now a deck of yours. Change it as you like.")
    return redirect("decks:detail", deck.pk)


def _wished(request: MemberRequest) -> dict[str, str]:
    """The game that the address names."""
    slug = request.GET.get("game", "")
    return {"kind": slug} if known_game(slug) else {}
