"""What the page of a deck shows, for whoever may see it."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest
from django.urls import reverse
from django.utils.safestring import SafeString

from collection.models import Card
from collection.selectors.pictures import picture
from decks.construction.deck import Deck as DeckValue
from decks.construction.formats import FORMATS, write_deck
from decks.models import Deck, Visibility
from decks.selectors.access import may_see_parent
from decks.selectors.copies import shelf
from decks.selectors.rulings import Rulings, rulings
from decks.selectors.verdicts import judge_value, value_of
from decks.views.editor_check import check_of
from decks.views.editor_lines import deck_parts

DISPLAYS = [("list", "List"), ("faces", "Faces")]


def sheet(request: HttpRequest, deck: Deck, key: str = "") -> dict[str, Any]:
    """The context of the deck page; `key` is the share token by which its reader came."""
    with_ = rulings(deck.game.slug)
    value = value_of(deck)
    report = judge_value(value, with_)
    own = shelf(request.user, deck.game.slug)
    is_owner = deck.owner_id is not None and deck.owner_id == request.user.pk
    holder = deck.holder if is_owner else ""
    display = "faces" if request.GET.get("show") == "faces" else "list"
    return {
        "deck": deck,
        "game": with_.game,
        "value": value,
        "key": key,
        "query": f"?key={key}" if key else "",
        "is_owner": is_owner,
        "parts": [p for p in deck_parts(value, with_, own, holder, report) if p.groups or p.loose],
        "check": check_of(report, value, with_),
        "ready": own.readiness(value, holder) if own else None,
        "needs": value.counts(),
        "tags": [tag.name for tag in deck.tags.all()],
        "format": with_.format_name(deck.format),
        "parent": deck.parent if may_see_parent(deck, request.user) else None,
        "files": list(FORMATS.values()),
        "text": deck_text(deck, value, with_),
        "share_url": _share_url(request, deck, is_owner),
        "display": display,
        "displays": DISPLAYS,
        "pictures": _pictures(deck, value) if display == "faces" else {},
    }


def deck_text(deck: Deck, value: DeckValue, with_: Rulings, form: str = "text") -> str:
    """The deck in one of the file formats, with its tags."""
    whole = DeckValue(
        value.lines,
        name=value.name,
        about=value.about,
        format=value.format,
        tags=[tag.name for tag in deck.tags.all()],
        loose=value.loose,
    )
    return write_deck(whole, with_.catalogue, form)


def _share_url(request: HttpRequest, deck: Deck, is_owner: bool) -> str:
    """An address that can be given away: none for private decks."""
    if deck.owner_id is None or deck.visibility == Visibility.PUBLIC:
        return request.build_absolute_uri(reverse("decks:detail", args=[deck.pk]))
    if deck.visibility == Visibility.UNLISTED and is_owner:
        return request.build_absolute_uri(reverse("decks:shared", args=[deck.share_token]))
    return ""


def _pictures(deck: Deck, value: DeckValue) -> dict[str, SafeString]:
    rows = Card.objects.filter(game_id=deck.game_id, slug__in=list(value.counts()))
    return {row.slug: picture(row) for row in rows.select_related("game")}
