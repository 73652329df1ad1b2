"""Pools are kept for the very same cards, and for no others."""

from __future__ import annotations

from collections.abc import Sequence

from cards.catalogue.values import Card
from engine.pools import Pools


def _pools(most: int = 2) -> tuple[Pools[tuple[int, ...]], list[int]]:
    built: list[int] = []

    def build(cards: Sequence[Card]) -> tuple[int, ...]:
        built.append(len(cards))
        return tuple(card.fields["cost"] for card in cards)

    return Pools(build, most), built


def _card(cost: int, name: str = "yeti") -> Card:
    return Card(id=name, name=name.title(), type="creature", fields={"cost": cost})


def test_the_same_cards_are_built_once() -> None:
    pools, built = _pools()
    cards = [_card(3)]
    assert pools.of(cards) is pools.of(list(cards))
    assert built == [1]


def test_a_card_that_changed_under_its_id_is_built_anew() -> None:
    pools, built = _pools()
    assert pools.of([_card(3)]) == (3,)
    assert pools.of([_card(4)]) == (4,)
    assert built == [1, 1]


def test_the_pool_not_used_for_longest_is_dropped() -> None:
    pools, built = _pools(most=2)
    one, two, three = ([_card(1, name)] for name in ("bok", "linx", "mara"))
    for cards in (one, two, one, three, one):
        pools.of(cards)
    assert len(built) == 3
    pools.of(two)
    assert len(built) == 4
