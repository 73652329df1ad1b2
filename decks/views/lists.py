"""Lists of decks: one's own, those of the catalogues, and those that others show."""

from __future__ import annotations

from typing import Any

from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_safe

from collection.selectors.games import vocabulary_or_404
from decks.models import Deck
from decks.selectors.listing import (
    filtered,
    game_counts,
    own_decks,
    public_decks,
    rows_of,
    stock_decks,
    tags_of,
)
from web.pagination import page_of

PAGE_SIZE = 24


@require_safe
def deck_list(request: HttpRequest) -> HttpResponse:
    """The reader's own decks; visitors have none, and see those of the catalogues."""
    if not request.user.is_authenticated:
        return redirect("decks:stock")
    return _page(request, own_decks(request.user), "own")


@require_safe
def deck_stock(request: HttpRequest) -> HttpResponse:
    return _page(request, stock_decks(), "stock")


@require_safe
def deck_public(request: HttpRequest) -> HttpResponse:
    return _page(request, public_decks(), "public")


def _page(request: HttpRequest, decks: QuerySet[Deck], shelf: str) -> HttpResponse:
    text, tag = request.GET.get("q", "")[:200], request.GET.get("tag", "")[:40]
    slug = request.GET.get("game", "")
    game = vocabulary_or_404(slug) if slug else None
    found = filtered(decks, text, slug, tag).prefetch_related("tags")
    page = page_of(request, found, PAGE_SIZE)
    context: dict[str, Any] = {
        "shelf": shelf,
        "q": text,
        "tag": tag,
        "game": game,
        "page": page,
        "rows": rows_of(list(page), request.user),
    }
    partial = request.headers.get("HX-Target") == "results"
    if not partial:
        context |= {"games": game_counts(decks), "tags": tags_of(decks)}
    name = "decks/list.html#list-rows" if partial else "decks/list.html"
    response = render(request, name, context)
    # The same address answers with a page or with its rows alone: caches must know.
    patch_vary_headers(response, ["HX-Target"])
    return response
