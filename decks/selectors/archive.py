"""A person's decks as files of an account archive."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from django.contrib.auth.models import AbstractBaseUser
from django.utils.text import slugify

from cards.deck import Deck as DeckValue
from cards.formats import write_deck
from collection.selectors.games import vocabularies
from decks.models import Deck
from decks.selectors.game_rules import game_rules
from decks.selectors.listing import own_decks
from decks.selectors.verdicts import value_of


def archive_files(owner: AbstractBaseUser) -> Iterator[tuple[str, str]]:
    """Each deck as a text that every import reads, and all of them with their versions as JSON."""
    found = own_decks(owner).prefetch_related("tags", "versions", "picks__holding__card")
    decks = list(found.order_by("pk"))
    yield "decks.json", json.dumps([_everything(deck) for deck in decks], indent=1)
    known = vocabularies()
    for deck in decks:
        # A game that was taken out of the catalogues is still in the JSON.
        if deck.game.slug in known:
            name = f"{slugify(deck.name)[:60] or 'deck'}-{deck.pk}.txt"
            yield f"decks/{deck.game.slug}/{name}", _text(deck)


def _text(deck: Deck) -> str:
    value = value_of(deck)
    tagged = DeckValue(
        value.lines,
        name=value.name,
        about=value.about,
        format=value.format,
        tags=[tag.name for tag in deck.tags.all()],
        loose=value.loose,
    )
    return write_deck(tagged, game_rules(deck.game.slug).catalogue, "text")


def _everything(deck: Deck) -> dict[str, Any]:
    return {
        "game": deck.game.slug,
        "name": deck.name,
        "about": deck.about,
        "format": deck.format,
        "visibility": deck.visibility,
        "tags": [tag.name for tag in deck.tags.all()],
        "built": deck.is_built,
        "taken_from": [
            {"card": pick.holding.card.slug, "place": pick.holding.location, "count": pick.count}
            for pick in deck.picks.all()
        ],
        "created": deck.created_at.isoformat(),
        "changed": deck.changed_at.isoformat(),
        "versions": [
            {
                "number": version.number,
                "current": version.pk == deck.head_id,
                "name": version.name,
                "intent": version.intent,
                "at": version.at.isoformat(),
                **version.content,
            }
            for version in deck.versions.all()
        ],
    }
