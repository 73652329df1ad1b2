"""Which cards are one and the same card for a rule."""

from __future__ import annotations

from collections.abc import Iterable

from cards.catalogue.values import Card, Game
from cards.construction.queries import identity_of, values_of


def identities(
    cards: list[Card], names: Iterable[str], game: Game, same_as: str = ""
) -> dict[str, str]:
    """The identity of each card. Cards that agree in `names` share one, and so do cards that the
    field `same_as` joins, directly or through others."""
    listed = list(names)
    own = {card.id: identity_of(card, listed, game) for card in cards}
    if not same_as:
        return own
    root = {identity: identity for identity in own.values()}

    def find(identity: str) -> str:
        while root[identity] != identity:
            identity = root[identity]
        return identity

    for card in cards:
        for other in values_of(card, same_as):
            if other in own:
                # The smaller text stays the root, so the result does not hang on card order.
                first, second = sorted((find(own[card.id]), find(own[other])))
                root[second] = first
    return {card: find(identity) for card, identity in own.items()}
