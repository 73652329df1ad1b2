"""What the owner of a deck does with it as a whole: describe, share, delete."""

from __future__ import annotations

from django.contrib import messages
from django.db import transaction
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST

from decks.forms import SettingsForm
from decks.models import Deck
from decks.selectors.access import own_deck
from decks.selectors.game_rules import game_rules
from decks.services import lifecycle
from web.members import MemberRequest, members_only
from web.refused import Refused


@require_http_methods(["GET", "HEAD", "POST"])
@members_only
def deck_settings(request: MemberRequest, pk: int) -> HttpResponse:
    deck = own_deck(pk, request.user)
    if request.method != "POST":
        form = SettingsForm(game_rules(deck.game.slug), initial=_settings(deck))
        return _settings_page(request, deck, form)
    form = SettingsForm(game_rules(deck.game.slug), request.POST, initial=_settings(deck))
    if form.is_valid() and (theirs := form.changed_elsewhere()):
        form.add_error(
            None,
            "This was changed elsewhere after you opened the page, so nothing was saved. What you "
            f"have here differs in: {', '.join(theirs)}. Save once more to keep yours.",
        )
        # Saving again means that this page's words are wanted.
        given = request.POST.copy()
        given["seen"] = form.initial["seen"]
        form.data = given
        return _settings_page(request, deck, form, status=409)
    if form.is_valid():
        names = [name for name in form.fields if name not in ("tags", "seen")]
        values = {name: form.cleaned_data[name] for name in names}
        try:
            with transaction.atomic():
                deck = lifecycle.describe(pk, request.user.pk, **values)
                lifecycle.set_tags(deck, form.tags_given())
        except Refused as refused:
            form.refuse(refused)
        else:
            messages.success(request, f"{deck.name} is saved.")
            return redirect("decks:detail", pk)
    return _settings_page(request, own_deck(pk, request.user), form, status=400)


@require_POST
@members_only
def deck_link(request: MemberRequest, pk: int) -> HttpResponse:
    """Another share link; the old one stops working."""
    deck = lifecycle.renew_link(pk, request.user.pk)
    messages.success(request, f"{deck.name} has another link. The old one no longer works.")
    return redirect("decks:settings", pk)


@require_http_methods(["GET", "HEAD", "POST"])
@members_only
def deck_delete(request: MemberRequest, pk: int) -> HttpResponse:
    if request.method != "POST":
        return render(request, "decks/delete.html", _about(own_deck(pk, request.user)))
    name = lifecycle.delete(pk, request.user.pk)
    messages.success(request, f"{name} is deleted.")
    return redirect("decks:list")


def _settings(deck: Deck) -> dict[str, str]:
    tags = ", ".join(deck.tags.values_list("name", flat=True))
    names = ("name", "about", "format", "visibility")
    return {name: getattr(deck, name) for name in names} | {"tags": tags}


def _settings_page(
    request: MemberRequest, deck: Deck, form: SettingsForm, status: int = 200
) -> HttpResponse:
    link = request.build_absolute_uri(reverse("decks:shared", args=[deck.share_token]))
    context = _about(deck) | {"form": form, "link": link}
    return render(request, "decks/settings.html", context, status=status)


def _about(deck: Deck) -> dict[str, object]:
    return {"deck": deck, "game": game_rules(deck.game.slug).game, "is_owner": True}
