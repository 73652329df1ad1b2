"""Looking at a deck: its page, its share link, its files."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.cache import patch_vary_headers
from django.utils.text import slugify
from django.views.decorators.http import require_safe

from cards.formats import FORMATS
from decks.models import Deck
from decks.selectors.access import readable_deck, shared_deck
from decks.selectors.game_rules import game_rules
from decks.selectors.verdicts import value_of
from decks.views.editor_numbers import chances, hand
from decks.views.sheet import deck_text, sheet


@require_safe
def deck_detail(request: HttpRequest, pk: int) -> HttpResponse:
    """A deck by its number: one's own, a stock deck, a public one."""
    key = request.GET.get("key", "")
    deck = readable_deck(pk, request.user, key)
    return redirect("decks:shared", key) if key == deck.share_token else _page(request, deck, "")


@require_safe
def deck_shared(request: HttpRequest, token: str) -> HttpResponse:
    """A deck by its share link, which is all that an unlisted deck has."""
    response = _page(request, shared_deck(token), token)
    response["X-Robots-Tag"] = "noindex"
    return response


@require_safe
def deck_file(request: HttpRequest, pk: int, form: str) -> HttpResponse:
    """A deck as a file in one of the formats that can be written."""
    deck = readable_deck(pk, request.user, request.GET.get("key", ""))
    if form not in FORMATS:
        raise Http404(f"Expected a format among {', '.join(FORMATS)}, got {form!r}.")
    kind = FORMATS[form]
    text = deck_text(deck, value_of(deck), game_rules(deck.game.slug), form)
    response = HttpResponse(text, content_type=f"{kind.media_type}; charset=utf-8")
    name = slugify(deck.name) or f"deck-{deck.pk}"
    response["Content-Disposition"] = f'attachment; filename="{name}.{kind.extension}"'
    return response


def _page(request: HttpRequest, deck: Deck, key: str) -> HttpResponse:
    """The page; htmx asks for a hand or the odds alone."""
    target = request.headers.get("HX-Target", "")
    if target in ("hand", "odds"):
        rules = game_rules(deck.game.slug)
        value = value_of(deck)
        context: dict[str, Any] = {"deck": deck, "game": rules.game, "value": value}
        context |= (
            hand(request, deck, value, rules)
            if target == "hand"
            else chances(request, value, rules)
        )
        response = render(request, f"decks/_editor_{target}.html", context)
    else:
        response = render(request, "decks/detail.html", sheet(request, deck, key))
    # The same address answers with a page or with a part alone: caches must know.
    patch_vary_headers(response, ["HX-Target"])
    return response
