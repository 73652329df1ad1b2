"""Which copies make a deck: where to take them from, where to put them back, what is missing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from django.contrib.auth.models import AbstractBaseUser
from django.db.models import Sum

from cards.deck import Deck as DeckValue
from cards.deck import Line
from collection.models import Finish, Holding
from decks.models import Deck, Pick
from decks.selectors.copies import Copies, Shelf, shelf
from decks.selectors.verdicts import value_of


@dataclass(frozen=True)
class Picked:
    """Copies of one holding."""

    holding: Holding
    count: int


@dataclass(frozen=True)
class Place:
    """What lies in one location; the empty name is for copies without one."""

    name: str
    picked: list[Picked]

    @property
    def count(self) -> int:
        return sum(one.count for one in self.picked)


@dataclass(frozen=True)
class Short:
    """A card with too few free copies, and the decks that hold others."""

    card: str
    copies: Copies
    held_by: list[tuple[Deck, int]]


def planned(deck: Deck, own: Shelf | None = None) -> list[Picked]:
    """The copies to take for a deck of its owner: those it has already, then free ones.

    `own` is the owner's shelf, where the caller has it at hand."""
    assert deck.owner is not None
    value = value_of(deck)
    own = own or shelf(deck.owner, deck.game.slug)
    assert own is not None
    wanted = {
        card: min(need, own.copies(card, need, deck.holder).free)
        for card, need in value.counts().items()
    }
    return allocate(value, wanted, _lots(deck.owner, deck), _elsewhere(deck), _kept(deck))


def allocate(
    value: DeckValue,
    wanted: Mapping[str, int],
    lots: Iterable[Holding],
    taken: Mapping[int, int],
    kept: Mapping[int, int],
) -> list[Picked]:
    """Choose copies for as many cards as are `wanted`.

    What the deck has already (`kept`) stays; then come copies of the printing that a line asks
    for, and proxies last. `taken` are copies that lie in other decks.
    """
    by_card: dict[str, list[Holding]] = {}
    for lot in lots:
        by_card.setdefault(lot.card.slug, []).append(lot)
    free = {
        lot.pk: max(0, lot.count - taken.get(lot.pk, 0)) for of in by_card.values() for lot in of
    }
    chosen: dict[int, int] = {}
    left = dict(wanted)
    # Lines that ask for a printing choose before those that take any.
    for line in sorted(value.lines, key=lambda one: one.printing is None):
        need = min(line.count, left.get(line.card, 0))
        left[line.card] = left.get(line.card, 0) - need
        for lot in sorted(by_card.get(line.card, ()), key=lambda lot: _order(lot, line, kept)):
            count = min(need, free[lot.pk])
            if count:
                chosen[lot.pk] = chosen.get(lot.pk, 0) + count
                free[lot.pk] -= count
                need -= count
    return [
        Picked(lot, chosen[lot.pk]) for of in by_card.values() for lot in of if lot.pk in chosen
    ]


def in_deck(deck: Deck) -> list[Picked]:
    """The copies that lie in a built deck."""
    rows = deck.picks.select_related("holding__card", "holding__printing__set")
    return [Picked(row.holding, min(row.count, row.holding.count)) for row in rows]


def by_place(picked: Iterable[Picked]) -> list[Place]:
    """Copies by location, in the order one walks through a list; those without one come last."""
    places: dict[str, list[Picked]] = {}
    for one in picked:
        places.setdefault(one.holding.location, []).append(one)
    ordered = sorted(places, key=lambda name: (not name, name.casefold()))
    return [
        Place(
            name,
            sorted(places[name], key=lambda one: (one.holding.card.folded_name, one.holding.pk)),
        )
        for name in ordered
    ]


def shortages(deck: Deck, own: Shelf | None = None) -> list[Short]:
    """Cards of which too few copies are free, with the decks that hold them."""
    assert deck.owner is not None
    own = own or shelf(deck.owner, deck.game.slug)
    assert own is not None
    found = []
    needs = value_of(deck).counts()
    short = {
        card: copies
        for card, need in needs.items()
        if (copies := own.copies(card, need, deck.holder)).missing
    }
    holders = {who for card in short for who in own.held.get(card, ())} - {deck.holder}
    keys = [int(who.removeprefix("deck:")) for who in holders if who.startswith("deck:")]
    decks = {one.holder: one for one in Deck.objects.filter(owner=deck.owner, pk__in=keys)}
    for card, copies in short.items():
        held = own.held.get(card, {})
        found.append(
            Short(card, copies, [(decks[who], n) for who, n in held.items() if who in decks])
        )
    return found


def _order(lot: Holding, line: Line, kept: Mapping[int, int]) -> tuple[object, ...]:
    asked = line.printing
    other = asked is not None and (
        lot.printing.set.slug != asked.set
        or (asked.number != "" and lot.printing.number != asked.number)
    )
    return (
        lot.pk not in kept,
        other,
        lot.finish == Finish.PROXY,
        lot.for_trade >= lot.count,
        lot.location == "",
        -lot.count,
        lot.pk,
    )


def _lots(owner: AbstractBaseUser, deck: Deck) -> Iterable[Holding]:
    cards = list(value_of(deck).counts())
    mine = Holding.objects.filter(owner_id=owner.pk, card__game_id=deck.game_id, count__gt=0)
    return mine.filter(card__slug__in=cards).select_related("card", "printing__set")


def _elsewhere(deck: Deck) -> dict[int, int]:
    """Copies of each holding that lie in other decks."""
    rows = Pick.objects.filter(deck__owner_id=deck.owner_id).exclude(deck=deck).order_by()
    return dict(rows.values_list("holding_id").annotate(total=Sum("count")))


def _kept(deck: Deck) -> dict[int, int]:
    return dict(deck.picks.order_by().values_list("holding_id", "count"))
