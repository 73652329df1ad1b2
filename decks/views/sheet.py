"""What the page of a deck shows, for whoever may see it."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest
from django.urls import reverse
from django.utils.safestring import SafeString

from cards.deck import Deck as DeckValue
from cards.formats import FORMATS, write_deck
from decks.models import Deck, DeckVersion
from decks.panels import panels_of
from decks.selectors.access import may_see_parent
from decks.selectors.copies import shelf
from decks.selectors.game_rules import GameRules, game_rules
from decks.selectors.verdicts import judge_value, value_of
from decks.views.editor_cards import Line, lookbook
from decks.views.editor_check import check_of
from decks.views.editor_found import remembered, switch
from decks.views.editor_lines import Group, Part, deck_parts
from decks.views.editor_numbers import face, numbers
from web.visibility import Visibility

FacedGroup = tuple[Group, list[tuple[Line, SafeString]]]
FacedPart = tuple[Part, list[FacedGroup]]
MAX_FACES = 2000
SHOWN = [("faces", "Faces"), ("list", "List")]


def sheet(
    request: HttpRequest, deck: Deck, key: str = "", version: DeckVersion | None = None
) -> dict[str, Any]:
    """The context of the deck page; `key` is the share token by which its reader came, `version`
    one of the past that its owner looks at."""
    rules = game_rules(deck.game.slug)
    value = value_of(deck, version)
    report = judge_value(value, rules)
    own = shelf(request.user, deck.game.slug)
    is_owner = deck.owner_id is not None and deck.owner_id == request.user.pk
    holder = deck.holder if is_owner else ""
    shown = remembered(request, "as", SHOWN, "faces")
    parts = deck_parts(value, rules, own, holder, report)
    return {
        "deck": deck,
        "game": rules.game,
        "value": value,
        "key": key,
        "query": f"?key={key}" if key else "",
        "version": version,
        "is_owner": is_owner,
        "parts": _faced(parts, rules, shown == "faces"),
        "check": check_of(report, value, rules),
        "ready": own.readiness(value, holder) if own and value.size else None,
        "tags": [tag.name for tag in deck.tags.all()],
        "format": rules.format_name(deck.format),
        "parent": deck.parent if may_see_parent(deck, request.user) else None,
        "files": list(FORMATS.values()),
        "text": deck_text(deck, value, rules),
        "share_url": share_url(request, deck, is_owner),
        "shown": shown,
        "showns": switch(request, "as", SHOWN, shown),
        "find_in": reverse("card_list", args=[deck.game.slug]),
        "actions": panels_of(request, deck, "actions"),
        "record": panels_of(request, deck, "record"),
        "improve": panels_of(request, deck, "improve"),
        **numbers(request, deck, value, rules),
    }


def _faced(parts: list[Part], rules: GameRules, draw: bool) -> list[FacedPart]:
    """The sections that hold anything, each line with its face."""
    book = lookbook(rules)

    def drawn(line: Line) -> SafeString:
        if not draw:
            return SafeString("")
        key = (line.section, line.look.id)
        if key not in book.faces:
            # A few decks' worth is kept; drawing is most of what this page costs.
            if len(book.faces) >= MAX_FACES:
                book.faces.clear()
            book.faces[key] = face(line.look.id, f"in-{line.section}", book, rules)
        return book.faces[key]

    return [
        (part, [(group, [(line, drawn(line)) for line in group.lines]) for group in part.groups])
        for part in parts
        if part.groups or part.loose
    ]


def deck_text(deck: Deck, value: DeckValue, rules: GameRules, form: str = "text") -> str:
    """The deck in one of the file formats, with its tags."""
    whole = DeckValue(
        value.lines,
        name=value.name,
        about=value.about,
        format=value.format,
        tags=[tag.name for tag in deck.tags.all()],
        loose=value.loose,
    )
    return write_deck(whole, rules.catalogue, form)


def share_url(request: HttpRequest, deck: Deck, is_owner: bool) -> str:
    """An address that can be given away: none for private decks."""
    if deck.owner_id is None or deck.visibility == Visibility.PUBLIC:
        return request.build_absolute_uri(reverse("decks:detail", args=[deck.pk]))
    if deck.visibility == Visibility.UNLISTED and is_owner:
        return request.build_absolute_uri(reverse("decks:shared", args=[deck.share_token]))
    return ""
