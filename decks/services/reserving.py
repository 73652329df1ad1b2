"""Built decks hold copies of their owner's collection until they are taken apart."""

from __future__ import annotations

from django.db import transaction

from collection.models import Card, Reservation
from decks.models import Deck, Pick
from decks.selectors.copies import Copies, shelf
from decks.selectors.picking import planned
from decks.selectors.verdicts import value_of


def reserve(deck: Deck) -> dict[str, Copies]:
    """Hold the copies that a built deck needs, as far as they are free; say how each card stands.

    A copy lies in one deck only: what other decks hold stays theirs, and what is not there is not
    promised. The deck must be locked.
    """
    assert deck.owner is not None
    value = value_of(deck)
    own = shelf(deck.owner, deck.game.slug)
    assert own is not None
    copies = {card: own.copies(card, n, deck.holder) for card, n in value.counts().items()}
    wanted = {card: min(one.need, one.free) for card, one in copies.items()}
    picked = planned(deck)
    release(deck)
    Pick.objects.bulk_create([Pick(deck=deck, holding=p.holding, count=p.count) for p in picked])
    keys = dict(
        Card.objects.filter(game=deck.game, slug__in=list(wanted)).values_list("slug", "pk")
    )
    Reservation.objects.bulk_create(
        [
            Reservation(owner=deck.owner, card_id=keys[card], holder=deck.holder, count=count)
            for card, count in wanted.items()
            if count and card in keys
        ]
    )
    return copies


@transaction.atomic
def release(deck: Deck) -> None:
    deck.picks.all().delete()
    Reservation.objects.filter(owner_id=deck.owner_id, holder=deck.holder).delete()
