"""What the arena shows on the pages of a deck: "Test this deck", and its record."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest

from arena.selectors.record import record_of
from decks import panels
from decks.models import Deck
from decks.selectors.playable import has_engine


def register_all() -> None:
    panels.register("actions", "arena/_deck_test.html", _test)
    panels.register("record", "arena/_deck_record.html", _record)


def _test(request: HttpRequest, deck: Deck) -> dict[str, Any] | None:
    return {} if has_engine(deck.game.slug) else None


def _record(request: HttpRequest, deck: Deck) -> dict[str, Any] | None:
    if not has_engine(deck.game.slug) or not request.user.is_authenticated:
        return None
    return {"record": record_of(deck, request.user)}
