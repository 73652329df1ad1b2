"""The piles that a game deals from: what is set aside first, and what is drawn from what is left.
Declared in the `hand` of rules.toml."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from cards.catalogue.values import Card, Catalogue
from cards.construction.queries import select
from cards.construction.ruleset import Aside, Draw, Hand
from cards.deck import Deck

# Section and card, for copies that are still to be dealt.
Place = tuple[str, str]


@dataclass(frozen=True)
class Pile:
    """What one draw is made from: copies by section and card, and how many are taken."""

    name: str
    count: int
    each_turn: int
    copies: dict[Place, int]

    @property
    def size(self) -> int:
        return sum(self.copies.values())

    def cards(self) -> list[str]:
        """Every copy by its card's id, in one fixed order."""
        return [card for (_, card), n in sorted(self.copies.items()) for _ in range(n)]


@dataclass(frozen=True)
class Layout:
    """A deck before the first card is drawn. Draws from one and the same pile are one pile."""

    aside: dict[str, dict[str, int]]
    piles: list[Pile]


def lay_out(deck: Deck, catalogue: Catalogue, hand: Hand) -> Layout:
    """Set aside what the game sets aside, and find the piles that are drawn from."""
    left = {
        (section, card): n
        for section, cards in sorted(deck.sections.items())
        for card, n in sorted(cards.items())
    }
    known = [catalogue.by_id[card] for card in deck.counts() if card in catalogue.by_id]
    aside: dict[str, dict[str, int]] = {}
    for one in hand.aside:
        aside[one.name] = _take(left, one, _chosen(left, one, known, catalogue))
    piles: dict[tuple[str, ...], Pile] = {}
    for draw in hand.draw:
        key = (draw.over, *sorted(_sections(draw)))
        before = piles.get(key)
        piles[key] = Pile(
            before.name if before else draw.name or hand.name,
            _size(draw, known, catalogue) + (before.count if before else 0),
            draw.each_turn + (before.each_turn if before else 0),
            {place: left[place] for place in _chosen(left, draw, known, catalogue)},
        )
    _refuse_shared(list(piles.values()))
    return Layout(aside, list(piles.values()))


def _refuse_shared(piles: list[Pile]) -> None:
    """One copy cannot be drawn from two piles: rules that say so have no exact odds."""
    for one, other in combinations(piles, 2):
        if shared := one.copies.keys() & other.copies.keys():
            cards = ", ".join(sorted(card for _, card in shared)[:3])
            raise ValueError(f"the draws {one.name!r} and {other.name!r} share cards: {cards}")


def _sections(part: Aside | Draw) -> list[str]:
    return [part.section] if isinstance(part.section, str) else part.section


def _chosen(
    left: dict[Place, int], part: Aside | Draw, known: list[Card], catalogue: Catalogue
) -> list[Place]:
    """The places that a part speaks of. Cards that the catalogue does not know are in any pile
    that asks for nothing special."""
    sections = _sections(part)
    picked = select(part.over, catalogue.game, known) if part.over else None
    return [
        (section, card)
        for section, card in left
        if (not sections or section in sections) and (picked is None or card in picked)
    ]


def _take(left: dict[Place, int], part: Aside, places: list[Place]) -> dict[str, int]:
    """Take copies out, in the order of sections and ids where not all are wanted."""
    wanted = part.count
    taken: dict[str, int] = {}
    for place in places:
        n = left[place] if wanted is None else min(left[place], wanted)
        if n:
            taken[place[1]] = taken.get(place[1], 0) + n
            left[place] -= n
            if not left[place]:
                del left[place]
        if wanted is not None:
            wanted -= n
    return taken


def _size(draw: Draw, known: list[Card], catalogue: Catalogue) -> int:
    for other in draw.instead:
        if select(other.has, catalogue.game, known):
            return other.count
    return draw.count
