"""Decks as a whole: made, described, forked, built, taken apart, deleted."""

from __future__ import annotations

from collections.abc import Iterable

from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction

from cards.deck import Deck as DeckValue
from collection.models import Game
from decks.models import Deck, DeckTag, DeckVersion
from decks.selectors.copies import Copies
from decks.selectors.game_rules import game_rules
from decks.selectors.verdicts import value_of
from decks.services.reserving import release, reserve
from decks.services.versions import advance, locked
from web.refused import Refused
from web.tokens import new_token
from web.visibility import Visibility

MAX_TAGS = 12
# Enough for anybody, and a bound on what one account can store.
MAX_DECKS = 5000


@transaction.atomic
def create(
    owner: AbstractBaseUser,
    game: str,
    value: DeckValue | None = None,
    *,
    name: str = "",
    about: str = "",
    format: str = "",
    visibility: str = Visibility.PRIVATE,
    parent: DeckVersion | None = None,
    intent: str = "",
) -> Deck:
    """Make a deck with its first version."""
    value = value or DeckValue()
    _check_format(game, format)
    if Deck.objects.filter(owner_id=owner.pk).count() >= MAX_DECKS:
        raise Refused("too-many", f"An account holds at most {MAX_DECKS:,} decks.")
    deck = Deck.objects.create(
        owner_id=owner.pk,
        game=Game.objects.get(slug=game),
        name=(name or value.name).strip()[:120] or "Untitled deck",
        about=about or value.about,
        format=format,
        visibility=visibility,
        parent=parent,
    )
    advance(deck, value, intent=intent)
    set_tags(deck, value.tags)
    return deck


def describe(pk: int, owner_id: int, **values: str) -> Deck:
    """Change name, about, format or visibility."""
    with locked(pk, owner_id) as deck:
        if "name" in values and not values["name"].strip():
            raise Refused("name", "A deck needs a name.", field="name")
        if "format" in values:
            _check_format(deck.game.slug, values["format"])
        if "visibility" in values and values["visibility"] not in Visibility.values:
            known = ", ".join(Visibility.values)
            raise Refused(
                "visibility",
                f"Expected one of {known}, got {values['visibility']!r}.",
                field="visibility",
            )
        for key, text in values.items():
            setattr(deck, key, text.strip())
        deck.save(update_fields=[*values, "changed_at"])
    return deck


def set_tags(deck: Deck, names: Iterable[str]) -> list[str]:
    """Replace the tags of a deck; order and doubles do not matter."""
    wanted = sorted({" ".join(name.split())[:40] for name in names if name.strip()})
    if len(wanted) > MAX_TAGS:
        raise Refused("tags", f"Expected at most {MAX_TAGS} tags, got {len(wanted)}.", field="tags")
    with transaction.atomic():
        deck.tags.exclude(name__in=wanted).delete()
        DeckTag.objects.bulk_create(
            [DeckTag(deck=deck, name=name) for name in wanted], ignore_conflicts=True
        )
    return wanted


def renew_link(pk: int, owner_id: int) -> Deck:
    """Give a deck another share link; the old one stops working."""
    with locked(pk, owner_id) as deck:
        deck.share_token = new_token()
        deck.save(update_fields=["share_token"])
    return deck


def fork(
    origin: Deck, owner: AbstractBaseUser, name: str = "", version: DeckVersion | None = None
) -> Deck:
    """A deck of one's own with the cards of another, or of one of its versions, linked to it."""
    return create(
        owner,
        origin.game.slug,
        value_of(origin, version),
        name=name or origin.name,
        about=origin.about,
        format=origin.format,
        parent=version or origin.head,
        intent=f"Forked from {origin.name}"[:300],
    )


def build(pk: int, owner_id: int) -> dict[str, Copies]:
    """Mark a deck as built and hold its copies; says how each card stands."""
    with locked(pk, owner_id) as deck:
        deck.is_built = True
        deck.save(update_fields=["is_built"])
        return reserve(deck)


def take_apart(pk: int, owner_id: int) -> Deck:
    with locked(pk, owner_id) as deck:
        deck.is_built = False
        deck.save(update_fields=["is_built"])
        release(deck)
    return deck


def delete(pk: int, owner_id: int) -> str:
    """Delete a deck with its versions; copies it held are free again."""
    with locked(pk, owner_id) as deck:
        release(deck)
        name = deck.name
        deck.delete()
    return name


def _check_format(game: str, format_id: str) -> None:
    known = dict(game_rules(game).formats)
    if format_id and format_id not in known:
        raise Refused(
            "format",
            f"Expected a format among {', '.join(known)}, got {format_id!r}.",
            field="format",
        )
