"""The copies that a proposal may use."""

from __future__ import annotations

from django.contrib.auth.models import User

from collection.models import Card
from collection.possessions import possessions
from decks.models import Deck
from decks.selectors.verdicts import value_of


def supply_of(owner: User, game: str, source: str, deck: Deck | None) -> dict[str, int] | None:
    """Copies by card id; None when every card may be used.

    `free` leaves out what other built decks hold; what this deck holds itself stays usable.
    """
    if source == "all":
        return None
    slugs = dict(Card.objects.filter(game__slug=game, is_active=True).values_list("pk", "slug"))
    found = {slugs[pk]: shelf for pk, shelf in possessions(owner.pk, slugs).items()}
    if source == "owned":
        return {card: shelf.owned for card, shelf in sorted(found.items()) if shelf.owned}
    held = value_of(deck).counts() if deck is not None and deck.is_built else {}
    free = {card: min(shelf.owned, shelf.free + held.get(card, 0)) for card, shelf in found.items()}
    return {card: n for card, n in sorted(free.items()) if n}
