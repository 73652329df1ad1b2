"""Catalogue pages: games, sets, card lists, a card, help on searching."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_safe

from cards.catalogue.values import Game as GameValue
from cards.search import SearchError
from cards.search.help import help_sections
from collection.models import Card, CardSet, Printing
from collection.selectors import completion
from collection.selectors.cards import (
    active_cards,
    card_or_404,
    check_query,
    owned_printings,
    ownership,
    search_cards,
)
from collection.selectors.facets import Facet, facets, full_query
from collection.selectors.games import vocabularies, vocabulary_or_404
from collection.selectors.pictures import picture
from collection.selectors.samples import sample_pictures
from collection.views.described import Fault, field_rows
from web.pagination import page_of
from web.readers import Reader

PAGE_SIZES = {"grid": 48, "table": 100, "text": 100}
DISPLAYS = [("grid", "Faces"), ("table", "Table"), ("text", "Text")]


@require_safe
def game_list(request: HttpRequest) -> HttpResponse:
    known = vocabularies()
    samples = sample_pictures()
    rows = [
        {"game": known[row.slug], "completion": row, "pictures": samples.get(row.slug, [])}
        for row in completion.by_game(request.user)
        if row.slug in known
    ]
    return render(request, "collection/game_list.html", {"rows": rows})


@require_safe
def game_detail(request: HttpRequest, game: str) -> HttpResponse:
    vocabulary = vocabulary_or_404(game)
    counts = _type_counts(vocabulary)
    context = {
        "game": vocabulary,
        "types": [(t, counts.get(t.id, 0)) for t in vocabulary.file.types],
        "card_count": sum(counts.values()),
        "sets": completion.by_set(request.user, game),
        "pictures": sample_pictures(5).get(game, []),
    }
    return render(request, "collection/game_detail.html", context)


@require_safe
def set_detail(request: HttpRequest, game: str, slug: str) -> HttpResponse:
    vocabulary = vocabulary_or_404(game)
    card_set = get_object_or_404(CardSet, game__slug=game, slug=slug)
    rows = [row for row in completion.by_set(request.user, game) if row.slug == slug]
    context = {"set": card_set, "completion": rows[0], "about": vocabulary.sets.get(slug)}
    return _card_page(request, vocabulary, "collection/set_detail.html", f"set:{slug}", context)


@require_safe
def card_list(request: HttpRequest, game: str) -> HttpResponse:
    return _card_page(request, vocabulary_or_404(game), "collection/card_list.html")


@require_safe
def card_search(request: HttpRequest) -> HttpResponse:
    return _card_page(request, None, "collection/card_list.html")


@require_safe
def card_detail(request: HttpRequest, game: str, slug: str) -> HttpResponse:
    vocabulary = vocabulary_or_404(game)
    card = card_or_404(vocabulary, slug)
    context: dict[str, Any] = {
        "game": vocabulary,
        "card": card,
        "type": vocabulary.types[card.type],
        "picture": picture(card, "full"),
        "rows": field_rows(vocabulary, card),
        "own": ownership(request.user, [card]).get(card.pk),
        "printings": _printings(vocabulary, card, request.user),
    }
    return render(request, "collection/card_detail.html", context)


@require_safe
def search_help(request: HttpRequest) -> HttpResponse:
    games = list(vocabularies().values())
    context = {"games": games, "sections": help_sections(games)}
    return render(request, "collection/search_help.html", context)


def _card_page(
    request: HttpRequest,
    game: GameValue | None,
    template: str,
    fixed: str = "",
    extra: dict[str, Any] | None = None,
) -> HttpResponse:
    """A searched, filtered, paged list of cards; htmx asks for the results alone."""
    text = request.GET.get("q", "")
    chosen = facets(game, request.GET.dict()) if game else []
    display = request.GET.get("display", "")
    display = display if display in PAGE_SIZES else "grid"
    context: dict[str, Any] = {
        "game": game,
        "q": text,
        "facets": chosen,
        "display": display,
        "displays": [(name, label, _address(request, display=name)) for name, label in DISPLAYS],
        "status": 200,
        **(extra or {}),
    }
    try:
        # The typed text is read alone first, so that a fault points into what was typed.
        asked = check_query(text, game, request.user).display
        if asked in PAGE_SIZES and "display" not in request.GET:
            display = context["display"] = asked
        found = search_cards(_joined(fixed, text, chosen), game, request.user)
    except SearchError as error:
        context |= {"error": error, "fault": Fault.of(error, text), "status": 400}
    else:
        page = page_of(request, found, PAGE_SIZES[display])
        cards = list(page)
        context |= _listed(request, page, cards, display)
    partial = request.headers.get("HX-Target") == "results"
    name = "collection/_card_results.html" if partial else template
    response = render(request, name, context, status=context["status"])
    # The same address answers with a page or with its results alone: caches must know.
    patch_vary_headers(response, ["HX-Target"])
    if partial:
        # A form sends its empty fields too; the address shown is the one worth sharing.
        response["HX-Push-Url"] = request.path + _query_string(request.GET.dict())
    return response


def _joined(fixed: str, text: str, chosen: list[Facet]) -> str:
    query = full_query(text, chosen)
    if not fixed:
        return query
    return f"{fixed} ({query})" if query.strip() else fixed


def _listed(request: HttpRequest, page: Any, cards: list[Card], display: str) -> dict[str, Any]:
    owned = ownership(request.user, cards)
    known = vocabularies()
    rows = [
        {
            "card": card,
            "type": known[card.game.slug].types[card.type],
            "game": known[card.game.slug],
            "own": owned.get(card.pk),
            "picture": picture(card) if display == "grid" else "",
            "facts": field_rows(known[card.game.slug], card) if display != "grid" else [],
        }
        for card in cards
    ]
    return {
        "page": page,
        "rows": rows,
        "count": page.paginator.count,
        "pages": [
            (n, _address(request, page=n) if isinstance(n, int) else "")
            for n in page.paginator.get_elided_page_range(page.number, on_each_side=2, on_ends=1)
        ],
        "previous": _address(request, page=page.number - 1) if page.has_previous() else "",
        "next": _address(request, page=page.number + 1) if page.has_next() else "",
    }


def _address(request: HttpRequest, **changes: object) -> str:
    """This page's address with some parameters replaced; a new display starts at page one."""
    parameters = request.GET.dict()
    if "page" not in changes:
        parameters.pop("page", None)
    for name, value in changes.items():
        parameters[name] = str(value)
    return _query_string(parameters)


def _query_string(parameters: dict[str, str]) -> str:
    return "?" + urlencode({name: value for name, value in parameters.items() if value})


def _printings(game: GameValue, card: Card, reader: Reader) -> list[tuple[Printing, int, str]]:
    """Each printing with the reader's copies of it and its rarity in words."""
    owned = owned_printings(reader, card)
    return [
        (p, owned.get(p.pk, 0), game.rarities[p.rarity].name if p.rarity in game.rarities else "")
        for p in card.printings.all()
        if p.is_active
    ]


def _type_counts(game: GameValue) -> dict[str, int]:
    counts: dict[str, int] = {}
    for name in active_cards(game).order_by().values_list("type", flat=True):
        counts[name] = counts.get(name, 0) + 1
    return counts
