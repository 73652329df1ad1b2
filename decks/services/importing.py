"""Saving what an import read: as a new deck, or as the next version of one that exists."""

from __future__ import annotations

from dataclasses import dataclass

from django.contrib.auth.models import AbstractBaseUser

from cards.deck import Deck as DeckValue
from decks.content import MAX_LINES
from decks.models import Deck, DeckVersion
from decks.selectors.game_rules import GameRules
from decks.services.editing import replace
from decks.services.lifecycle import MAX_TAGS, create
from web.refused import Refused

MAX_ABOUT = 4000


@dataclass(frozen=True)
class Fitted:
    """A deck of a file as it can be stored; `notes` say what of the file's own words cannot."""

    value: DeckValue
    notes: tuple[str, ...]


def fitted(value: DeckValue, rules: GameRules) -> Fitted:
    """Cards and lines stay as they are; a format nobody knows and tags beyond the limit do not."""
    notes = []
    known = dict(rules.formats)
    format_id = value.format
    if format_id and format_id not in known:
        notes.append(f"No format {format_id[:40]!r} is known here; {rules.format_name('')} is used")
        format_id = ""
    tags = value.tags[:MAX_TAGS]
    if len(value.tags) > MAX_TAGS:
        notes.append(f"Of {len(value.tags)} tags the first {MAX_TAGS} are kept")
    about = value.about
    if len(about) > MAX_ABOUT:
        about = about[:MAX_ABOUT]
        notes.append(f"Of the description the first {MAX_ABOUT:,} characters are kept")
    whole = DeckValue(
        value.lines,
        name=value.name[:120],
        about=about,
        format=format_id,
        tags=tags,
        loose=value.loose,
    )
    return Fitted(whole, tuple(notes))


def import_new(
    owner: AbstractBaseUser, value: DeckValue, rules: GameRules, *, name: str = ""
) -> Deck:
    """Make a deck of what was read."""
    _check_size(value)
    whole = fitted(value, rules).value
    return create(owner, rules.game.id, whole, name=name, format=whole.format, intent="Imported")


def import_version(pk: int, owner_id: int, value: DeckValue, base: str) -> DeckVersion:
    """Make what was read the next version of a deck; raises Conflict when it is not `base` that
    would be replaced."""
    _check_size(value)
    return replace(pk, owner_id, value, base, intent="Imported")


def _check_size(value: DeckValue) -> None:
    lines = len(value.lines) + len(value.loose)
    if lines > MAX_LINES:
        raise Refused("too-large", f"A deck holds at most {MAX_LINES:,} lines, this has {lines:,}.")
