"""Random cards and collections put into the database, and the possessions they amount to."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from django.contrib.auth.models import User
from django.db import transaction

from cards.catalogue.values import Card as CardValue
from cards.catalogue.values import Catalogue, Game
from cards.search.possession import Possession
from collection.models import Card, Holding, Printing, Reservation, Want
from collection.services.load import load_catalogue
from tests.cards.search.strategies import Owned


@contextmanager
def rolled_back() -> Iterator[None]:
    """Whatever is written inside is gone afterwards: one random example leaves nothing behind."""
    with transaction.atomic():
        yield
        transaction.set_rollback(True)


def store(game: Game, cards: list[CardValue]) -> None:
    load_catalogue(Catalogue(game, cards))


def own(owner: User, card: CardValue, owned: Owned) -> Possession:
    """Write what somebody has of a card; returns it as plain values, summed up independently."""
    row = Card.objects.get(game__slug=card.game, slug=card.id)
    printings = list(Printing.objects.filter(card=row).order_by("pk"))
    held = [c for c in owned.copies if c.printing < len(printings)]
    for copies in held:
        Holding.objects.create(
            owner=owner,
            card=row,
            printing=printings[copies.printing],
            count=copies.count,
            for_trade=copies.for_trade,
            location=copies.place.location,
            condition=copies.place.condition,
            language=copies.place.language,
            finish=copies.place.finish,
        )
    if owned.target is not None:
        Want.objects.create(owner=owner, card=row, target=owned.target)
    for n, count in enumerate(owned.reserved):
        Reservation.objects.create(owner=owner, card=row, holder=f"deck {n}", count=count)
    return Possession(
        owned=sum(c.count for c in held),
        reserved=sum(owned.reserved),
        target=owned.target,
        for_trade=sum(c.for_trade for c in held),
        places=tuple(c.place for c in held if c.count),
    )
