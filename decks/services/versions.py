"""Versions: how a deck moves from one to the next, back, and forward again.

Every change of one deck stands in line behind `locked`: on PostgreSQL behind the lock of the deck's
row, on SQLite behind the write lock of the file, which IMMEDIATE transactions take at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import transaction
from django.http import Http404
from django.utils import timezone

from cards.deck import Deck as DeckValue
from decks.content import MAX_LINES, content_hash, to_content
from decks.models import Deck, DeckVersion
from decks.selectors.game_rules import GameRules, game_rules
from decks.selectors.verdicts import judge_value, short, value_of
from decks.services.judging import remember
from decks.services.reserving import reserve
from web.refused import Refused

# Autosaved versions that are kept for undo; named ones and those others refer to stay for good.
KEPT = 200


@contextmanager
def locked(pk: int, owner_id: int | None) -> Iterator[Deck]:
    """A transaction in which nobody else changes this deck."""
    with transaction.atomic():
        decks = Deck.objects.select_for_update(of=("self",)).select_related("game", "head")
        deck = decks.filter(pk=pk, owner_id=owner_id).first()
        if deck is None:
            raise Http404(f"There is no deck {pk} of yours.")
        yield deck


def advance(
    deck: Deck,
    value: DeckValue,
    name: str = "",
    intent: str = "",
    rules: GameRules | None = None,
) -> DeckVersion:
    """Store a new version, judge it and make it the head. The deck must be locked."""
    if len(value.lines) + len(value.loose) > MAX_LINES:
        raise Refused("too-large", f"A deck holds at most {MAX_LINES} different cards.")
    content = to_content(value)
    newest = deck.versions.order_by("-number").values_list("number", flat=True).first() or 0
    version = DeckVersion(
        deck=deck,
        number=newest + 1,
        previous=deck.head,
        content=content,
        content_hash=content_hash(content),
        size=value.size,
        name=name,
        intent=intent,
    )
    rules = rules or game_rules(deck.game.slug)
    named = DeckValue(value.lines, name=deck.name, format=deck.format, loose=value.loose)
    remember(version, short(judge_value(named, rules)), rules.stamp_for(deck.format))
    version.save()
    _move(deck, version)
    # Numbers count versions, so a deck that has had few needs no look.
    if version.number > KEPT:
        prune(deck)
    return version


def undo(pk: int, owner_id: int, base: str = "") -> Deck:
    """Go back to the version that was edited into this one.

    With `base`, the content hash its reader last saw, only what that reader has seen is undone.
    """
    with locked(pk, owner_id) as deck:
        _refuse_unseen(deck, base)
        before = deck.head.previous if deck.head else None
        if before is None:
            raise Refused("nothing-to-undo", "There is nothing to undo.")
        _move(deck, before)
    return deck


def redo(pk: int, owner_id: int, base: str = "") -> Deck:
    """Go forward to the newest version that was made from this one; `base` as for `undo`."""
    with locked(pk, owner_id) as deck:
        _refuse_unseen(deck, base)
        after = deck.head.following.order_by("-number").first() if deck.head else None
        if after is None:
            raise Refused("nothing-to-redo", "There is nothing to redo.")
        _move(deck, after)
    return deck


def restore(pk: int, owner_id: int, number: int) -> DeckVersion:
    """Make an old version's cards the newest version, so that restoring can be undone too."""
    with locked(pk, owner_id) as deck:
        old = deck.versions.filter(number=number).first()
        if old is None:
            raise Http404(f"{deck.name} has no version {number}.")
        if deck.head and deck.head.content_hash == old.content_hash:
            return deck.head
        intent = f"Restored version {number}" + (f", {old.name}" if old.name else "")
        return advance(deck, value_of(deck, old), intent=intent)


def name_version(pk: int, owner_id: int, number: int, name: str, intent: str) -> DeckVersion:
    """Name a version and say what it is for; an empty name makes it an autosaved one again."""
    with locked(pk, owner_id) as deck:
        version = deck.versions.filter(number=number).first()
        if version is None:
            raise Http404(f"{deck.name} has no version {number}.")
        version.name, version.intent = name.strip()[:80], intent.strip()[:300]
        version.save(update_fields=["name", "intent"])
    return version


def prune(deck: Deck) -> None:
    """Delete autosaved versions beyond the newest ones that nothing refers to."""
    unnamed = deck.versions.filter(name="")
    limit = unnamed.order_by("-number").values_list("number", flat=True)[KEPT : KEPT + 1].first()
    if limit is not None:
        old = unnamed.filter(number__lte=limit, forks=None, headed=None)
        DeckVersion.objects.filter(pk__in=list(old.values_list("pk", flat=True))).delete()


def _refuse_unseen(deck: Deck, base: str) -> None:
    if base and deck.head and deck.head.content_hash != base:
        raise Refused(
            "changed-elsewhere",
            "This deck was changed elsewhere, so nothing was undone or redone. Look at it first.",
        )


def _move(deck: Deck, version: DeckVersion) -> None:
    deck.head = version
    deck.changed_at = timezone.now()
    deck.save(update_fields=["head", "changed_at"])
    if deck.is_built:
        reserve(deck)
