"""Looking at a deck: its page, its share link, its files."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.text import slugify
from django.views.decorators.http import require_safe

from decks.construction.formats import FORMATS
from decks.models import Deck
from decks.selectors.access import readable_deck, shared_deck
from decks.selectors.rulings import rulings
from decks.selectors.verdicts import value_of
from decks.views.sheet import deck_text, sheet


@require_safe
def deck_detail(request: HttpRequest, pk: int) -> HttpResponse:
    key = request.GET.get("key", "")
    return _page(request, readable_deck(pk, request.user, key), key)


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
    text = deck_text(deck, value_of(deck), rulings(deck.game.slug), form)
    response = HttpResponse(text, content_type=f"{kind.media_type}; charset=utf-8")
    name = slugify(deck.name) or f"deck-{deck.pk}"
    response["Content-Disposition"] = f'attachment; filename="{name}.{kind.extension}"'
    return response


def _page(request: HttpRequest, deck: Deck, key: str) -> HttpResponse:
    return render(request, "decks/detail.html", sheet(request, deck, key))
