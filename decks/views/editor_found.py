"""The left pane: cards by the search language, among one's own or among all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.core.paginator import Page
from django.http import HttpRequest

from cards.deck import Deck as DeckValue
from cards.search import SearchError
from collection.models import Card
from collection.selectors.cards import check_query, search_cards
from collection.selectors.facets import Facet, facets, full_query
from collection.selectors.pictures import picture
from collection.views.described import Fault
from decks.selectors.copies import Shelf
from decks.selectors.game_rules import GameRules
from decks.views.editor_cards import Line, lookbook, sections_of
from web.pagination import page_of

PAGE_SIZE = {"list": 40, "faces": 24}
SCOPES = [("mine", "My cards"), ("all", "All cards")]
SHOWN = [("list", "List"), ("faces", "Faces")]
# The search language's own word for having a card.
MINE = "owned>=1"


@dataclass(frozen=True)
class Choice:
    """One side of a remembered switch."""

    id: str
    name: str
    address: str
    chosen: bool


@dataclass(frozen=True)
class FoundLine(Line):
    picture: str = ""


def remembered(request: HttpRequest, name: str, known: list[tuple[str, str]], default: str) -> str:
    """What the address asks for, else what was asked for last; kept in the session."""
    key = f"deck-editor-{name}"
    ids = [one for one, _ in known]
    asked = request.GET.get(name, "")
    kept: str = request.session.get(key, default)
    if asked in ids and asked != kept:
        request.session[key] = asked
    return asked if asked in ids else kept if kept in ids else default


def found_cards(
    request: HttpRequest, value: DeckValue, rules: GameRules, shelf: Shelf | None, holder: str
) -> dict[str, Any]:
    """The context of the left pane."""
    text = request.GET.get("q", "")
    scope = remembered(request, "cards", SCOPES, "all")
    shown = remembered(request, "show", SHOWN, "list")
    chosen = facets(rules.game, request.GET.dict())
    context: dict[str, Any] = {
        "q": text,
        "facets": chosen,
        "filtered": any(facet.chosen for facet in chosen),
        "scope": scope,
        "scopes": switch(request, "cards", SCOPES, scope),
        "shown": shown,
        "showns": switch(request, "show", SHOWN, shown),
        "examples": rules.game.file.examples[:3],
    }
    try:
        # The typed text is read alone first, so that a fault points into what was typed.
        check_query(text, rules.game, request.user)
        query = _query(text, chosen, scope)
        rows = search_cards(query, rules.game, request.user)
    except SearchError as error:
        return context | {"error": error, "fault": Fault.of(error, text)}
    page = page_of(request, rows, PAGE_SIZE[shown])
    others = 0
    if scope == "mine" and not page.paginator.count:
        others = search_cards(_query(text, chosen, "all"), rules.game, request.user).count()
    lines = _lines(page, value, rules, shelf, holder, faces=shown == "faces")
    return context | {"page": page, "found": lines, "others": others}


def _query(text: str, chosen: list[Facet], scope: str) -> str:
    query = full_query(text, chosen)
    if scope != "mine":
        return query
    return f"{MINE} ({query})" if query.strip() else MINE


def _lines(
    page: Page[Card],
    value: DeckValue,
    rules: GameRules,
    shelf: Shelf | None,
    holder: str,
    faces: bool,
) -> list[FoundLine]:
    needs = value.counts()
    book = lookbook(rules)
    lines = []
    for row in page:
        look = book.look(row.slug)
        sections = sections_of(look, rules, value.format)
        need = needs.get(row.slug, 0)
        lines.append(
            FoundLine(
                look=look,
                section=sections[0].id,
                count=need,
                copies=shelf.copies(row.slug, need, holder) if shelf else None,
                sections=sections,
                picture=picture(row) if faces else "",
            )
        )
    return lines


def switch(
    request: HttpRequest, name: str, known: list[tuple[str, str]], chosen: str
) -> list[Choice]:
    choices = []
    for one, label in known:
        parameters = request.GET.copy()
        parameters.pop("page", None)
        parameters[name] = one
        choices.append(Choice(one, label, f"?{parameters.urlencode()}", one == chosen))
    return choices
