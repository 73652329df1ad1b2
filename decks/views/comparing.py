"""Two decks, or two versions, side by side by quantity."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from cards.catalogue.values import Catalogue
from decks.selectors.difference import Changed, difference, in_common, lost_and_found
from decks.selectors.game_rules import game_rules
from decks.selectors.listing import own_decks
from decks.selectors.sides import Side, side
from decks.views.editor_cards import Look, lookbook
from web.readers import Reader

# So many of one's own decks are offered by name; others are named by number or address.
OFFERED = 100


@dataclass(frozen=True)
class Difference:
    """One section: its cards that differ, and its loose lines."""

    name: str
    rows: list[tuple[Changed, Look]]
    loose: list[tuple[str, int]]


@require_safe
def deck_compare(request: HttpRequest) -> HttpResponse:
    """`?a=12&b=12@3`: numbers, versions of one's own decks, or addresses."""
    given = {name: request.GET.get(name, "")[:300] for name in ("a", "b")}
    sides: dict[str, Side] = {}
    problems: dict[str, str] = {}
    for name, text in given.items():
        try:
            if text.strip():
                sides[name] = side(text, request.user)
        except Http404 as missing:
            problems[name] = str(missing)
    context: dict[str, Any] = {
        "given": given,
        "problems": problems,
        "a": sides.get("a"),
        "b": sides.get("b"),
        "offered": _offered(request.user),
    }
    if len(sides) == 2:
        context |= _compared(sides["a"], sides["b"])
    return render(request, "decks/compare.html", context, status=404 if problems else 200)


def _compared(a: Side, b: Side) -> dict[str, Any]:
    if a.deck.game_id != b.deck.game_id:
        return {"other_game": True}
    rules = game_rules(a.deck.game.slug)
    book = lookbook(rules)
    changed = difference(a.value, b.value)
    loose = lost_and_found(a.value, b.value)
    sections = []
    for section in dict.fromkeys([*rules.game.sections, *(one.section for one in changed),
                                  *(where for where, _ in loose)]):  # fmt: skip
        rows = [(one, book.look(one.card)) for one in changed if one.section == section]
        lines = [(text, n) for (where, text), n in loose.items() if where == section]
        if rows or lines:
            ordered = sorted(rows, key=lambda row: (row[0].delta < 0, row[1].name.casefold()))
            sections.append(Difference(_section(section, rules.catalogue), ordered, lines))
    return {
        "game": rules.game,
        "sections": sections,
        "more": sum(one.delta for one in changed if one.delta > 0),
        "fewer": -sum(one.delta for one in changed if one.delta < 0),
        "same": in_common(a.value, b.value),
    }


def _section(section: str, catalogue: Catalogue) -> str:
    named = catalogue.game.sections.get(section)
    return named.name if named else section


def _offered(reader: Reader) -> list[tuple[str, str]]:
    if not reader.is_authenticated:
        return []
    rows = own_decks(reader).order_by("-changed_at").values_list("pk", "name", "game__slug")
    return [(str(pk), f"{name} ({slug.upper()})") for pk, name, slug in rows[:OFFERED]]
