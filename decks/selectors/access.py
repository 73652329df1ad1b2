"""Who may see which deck. What a reader may not see does not exist for that reader."""

from __future__ import annotations

from django.db.models import Q, QuerySet
from django.http import Http404

from decks.models import Deck, DeckVersion
from web.numbers import whole
from web.readers import Reader
from web.visibility import Visibility


def all_decks() -> QuerySet[Deck]:
    return Deck.objects.select_related("game", "head", "owner", "parent__deck__owner")


def listed_for(reader: Reader) -> QuerySet[Deck]:
    """Decks a reader may open by their number: own, stock and public ones."""
    seen = Q(owner=None) | Q(visibility=Visibility.PUBLIC)
    if reader.is_authenticated:
        seen |= Q(owner_id=reader.pk)
    return all_decks().filter(seen)


def readable_deck(pk: int, reader: Reader, token: str = "") -> Deck:
    """A deck to look at: by its number, or with its share token unless it is private."""
    deck = listed_for(reader).filter(pk=pk).first()
    if deck is None and token:
        shared = all_decks().exclude(visibility=Visibility.PRIVATE)
        deck = shared.filter(pk=pk, share_token=token).first()
    if deck is None:
        raise Http404(f"There is no deck {pk} that you may see.")
    return deck


def shared_deck(token: str) -> Deck:
    deck = all_decks().exclude(visibility=Visibility.PRIVATE).filter(share_token=token).first()
    if deck is None:
        raise Http404("There is no shared deck at this address.")
    return deck


def own_deck(pk: int, reader: Reader) -> Deck:
    """A deck to change: its owner's alone."""
    deck = all_decks().filter(pk=pk, owner_id=reader.pk).first() if reader.pk else None
    if deck is None:
        raise Http404(f"There is no deck {pk} of yours.")
    return deck


def own_version(deck: Deck, reader: Reader, number: str | int) -> DeckVersion:
    """A version of the past: its deck's owner alone may look back."""
    found = None
    wanted = whole(str(number), 2**31 - 1)
    if deck.owner_id is not None and deck.owner_id == reader.pk and wanted is not None:
        found = deck.versions.filter(number=wanted).first()
    if found is None:
        raise Http404(f"{deck.name} has no version {number} that you may see.")
    return found


def may_see_parent(deck: Deck, reader: Reader) -> bool:
    """Whether the deck that this one was forked from may be named."""
    if deck.parent is None:
        return False
    origin = deck.parent.deck
    return (
        origin.owner_id is None
        or origin.visibility == Visibility.PUBLIC
        or (reader.pk is not None and origin.owner_id == reader.pk)
    )
